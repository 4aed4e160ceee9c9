ALTER TABLE "profiles" ADD COLUMN "travel_miles" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "industries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_travel_check" CHECK ("profiles"."travel_miles" between 1 and 500);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_industries_check" CHECK (cardinality("profiles"."industries") <= 10);