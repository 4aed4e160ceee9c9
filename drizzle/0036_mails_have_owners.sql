ALTER TABLE "mails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
-- Whose the mails of the last two months are: those kept for who gave their address up, then those to an account's own address since it
-- was opened, but what only its address got: the support team's mail, the waitlist's, and what somebody typed.
UPDATE "mails" SET "user_id" = "users"."id" FROM "users"
WHERE "mails"."once_key" LIKE 'former-address %' AND "users"."id"::text = substr("mails"."once_key", 16, 36);--> statement-breakpoint
UPDATE "mails" SET "user_id" = "users"."id" FROM "users"
WHERE "mails"."user_id" IS NULL AND lower("mails"."to_address") = "users"."email" AND "mails"."created_at" >= "users"."created_at"
  AND ("mails"."once_key" IS NULL OR "mails"."once_key" NOT LIKE '%-address %')
  AND "users"."email" <> 'help@seasoned.example' AND position('/waitlist/leave' IN "mails"."text_body") = 0;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_user_id_idx" ON "mails" USING btree ("user_id");
