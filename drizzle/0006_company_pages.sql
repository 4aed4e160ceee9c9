CREATE TABLE "company_pages" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"how_we_work" text,
	"benefits" text,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"people_agreed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_pictures" (
	"company_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"url" text NOT NULL,
	"alt" text,
	CONSTRAINT "company_pictures_company_id_slot_pk" PRIMARY KEY("company_id","slot"),
	CONSTRAINT "company_pictures_slot_check" CHECK ("company_pictures"."slot" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_check";--> statement-breakpoint
ALTER TABLE "company_pages" ADD CONSTRAINT "company_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_check" CHECK ("files"."kind" in ('photo', 'resume', 'logo', 'picture-1', 'picture-2', 'picture-3', 'picture-4'));