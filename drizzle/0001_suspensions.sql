CREATE TABLE "account_suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"case_id" uuid,
	"was_visible" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_how" text,
	"ended_by" uuid,
	CONSTRAINT "account_suspensions_ended_how_check" CHECK ("account_suspensions"."ended_how" in ('time', 'lifted', 'appeal', 'replaced')),
	CONSTRAINT "account_suspensions_ended_check" CHECK (("account_suspensions"."ended_at" is null) = ("account_suspensions"."ended_how" is null))
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"decision_id" uuid NOT NULL,
	"first_decided_by" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "appeals_kind_check" CHECK ("appeals"."kind" in ('suspension', 'job', 'company')),
	CONSTRAINT "appeals_outcome_check" CHECK ("appeals"."outcome" in ('upheld', 'reversed')),
	CONSTRAINT "appeals_decided_check" CHECK (("appeals"."outcome" is null) = ("appeals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "suspended_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "suspended_jobs_status_check" CHECK ("suspended_jobs"."status" in ('draft', 'held', 'refused', 'live', 'paused', 'closed', 'filled', 'expired', 'suspended'))
);
--> statement-breakpoint
ALTER TABLE "job_reviews" DROP CONSTRAINT "job_reviews_before_check";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_status_check";--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_first_decided_by_users_id_fk" FOREIGN KEY ("first_decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspended_jobs" ADD CONSTRAINT "suspended_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_suspensions_open_key" ON "account_suspensions" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "account_suspensions_user_id_idx" ON "account_suspensions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "account_suspensions_open_ends_at_idx" ON "account_suspensions" USING btree ("ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "account_suspensions_started_by_idx" ON "account_suspensions" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "account_suspensions_ended_by_idx" ON "account_suspensions" USING btree ("ended_by") WHERE ended_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_decision_key" ON "appeals" USING btree ("kind","decision_id");--> statement-breakpoint
CREATE INDEX "appeals_user_id_idx" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appeals_open_idx" ON "appeals" USING btree ("id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "appeals_decided_idx" ON "appeals" USING btree ("id") WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "appeals_first_decided_by_idx" ON "appeals" USING btree ("first_decided_by") WHERE first_decided_by is not null;--> statement-breakpoint
CREATE INDEX "appeals_decided_by_idx" ON "appeals" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_before_check" CHECK ("job_reviews"."before" in ('draft', 'held', 'refused', 'live', 'paused', 'closed', 'filled', 'expired', 'suspended'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_status_check" CHECK ("jobs"."status" in ('draft', 'held', 'refused', 'live', 'paused', 'closed', 'filled', 'expired', 'suspended') and ("jobs"."status" <> 'live' or "jobs"."expires_at" is not null));