CREATE TABLE "message_originals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"content" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_originals" ADD CONSTRAINT "message_originals_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_originals_message_id_idx" ON "message_originals" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_originals_changed_at_idx" ON "message_originals" USING btree ("changed_at");