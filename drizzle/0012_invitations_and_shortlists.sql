CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "invitations_reason_check" CHECK ("invitations"."declined_at" is not null or "invitations"."decline_reason" = '')
);
--> statement-breakpoint
CREATE TABLE "shortlisted_seniors" (
	"job_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlisted_seniors_job_id_senior_id_pk" PRIMARY KEY("job_id","senior_id")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_seniors" ADD CONSTRAINT "shortlisted_seniors_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_seniors" ADD CONSTRAINT "shortlisted_seniors_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_job_id_senior_id_key" ON "invitations" USING btree ("job_id","senior_id");--> statement-breakpoint
CREATE INDEX "invitations_senior_id_id_idx" ON "invitations" USING btree ("senior_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "shortlisted_seniors_senior_id_idx" ON "shortlisted_seniors" USING btree ("senior_id");