CREATE TABLE "job_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"otherwise" jsonb NOT NULL,
	"choice" text,
	"closes_missing" boolean DEFAULT false NOT NULL,
	"next_read_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"problem" text,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_feeds_choice_check" CHECK ("job_feeds"."choice" in ('draft', 'live'))
);
--> statement-breakpoint
ALTER TABLE "job_imports" DROP CONSTRAINT "job_imports_status_check";--> statement-breakpoint
ALTER TABLE "job_feeds" ADD CONSTRAINT "job_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_feeds_user_id_url_key" ON "job_feeds" USING btree ("user_id","url");--> statement-breakpoint
CREATE INDEX "job_feeds_next_read_at_idx" ON "job_feeds" USING btree ("next_read_at") WHERE next_read_at is not null;--> statement-breakpoint
ALTER TABLE "job_imports" ADD CONSTRAINT "job_imports_status_check" CHECK ("job_imports"."status" in ('reading', 'checking', 'ready', 'posting', 'done', 'failed'));