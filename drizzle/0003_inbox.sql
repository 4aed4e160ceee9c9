CREATE TABLE "contact_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"event" text,
	"text" text,
	"author_id" uuid,
	"from_address" text,
	"mail_id" uuid,
	"source_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_entries_source_id_unique" UNIQUE("source_id"),
	CONSTRAINT "contact_entries_kind_check" CHECK ("contact_entries"."kind" in ('answer', 'email', 'note', 'event')),
	CONSTRAINT "contact_entries_event_check" CHECK (("contact_entries"."kind" = 'event') = ("contact_entries"."event" is not null) and ("contact_entries"."kind" = 'event') = ("contact_entries"."text" is null)),
	CONSTRAINT "contact_entries_events_check" CHECK ("contact_entries"."event" in ('assigned', 'unassigned', 'answered-elsewhere', 'called', 'not-reached', 'closed-spam', 'closed-no-answer', 'reopened'))
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"level" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_level_check" CHECK ("staff_invitations"."level" in ('support', 'moderator', 'admin'))
);
--> statement-breakpoint
DROP INDEX "contact_messages_open_idx";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "is_call_request" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "assigned_to" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "waiting_since" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text DEFAULT 'account' NOT NULL;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_entries_message_id_idx" ON "contact_entries" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_entries_author_id_idx" ON "contact_entries" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_email_key" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."used_at" is null and "staff_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_idx" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting_since_idx" ON "contact_messages" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_to_idx" ON "contact_messages" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "mails_to_address_idx" ON "mails" USING btree (lower("to_address"),"id");--> statement-breakpoint
CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "mails_unsent_idx" ON "mails" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "waitlist_entries_waiting_idx" ON "waitlist_entries" USING btree ("id") WHERE "waitlist_entries"."invited_at" is null;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_state_check" CHECK ("contact_messages"."state" in ('open', 'waiting', 'answered', 'closed'));--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_kind_check" CHECK ("mails"."kind" in ('account', 'support', 'inbox', 'waitlist', 'staff', 'news', 'job-alerts', 'candidate-alerts', 'weekly-digest', 'daily-digest'));