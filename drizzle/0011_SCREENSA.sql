CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"email" text,
	"source" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"export_sent_at" timestamp with time zone,
	"erasure_started_at" timestamp with time zone,
	"outcome" text,
	"answer" text,
	"closed_at" timestamp with time zone,
	"closed_by" uuid,
	CONSTRAINT "data_requests_kind_check" CHECK ("data_requests"."kind" in ('access', 'erasure', 'correction')),
	CONSTRAINT "data_requests_outcome_check" CHECK ("data_requests"."outcome" in ('done', 'refused', 'withdrawn')),
	CONSTRAINT "data_requests_closed_check" CHECK (("data_requests"."outcome" is null) = ("data_requests"."closed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "export_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "export_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "legal_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	"ends_at" timestamp with time zone NOT NULL,
	"review_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_links" ADD CONSTRAINT "export_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_open_idx" ON "data_requests" USING btree ("due_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "data_requests_closed_idx" ON "data_requests" USING btree ("id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "data_requests_user_id_idx" ON "data_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "data_requests_email_idx" ON "data_requests" USING btree ("email") WHERE email is not null;--> statement-breakpoint
CREATE INDEX "data_requests_received_at_idx" ON "data_requests" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "data_requests_created_by_idx" ON "data_requests" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "data_requests_closed_by_idx" ON "data_requests" USING btree ("closed_by") WHERE closed_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "legal_holds_open_key" ON "legal_holds" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "legal_holds_user_id_idx" ON "legal_holds" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "legal_holds_review_at_idx" ON "legal_holds" USING btree ("review_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "legal_holds_set_by_idx" ON "legal_holds" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "legal_holds_ended_by_idx" ON "legal_holds" USING btree ("ended_by") WHERE ended_by is not null;