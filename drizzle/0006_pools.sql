CREATE TABLE "candidate_pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pooled_seniors" (
	"pool_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pooled_seniors_pool_id_senior_id_pk" PRIMARY KEY("pool_id","senior_id")
);
--> statement-breakpoint
ALTER TABLE "candidate_pools" ADD CONSTRAINT "candidate_pools_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pooled_seniors" ADD CONSTRAINT "pooled_seniors_pool_id_candidate_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."candidate_pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pooled_seniors" ADD CONSTRAINT "pooled_seniors_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_pools_company_id_idx" ON "candidate_pools" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "pooled_seniors_senior_id_idx" ON "pooled_seniors" USING btree ("senior_id");