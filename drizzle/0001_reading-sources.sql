CREATE TABLE "reading_sources" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "reading_sources_id_check" CHECK ("reading_sources"."id" = 1)
);
