ALTER TABLE "applications" ADD COLUMN "hides_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "hides_names" boolean DEFAULT false NOT NULL;