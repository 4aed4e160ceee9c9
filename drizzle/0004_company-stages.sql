CREATE TABLE "company_stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_stages_status_check" CHECK ("company_stages"."status" in ('pending', 'reviewing', 'interview', 'offered'))
);
--> statement-breakpoint
ALTER TABLE "applicant_notes" DROP CONSTRAINT "applicant_notes_kind_check";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_id" uuid;--> statement-breakpoint
ALTER TABLE "company_stages" ADD CONSTRAINT "company_stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_stages_company_id_idx" ON "company_stages" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_company_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."company_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_stage_id_idx" ON "applications" USING btree ("stage_id") WHERE stage_id is not null;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_kind_check" CHECK ("applicant_notes"."kind" in ('note', 'rejection', 'stage'));