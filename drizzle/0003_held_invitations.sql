CREATE TABLE "held_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "held_invitations" ADD CONSTRAINT "held_invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_invitations" ADD CONSTRAINT "held_invitations_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "held_invitations_job_id_senior_id_key" ON "held_invitations" USING btree ("job_id","senior_id");--> statement-breakpoint
CREATE INDEX "held_invitations_senior_id_idx" ON "held_invitations" USING btree ("senior_id");--> statement-breakpoint
CREATE INDEX "held_invitations_due_at_idx" ON "held_invitations" USING btree ("due_at");