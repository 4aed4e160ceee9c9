CREATE TABLE "company_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_events_kind_check" CHECK ("company_events"."kind" in ('asked', 'verified', 'confirmed', 'refused', 'taken-off', 'lapsed', 'changed', 'merged'))
);
--> statement-breakpoint
CREATE TABLE "company_proofs" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"how" text NOT NULL,
	"email" text,
	"user_id" uuid,
	"confirmed_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_proofs_how_check" CHECK ("company_proofs"."how" in ('domain', 'dns', 'file'))
);
--> statement-breakpoint
CREATE TABLE "company_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "verifications" DROP CONSTRAINT "verifications_purpose_check";--> statement-breakpoint
ALTER TABLE "companies" DROP CONSTRAINT "companies_verified_how_check";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_self_check_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "proof_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_events" ADD CONSTRAINT "company_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_events" ADD CONSTRAINT "company_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proofs" ADD CONSTRAINT "company_proofs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proofs" ADD CONSTRAINT "company_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_slugs" ADD CONSTRAINT "company_slugs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_events_company_id_idx" ON "company_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_events_user_id_idx" ON "company_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_proofs_check_at_idx" ON "company_proofs" USING btree ("check_at","company_id");--> statement-breakpoint
CREATE INDEX "company_proofs_user_id_idx" ON "company_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_slugs_company_id_idx" ON "company_slugs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "companies_name_idx" ON "companies" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_asked_at_idx" ON "companies" USING btree ("asked_at","id") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "companies_refused_at_idx" ON "companies" USING btree ("refused_at","id") WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX "companies_verified_at_idx" ON "companies" USING btree ("verified_at","id") WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX "companies_website_idx" ON "companies" USING btree ("website") WHERE website is not null;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_purpose_check" CHECK ("verifications"."purpose" in ('verify-email', 'reset-password', 'change-email', 'verify-company', 'reconfirm-company'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_verified_how_check" CHECK ("companies"."verified_how" in ('domain', 'dns', 'file', 'administrator'));