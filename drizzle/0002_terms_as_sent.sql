ALTER TABLE "applications" ADD COLUMN "sent_reading" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "job_terms" jsonb;--> statement-breakpoint
CREATE INDEX "applications_hides_name_idx" ON "applications" USING btree ("job_id") WHERE hides_name;