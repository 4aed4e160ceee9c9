CREATE TABLE "job_views" (
	"job_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_views_job_id_day_source_pk" PRIMARY KEY("job_id","day","source"),
	CONSTRAINT "job_views_source_check" CHECK ("job_views"."source" in ('none', 'email', 'feed', 'google', 'indeed', 'linkedin', 'facebook', 'other'))
);
--> statement-breakpoint
CREATE TABLE "market_medians" (
	"days" integer PRIMARY KEY NOT NULL,
	"jobs" integer NOT NULL,
	"views" real NOT NULL,
	"apply_rate" real NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_views_day_idx" ON "job_views" USING btree ("day");