-- Scans, names and counted calls. Written by drizzle-kit from server/store/schema.ts, then by hand:
-- STRICT, WITHOUT ROWID and CHECK are beyond it.
CREATE TABLE `scans` (
	`seq` integer PRIMARY KEY NOT NULL,
	`scan_id` text NOT NULL,
	`url` text NOT NULL,
	`source_repo` text NOT NULL,
	`status` text NOT NULL CHECK (`status` IN ('pending', 'running', 'completed', 'failed')),
	`attempt` integer NOT NULL,
	`fetch_url` text,
	`skill_name` text,
	`created_at` integer NOT NULL,
	`completed_at` integer,
	`record` text,
	`error_message` text,
	CHECK ((`status` IN ('pending', 'running')) = (`fetch_url` IS NOT NULL)),
	CHECK ((`status` IN ('completed', 'failed')) = (`record` IS NOT NULL)),
	CHECK ((`record` IS NULL) = (`completed_at` IS NULL))
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `scans_scan_id_unique` ON `scans` (`scan_id`);--> statement-breakpoint
CREATE INDEX `scans_pending` ON `scans` (`seq`) WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX `scans_running` ON `scans` (`seq`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `scans_completed_at` ON `scans` (`completed_at`) WHERE completed_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `skills` (
	`name` text PRIMARY KEY NOT NULL,
	`completed_scans` integer NOT NULL,
	`latest_seq` integer NOT NULL,
	`latest_completed_at` integer NOT NULL,
	FOREIGN KEY (`latest_seq`) REFERENCES `scans`(`seq`) ON UPDATE no action ON DELETE no action
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `skills_latest_seq` ON `skills` (`latest_seq`);--> statement-breakpoint
CREATE TABLE `hits` (
	`bucket` text NOT NULL,
	`caller` text NOT NULL,
	`at` integer NOT NULL,
	`nonce` integer NOT NULL,
	PRIMARY KEY(`bucket`, `caller`, `at`, `nonce`)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `hits_at` ON `hits` (`at`);
