CREATE TABLE "hidden_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(regexp_replace(trim(regexp_replace(translate(lower(name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g')), '^the +', ''), '( +(incorporated|inc|llc|llp|lp|pllc|pc|plc|ltd|limited|corporation|corp|company|co|gmbh))+$', ''), '( and)? ', '', 'g')) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_companies_name_key_check" CHECK ("hidden_companies"."name_key" <> '')
);
--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "name_key" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(regexp_replace(trim(regexp_replace(translate(lower(name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g')), '^the +', ''), '( +(incorporated|inc|llc|llp|lp|pllc|pc|plc|ltd|limited|corporation|corp|company|co|gmbh))+$', ''), '( and)? ', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_companies_user_id_name_key_key" ON "hidden_companies" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "hidden_companies_name_key_idx" ON "hidden_companies" USING btree ("name_key","user_id");--> statement-breakpoint
CREATE INDEX "companies_name_key_idx" ON "companies" USING btree ("name_key");