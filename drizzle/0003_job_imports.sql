CREATE TABLE "imported_jobs" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"is_closed_by_import" boolean DEFAULT false NOT NULL,
	CONSTRAINT "imported_jobs_user_id_source_source_id_pk" PRIMARY KEY("user_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "job_import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source_id" text NOT NULL,
	"said" jsonb NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"errors" jsonb,
	"outcome" text,
	"job_id" uuid,
	CONSTRAINT "job_import_rows_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "job_import_rows_outcome_check" CHECK ("job_import_rows"."outcome" in ('posted', 'held', 'draft', 'full', 'queued', 'changed', 'reopened', 'same', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "job_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"unused_columns" text[] DEFAULT '{}' NOT NULL,
	"choice" text,
	"closes_missing" boolean DEFAULT false NOT NULL,
	"closed_count" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "job_imports_status_check" CHECK ("job_imports"."status" in ('checking', 'ready', 'posting', 'done', 'failed')),
	CONSTRAINT "job_imports_choice_check" CHECK ("job_imports"."choice" in ('draft', 'live'))
);
--> statement-breakpoint
ALTER TABLE "imported_jobs" ADD CONSTRAINT "imported_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_jobs" ADD CONSTRAINT "imported_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_import_rows" ADD CONSTRAINT "job_import_rows_import_id_job_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."job_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_import_rows" ADD CONSTRAINT "job_import_rows_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_imports" ADD CONSTRAINT "job_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "imported_jobs_job_id_key" ON "imported_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_import_rows_job_id_idx" ON "job_import_rows" USING btree ("job_id") WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX "job_imports_user_id_idx" ON "job_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_imports_posting_key" ON "job_imports" USING btree ("user_id") WHERE status = 'posting';