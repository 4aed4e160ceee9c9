ALTER TABLE "applications" ADD COLUMN "interview_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_zone" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "interview_how" text;--> statement-breakpoint
ALTER TABLE "held_moves" ADD COLUMN "interview" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_interview_how_check" CHECK ("applications"."interview_how" in ('phone', 'video', 'in-person'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_interview_check" CHECK (("applications"."interview_at" is null) = ("applications"."interview_zone" is null) and ("applications"."interview_how" is null or "applications"."interview_at" is not null));