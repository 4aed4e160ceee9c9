CREATE TABLE "company_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_letters_kind_check" CHECK ("company_letters"."kind" in ('interview', 'offered', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "held_status_changes" DROP CONSTRAINT "held_status_changes_content_check";--> statement-breakpoint
ALTER TABLE "company_letters" ADD CONSTRAINT "company_letters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_letters_company_id_idx" ON "company_letters" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "held_status_changes" ADD CONSTRAINT "held_status_changes_content_check" CHECK (case when "held_status_changes"."content" is null then "held_status_changes"."to_status" not in ('interview', 'offered') else "held_status_changes"."to_status" in ('interview', 'offered', 'rejected') end);