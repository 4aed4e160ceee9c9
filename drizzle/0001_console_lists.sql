DROP INDEX "contact_messages_state_idx";--> statement-breakpoint
DROP INDEX "contact_messages_assigned_to_idx";--> statement-breakpoint
DROP INDEX "mails_failing_idx";--> statement-breakpoint
CREATE INDEX "mails_refused_idx" ON "mails" USING btree ("id") WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state","waiting_since","id","assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_to_idx" ON "contact_messages" USING btree ("assigned_to","state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "mails_failing_idx" ON "mails" USING btree ("id") WHERE sent_at is null and last_error is not null;