DROP INDEX "jobs_live_untold_idx";--> statement-breakpoint
CREATE INDEX "jobs_live_untold_since_idx" ON "jobs" USING btree ("status_changed_at") WHERE status = 'live' and seniors_told_at is null;