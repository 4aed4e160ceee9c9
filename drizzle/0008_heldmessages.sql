CREATE TABLE "held_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"content" text NOT NULL,
	"warnings" text[] NOT NULL,
	"submission_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "held_messages_outcome_check" CHECK ("held_messages"."outcome" in ('delivered', 'refused')),
	CONSTRAINT "held_messages_decided_check" CHECK (("held_messages"."outcome" is null) = ("held_messages"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "held_messages_sender_id_submission_key_key" ON "held_messages" USING btree ("sender_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "held_messages_open_key" ON "held_messages" USING btree ("conversation_id","sender_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "held_messages_conversation_id_idx" ON "held_messages" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "held_messages_open_idx" ON "held_messages" USING btree ("id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "held_messages_decided_by_idx" ON "held_messages" USING btree ("decided_by") WHERE decided_by is not null;