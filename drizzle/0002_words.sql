CREATE TABLE "new_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"words" text NOT NULL,
	"people" integer NOT NULL,
	"beside" text[] NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "new_words_source_check" CHECK ("new_words"."source" in ('skill', 'title', 'search'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "new_words_source_words_key" ON "new_words" USING btree ("source","words");--> statement-breakpoint
CREATE INDEX "new_words_people_idx" ON "new_words" USING btree ("people" DESC NULLS LAST,"id") WHERE dismissed_at is null;