CREATE TABLE "removed_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
