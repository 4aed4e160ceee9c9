CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"made_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_level_check" CHECK ("staff"."level" in ('support', 'moderator', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "code_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_action_idx" ON "audit_log" USING btree ("actor_id","action","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_idx" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_made_by_idx" ON "staff" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "mails_failing_idx" ON "mails" USING btree ("created_at") WHERE sent_at is null and last_error is not null;--> statement-breakpoint
CREATE INDEX "companies_unverified_idx" ON "companies" USING btree ("created_at") WHERE verified_at is null;