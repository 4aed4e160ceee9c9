DROP INDEX "files_owner_id_kind_key";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "cover_note" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "resume_file_id" uuid;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_resume_file_id_idx" ON "applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "files_replaced_at_idx" ON "files" USING btree ("replaced_at") WHERE "files"."replaced_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "files_owner_id_kind_key" ON "files" USING btree ("owner_id","kind") WHERE "files"."replaced_at" is null;