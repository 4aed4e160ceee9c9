CREATE TABLE "held_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"reason" text NOT NULL,
	"content" text,
	"submission_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_moves_from_status_check" CHECK ("held_moves"."from_status" in ('pending', 'reviewing', 'interview', 'offered')),
	CONSTRAINT "held_moves_to_status_check" CHECK ("held_moves"."to_status" in ('reviewing', 'interview', 'offered', 'rejected', 'hired')),
	CONSTRAINT "held_moves_content_check" CHECK (("held_moves"."content" is not null) = ("held_moves"."to_status" in ('interview', 'offered')))
);
--> statement-breakpoint
ALTER TABLE "held_moves" ADD CONSTRAINT "held_moves_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_moves" ADD CONSTRAINT "held_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "held_moves_application_id_key" ON "held_moves" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "held_moves_batch_id_idx" ON "held_moves" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "held_moves_actor_id_idx" ON "held_moves" USING btree ("actor_id");