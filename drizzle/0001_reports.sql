ALTER TABLE "mails" DROP CONSTRAINT "mails_kind_check";--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "figures_day" text;--> statement-breakpoint
ALTER TABLE "preferences" ADD COLUMN "figures_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "preferences_figures_due_at_idx" ON "preferences" USING btree ("figures_due_at") WHERE figures_due_at is not null;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_check" CHECK ("mails"."kind" in ('account', 'support', 'inbox', 'waitlist', 'staff', 'news', 'job-alerts', 'candidate-alerts', 'weekly-digest', 'daily-digest', 'suggestions', 'figures'));--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_figures_check" CHECK ("preferences"."figures_day" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'first') and ("preferences"."figures_day" is null) = ("preferences"."figures_due_at" is null));