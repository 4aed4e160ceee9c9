CREATE TABLE "bounced_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"bounced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_path" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail" jsonb;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "has_daily_digest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_once_key_unique" UNIQUE("once_key");