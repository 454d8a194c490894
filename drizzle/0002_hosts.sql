-- The host of what waits, so that a claim can pass over hosts that are full. Written by drizzle-kit from
-- server/store/schema.ts. What waits already stays without one: together it counts as one host.
DROP INDEX `scans_pending`;--> statement-breakpoint
ALTER TABLE `scans` ADD `fetch_host` text;--> statement-breakpoint
CREATE INDEX `scans_pending` ON `scans` (`seq`,`fetch_host`) WHERE status = 'pending';
