CREATE TABLE "candidate_alerts" (
	"user_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_alerts_user_id_senior_id_pk" PRIMARY KEY("user_id","senior_id")
);
--> statement-breakpoint
DROP INDEX "saved_searches_user_id_query_key";--> statement-breakpoint
DROP INDEX "saved_searches_alerts_idx";--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "sought" text DEFAULT 'jobs' NOT NULL;--> statement-breakpoint
-- What was kept until now looks for jobs; what comes says so itself.
ALTER TABLE "saved_searches" ALTER COLUMN "sought" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "candidate_alerts" ADD CONSTRAINT "candidate_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alerts" ADD CONSTRAINT "candidate_alerts_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_alerts_senior_id_idx" ON "candidate_alerts" USING btree ("senior_id");--> statement-breakpoint
CREATE INDEX "candidate_alerts_created_at_idx" ON "candidate_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_user_id_sought_query_key" ON "saved_searches" USING btree ("user_id","sought","query");--> statement-breakpoint
CREATE INDEX "saved_searches_alerts_idx" ON "saved_searches" USING btree ("sought","user_id") WHERE "saved_searches"."frequency" <> 'off';--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_sought_check" CHECK ("saved_searches"."sought" in ('jobs', 'candidates'));