CREATE TABLE "job_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"reasons" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"before" text NOT NULL,
	"leads_to" text NOT NULL,
	"proposed" jsonb,
	"company" text NOT NULL,
	"text_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"refusal" text,
	CONSTRAINT "job_reviews_outcome_check" CHECK ("job_reviews"."outcome" in ('approved', 'refused', 'withdrawn')),
	CONSTRAINT "job_reviews_before_check" CHECK ("job_reviews"."before" in ('draft', 'held', 'refused', 'live', 'paused', 'closed', 'filled', 'expired')),
	CONSTRAINT "job_reviews_leads_to_check" CHECK ("job_reviews"."leads_to" in ('live', 'paused')),
	CONSTRAINT "job_reviews_decided_check" CHECK (("job_reviews"."outcome" is null) = ("job_reviews"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_status_check";--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_reviews_open_key" ON "job_reviews" USING btree ("job_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "job_reviews_job_id_idx" ON "job_reviews" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "job_reviews_open_created_at_idx" ON "job_reviews" USING btree ("created_at","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "job_reviews_decided_by_idx" ON "job_reviews" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_status_check" CHECK ("jobs"."status" in ('draft', 'held', 'refused', 'live', 'paused', 'closed', 'filled', 'expired') and ("jobs"."status" <> 'live' or "jobs"."expires_at" is not null));