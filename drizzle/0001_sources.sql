-- The sources that a name was seen from, and how its grade moved. Written by drizzle-kit from server/store/schema.ts,
-- then by hand: STRICT, WITHOUT ROWID, the deferred key and the rows of scans that are there already.
CREATE TABLE `skill_sources` (
	`name` text NOT NULL,
	`source_repo` text NOT NULL,
	`completed_scans` integer NOT NULL,
	`latest_seq` integer NOT NULL,
	`latest_completed_at` integer NOT NULL,
	PRIMARY KEY(`name`, `source_repo`),
	FOREIGN KEY (`latest_seq`) REFERENCES `scans`(`seq`) ON UPDATE no action ON DELETE no action DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX `skill_sources_latest_seq` ON `skill_sources` (`latest_seq`);--> statement-breakpoint
CREATE INDEX `skill_sources_newest` ON `skill_sources` (`name`,`latest_completed_at`);--> statement-breakpoint
ALTER TABLE `scans` ADD `grade` text;--> statement-breakpoint
ALTER TABLE `scans` ADD `score` integer;--> statement-breakpoint
ALTER TABLE `scans` ADD `content_sha256` text;--> statement-breakpoint
ALTER TABLE `scans` ADD `rules_version` integer;--> statement-breakpoint
UPDATE `scans` SET
	`grade` = `record` ->> '$.grade',
	`score` = `record` ->> '$.score',
	`content_sha256` = `record` ->> '$.contentSha256',
	`rules_version` = `record` ->> '$.rulesVersion'
WHERE `status` = 'completed';--> statement-breakpoint
CREATE INDEX `scans_history` ON `scans` (`skill_name`,`source_repo`,`completed_at`,`grade`,`score`,`content_sha256`,`rules_version`,`scan_id`) WHERE skill_name IS NOT NULL;--> statement-breakpoint
INSERT INTO `skill_sources`
SELECT `skill_name`, `source_repo`, `total`, `seq`, `completed_at` FROM (
	SELECT `skill_name`, `source_repo`, `seq`, `completed_at`,
		count(*) OVER (PARTITION BY `skill_name`, `source_repo`) AS `total`,
		row_number() OVER (PARTITION BY `skill_name`, `source_repo` ORDER BY `completed_at` DESC, `seq` DESC) AS `place`
	FROM `scans` WHERE `skill_name` IS NOT NULL
) WHERE `place` = 1;
