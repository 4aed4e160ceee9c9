CREATE TABLE "join_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"company_role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "team_invitations_company_role_check" CHECK ("team_invitations"."company_role" in ('owner', 'recruiter', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "applicant_notes" DROP CONSTRAINT "applicant_notes_author_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "jobs_created_by_created_at_idx";--> statement-breakpoint
ALTER TABLE "applicant_notes" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "responsible_id" uuid;--> statement-breakpoint
UPDATE "jobs" SET "responsible_id" = "created_by";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "responsible_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "company_id" uuid;--> statement-breakpoint
UPDATE "subscriptions" SET "company_id" = "recruiters"."company_id" FROM "recruiters" WHERE "recruiters"."user_id" = "subscriptions"."user_id";--> statement-breakpoint
DELETE FROM "subscriptions" WHERE "company_id" IS NULL OR EXISTS (SELECT FROM "subscriptions" "later" WHERE "later"."company_id" = "subscriptions"."company_id" AND ("later"."chosen_at", "later"."user_id") > ("subscriptions"."chosen_at", "subscriptions"."user_id"));--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD PRIMARY KEY ("company_id");--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "company_role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "recruiters" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "recruiters" SET "joined_at" = "created_at", "company_role" = CASE WHEN EXISTS (SELECT FROM "recruiters" "first" WHERE "first"."company_id" = "recruiters"."company_id" AND ("first"."created_at", "first"."user_id") < ("recruiters"."created_at", "recruiters"."user_id")) THEN 'recruiter' ELSE 'owner' END;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "join_requests_company_id_idx" ON "join_requests" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_company_id_email_key" ON "team_invitations" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "team_invitations_invited_by_idx" ON "team_invitations" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_responsible_id_created_at_idx" ON "jobs" USING btree ("responsible_id","created_at");--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_company_role_check" CHECK ("recruiters"."company_role" in ('owner', 'recruiter', 'viewer'));