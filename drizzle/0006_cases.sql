CREATE TABLE "case_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"text" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_events_kind_check" CHECK ("case_events"."kind" in ('opened', 'reported', 'hidden', 'restored', 'assigned', 'released', 'note', 'wrote-to-person', 'wrote-to-reporter', 'reporter-abusive', 'decided'))
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"about_id" uuid,
	"reason" text NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_hiding" boolean DEFAULT false NOT NULL,
	"assigned_to" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text,
	CONSTRAINT "cases_kind_check" CHECK ("cases"."kind" in ('job', 'company', 'profile', 'message', 'conversation', 'email', 'name')),
	CONSTRAINT "cases_reason_check" CHECK ("cases"."reason" in ('scam', 'false', 'discrimination', 'rude', 'spam', 'private', 'other', 'noticed')),
	CONSTRAINT "cases_outcome_check" CHECK ("cases"."outcome" in ('dismissed', 'hidden', 'warned', 'suspended', 'banned')),
	CONSTRAINT "cases_decided_check" CHECK (("cases"."outcome" is null) = ("cases"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reporter_email" text,
	"reporter_key" text,
	"network_key" text,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"is_weighed" boolean NOT NULL,
	"abusive_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('scam', 'false', 'discrimination', 'rude', 'spam', 'private', 'other', 'noticed'))
);
--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_events_case_id_idx" ON "case_events" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_events_actor_id_idx" ON "case_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_subject_key" ON "cases" USING btree ("kind","subject_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "cases_subject_idx" ON "cases" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "cases_hiding_idx" ON "cases" USING btree ("kind","subject_id") WHERE is_hiding;--> statement-breakpoint
CREATE INDEX "cases_about_id_idx" ON "cases" USING btree ("about_id","id");--> statement-breakpoint
CREATE INDEX "cases_assigned_to_idx" ON "cases" USING btree ("assigned_to","id");--> statement-breakpoint
CREATE INDEX "cases_decided_by_idx" ON "cases" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "cases_open_idx" ON "cases" USING btree ("id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "cases_open_kind_idx" ON "cases" USING btree ("kind","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "cases_kind_idx" ON "cases" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "cases_decided_idx" ON "cases" USING btree ("id") WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "cases_reason_idx" ON "cases" USING btree ("kind","reason","id");--> statement-breakpoint
CREATE INDEX "reports_case_id_idx" ON "reports" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id_idx" ON "reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "reports_abusive_reporter_idx" ON "reports" USING btree ("reporter_key") WHERE abusive_at is not null;--> statement-breakpoint
CREATE INDEX "reports_abusive_network_idx" ON "reports" USING btree ("network_key") WHERE abusive_at is not null;