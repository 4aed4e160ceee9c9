ALTER TABLE "job_reviews" ADD COLUMN "awaits_colleague" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD COLUMN "sent_by" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "requires_colleague" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_reviews_sent_by_idx" ON "job_reviews" USING btree ("sent_by") WHERE sent_by is not null;