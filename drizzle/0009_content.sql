CREATE TABLE "impact_reports" (
	"day" date PRIMARY KEY NOT NULL,
	"suggested" jsonb NOT NULL,
	"interviewed" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wording_counts" (
	"week" date NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"saves" integer NOT NULL,
	CONSTRAINT "wording_counts_week_level_kind_pk" PRIMARY KEY("week","level","kind"),
	CONSTRAINT "wording_counts_level_check" CHECK ("wording_counts"."level" in ('blocking', 'advisory')),
	CONSTRAINT "wording_counts_kind_check" CHECK ("wording_counts"."kind" in ('young', 'schooling', 'age', 'birth', 'changers', 'experience', 'generations', 'retirement', 'digital', 'signs', 'team', 'newcomers', 'family', 'other'))
);
--> statement-breakpoint
CREATE TABLE "service_banner" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"level" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "service_banner_id_check" CHECK ("service_banner"."id" = 1),
	CONSTRAINT "service_banner_level_check" CHECK ("service_banner"."level" in ('notice', 'outage'))
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote" text NOT NULL,
	"author" text NOT NULL,
	"role" text NOT NULL,
	"company" text NOT NULL,
	"consent_on" date NOT NULL,
	"consent_how" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_off" boolean NOT NULL,
	"sentence" text NOT NULL,
	"reason" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "switches_name_check" CHECK ("switches"."name" in ('sign-up', 'posting', 'first-messages', 'uploads')),
	CONSTRAINT "switches_reason_check" CHECK ("switches"."reason" in ('abuse', 'fault', 'maintenance', 'law'))
);
--> statement-breakpoint
CREATE INDEX "stories_is_shown_idx" ON "stories" USING btree ("is_shown","id");