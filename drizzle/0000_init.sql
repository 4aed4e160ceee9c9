CREATE SEQUENCE "public"."matching_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "backup_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "backup_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"last_step" integer NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"is_remembered" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"code_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_roles_role_check" CHECK ("user_roles"."role" in ('senior', 'recruiter'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verifications_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "verifications_purpose_check" CHECK ("verifications"."purpose" in ('verify-email', 'reset-password', 'change-email', 'verify-company', 'reconfirm-company'))
);
--> statement-breakpoint
CREATE TABLE "api_answers" (
	"key_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_answers_key_id_idempotency_key_pk" PRIMARY KEY("key_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"key_hash" text NOT NULL,
	"previous_hash" text,
	"previous_ends_at" timestamp with time zone,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_scopes_check" CHECK ("api_keys"."scopes" <@ array['jobs:read', 'jobs:write', 'applications:read'])
);
--> statement-breakpoint
CREATE TABLE "applicant_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"author_id" uuid,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applicant_notes_kind_check" CHECK ("applicant_notes"."kind" in ('note', 'rejection', 'stage'))
);
--> statement-breakpoint
CREATE TABLE "applicant_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_events_status_check" CHECK ("application_events"."status" in ('pending', 'reviewing', 'interview', 'offered', 'rejected', 'withdrawn', 'declined', 'hired'))
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"status" text NOT NULL,
	"stage_id" uuid,
	"hides_name" boolean DEFAULT false NOT NULL,
	"profile_snapshot" jsonb NOT NULL,
	"sent_reading" jsonb,
	"job_terms" jsonb,
	"cover_note" text,
	"question_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"resume_file_id" uuid,
	"interview_at" timestamp with time zone,
	"interview_zone" text,
	"interview_how" text,
	"answer_due_on" date,
	"answered_at" timestamp with time zone,
	"answer_reminders" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_hides_name_check" CHECK (not "applications"."hides_name" or "applications"."status" not in ('interview', 'offered', 'declined', 'hired')),
	CONSTRAINT "applications_interview_how_check" CHECK ("applications"."interview_how" in ('phone', 'video', 'in-person')),
	CONSTRAINT "applications_interview_check" CHECK (("applications"."interview_at" is null) = ("applications"."interview_zone" is null) and ("applications"."interview_how" is null or "applications"."interview_at" is not null)),
	CONSTRAINT "applications_status_check" CHECK ("applications"."status" in ('pending', 'reviewing', 'interview', 'offered', 'rejected', 'withdrawn', 'declined', 'hired'))
);
--> statement-breakpoint
CREATE TABLE "company_answers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"counted" integer NOT NULL,
	"answered" integer NOT NULL,
	"median_hours" integer
);
--> statement-breakpoint
CREATE TABLE "candidate_pools" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pooled_seniors" (
	"pool_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pooled_seniors_pool_id_senior_id_pk" PRIMARY KEY("pool_id","senior_id")
);
--> statement-breakpoint
CREATE TABLE "case_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"text" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_events_kind_check" CHECK ("case_events"."kind" in ('opened', 'reported', 'hidden', 'restored', 'assigned', 'released', 'note', 'wrote-to-person', 'wrote-to-reporter', 'reporter-abusive', 'decided'))
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"about_id" uuid,
	"reason" text NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_hiding" boolean DEFAULT false NOT NULL,
	"assigned_to" uuid,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text,
	CONSTRAINT "cases_kind_check" CHECK ("cases"."kind" in ('job', 'company', 'profile', 'message', 'conversation', 'email', 'name')),
	CONSTRAINT "cases_reason_check" CHECK ("cases"."reason" in ('scam', 'false', 'discrimination', 'rude', 'spam', 'private', 'other', 'noticed')),
	CONSTRAINT "cases_outcome_check" CHECK ("cases"."outcome" in ('dismissed', 'hidden', 'warned', 'suspended', 'banned')),
	CONSTRAINT "cases_decided_check" CHECK (("cases"."outcome" is null) = ("cases"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reporter_email" text,
	"reporter_key" text,
	"network_key" text,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"is_weighed" boolean NOT NULL,
	"abusive_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('scam', 'false', 'discrimination', 'rude', 'spam', 'private', 'other', 'noticed'))
);
--> statement-breakpoint
CREATE TABLE "company_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_letters_kind_check" CHECK ("company_letters"."kind" in ('interview', 'offered', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "company_pages" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"how_we_work" text,
	"benefits" text,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"people_agreed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_pictures" (
	"company_id" uuid NOT NULL,
	"slot" smallint NOT NULL,
	"url" text NOT NULL,
	"alt" text,
	CONSTRAINT "company_pictures_company_id_slot_pk" PRIMARY KEY("company_id","slot"),
	CONSTRAINT "company_pictures_slot_check" CHECK ("company_pictures"."slot" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "company_stages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_stages_status_check" CHECK ("company_stages"."status" in ('pending', 'reviewing', 'interview', 'offered'))
);
--> statement-breakpoint
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
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"channel" text NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"is_call_request" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"assigned_to" uuid,
	"waiting_since" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "contact_messages_state_check" CHECK ("contact_messages"."state" in ('open', 'waiting', 'answered', 'closed')),
	CONSTRAINT "contact_messages_reminders_sent_check" CHECK ("contact_messages"."reminders_sent" between 0 and 2),
	CONSTRAINT "contact_messages_channel_check" CHECK ("contact_messages"."channel" in ('contact', 'senior-support', 'recruiter-support'))
);
--> statement-breakpoint
CREATE TABLE "impact_reports" (
	"day" date PRIMARY KEY NOT NULL,
	"suggested" jsonb NOT NULL,
	"interviewed" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wording_counts" (
	"week" date NOT NULL,
	"level" text NOT NULL,
	"kind" text NOT NULL,
	"saves" integer NOT NULL,
	CONSTRAINT "wording_counts_week_level_kind_pk" PRIMARY KEY("week","level","kind"),
	CONSTRAINT "wording_counts_level_check" CHECK ("wording_counts"."level" in ('blocking', 'advisory')),
	CONSTRAINT "wording_counts_kind_check" CHECK ("wording_counts"."kind" in ('young', 'schooling', 'age', 'birth', 'changers', 'experience', 'generations', 'retirement', 'digital', 'signs', 'team', 'newcomers', 'family', 'other'))
);
--> statement-breakpoint
CREATE TABLE "file_downloads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"viewer_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "files_kind_check" CHECK ("files"."kind" in ('photo', 'resume', 'logo', 'picture-1', 'picture-2', 'picture-3', 'picture-4'))
);
--> statement-breakpoint
CREATE TABLE "held_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"applicant_id" uuid NOT NULL,
	"cover_note" text,
	"question_answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"reason" text NOT NULL,
	"content" text,
	"interview" jsonb,
	"submission_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_status_changes_from_status_check" CHECK ("held_status_changes"."from_status" in ('pending', 'reviewing', 'interview', 'offered', 'rejected', 'declined')),
	CONSTRAINT "held_status_changes_to_status_check" CHECK ("held_status_changes"."to_status" in ('reviewing', 'interview', 'offered', 'rejected', 'hired')),
	CONSTRAINT "held_status_changes_content_check" CHECK (case when "held_status_changes"."content" is null then "held_status_changes"."to_status" not in ('interview', 'offered') else "held_status_changes"."to_status" in ('interview', 'offered', 'rejected') end)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"declined_at" timestamp with time zone,
	"decline_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "invitations_reason_check" CHECK ("invitations"."declined_at" is not null or "invitations"."decline_reason" = '')
);
--> statement-breakpoint
CREATE TABLE "job_followers" (
	"job_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_followers_job_id_user_id_pk" PRIMARY KEY("job_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "imported_jobs" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"is_closed_by_import" boolean DEFAULT false NOT NULL,
	CONSTRAINT "imported_jobs_user_id_source_source_id_pk" PRIMARY KEY("user_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "job_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"otherwise" jsonb NOT NULL,
	"choice" text,
	"closes_missing" boolean DEFAULT false NOT NULL,
	"next_read_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"problem" text,
	"lost_jobs_since" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_feeds_choice_check" CHECK ("job_feeds"."choice" in ('draft', 'live'))
);
--> statement-breakpoint
CREATE TABLE "job_import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"source_id" text NOT NULL,
	"said" jsonb NOT NULL,
	"is_checked" boolean DEFAULT false NOT NULL,
	"errors" jsonb,
	"outcome" text,
	"job_id" uuid,
	CONSTRAINT "job_import_rows_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "job_import_rows_outcome_check" CHECK ("job_import_rows"."outcome" in ('posted', 'held', 'draft', 'full', 'queued', 'changed', 'reopened', 'same', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "job_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"row_count" integer NOT NULL,
	"unused_columns" text[] DEFAULT '{}' NOT NULL,
	"choice" text,
	"closes_missing" boolean DEFAULT false NOT NULL,
	"closed_count" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "job_imports_status_check" CHECK ("job_imports"."status" in ('reading', 'checking', 'ready', 'posting', 'done', 'failed')),
	CONSTRAINT "job_imports_choice_check" CHECK ("job_imports"."choice" in ('draft', 'live'))
);
--> statement-breakpoint
CREATE TABLE "job_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"reasons" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"awaits_colleague" boolean DEFAULT false NOT NULL,
	"sent_by" uuid,
	"before" text NOT NULL,
	"leads_to" text NOT NULL,
	"proposed" jsonb,
	"company" text NOT NULL,
	"text_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"refusal" text,
	CONSTRAINT "job_reviews_outcome_check" CHECK ("job_reviews"."outcome" in ('approved', 'refused', 'withdrawn')),
	CONSTRAINT "job_reviews_before_check" CHECK ("job_reviews"."before" in ('draft', 'held', 'refused', 'live', 'paused', 'closed', 'filled', 'expired', 'suspended')),
	CONSTRAINT "job_reviews_leads_to_check" CHECK ("job_reviews"."leads_to" in ('live', 'paused')),
	CONSTRAINT "job_reviews_decided_check" CHECK (("job_reviews"."outcome" is null) = ("job_reviews"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "job_views" (
	"job_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "job_views_job_id_day_source_pk" PRIMARY KEY("job_id","day","source"),
	CONSTRAINT "job_views_source_check" CHECK ("job_views"."source" in ('none', 'email', 'feed', 'google', 'indeed', 'linkedin', 'facebook', 'other'))
);
--> statement-breakpoint
CREATE TABLE "market_medians" (
	"days" integer PRIMARY KEY NOT NULL,
	"jobs" integer NOT NULL,
	"views" real NOT NULL,
	"apply_rate" real NOT NULL,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_skills" (
	"job_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "job_skills_job_id_skill_id_pk" PRIMARY KEY("job_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"responsible_id" uuid NOT NULL,
	"company_id" uuid,
	"submission_key" uuid NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"industry" text NOT NULL,
	"employment_type" text NOT NULL,
	"work_type" text NOT NULL,
	"hours_per_week" integer NOT NULL,
	"pay_range_min" numeric(12, 2) NOT NULL,
	"pay_range_max" numeric(12, 2) NOT NULL,
	"pay_unit" text NOT NULL,
	"flexibility" text[] NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'live' NOT NULL,
	"is_active" boolean GENERATED ALWAYS AS (status = 'live') STORED NOT NULL,
	"status_changed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"expiry_warned_at" timestamp with time zone,
	"applicants_told_at" timestamp with time zone,
	"seniors_told_at" timestamp with time zone,
	"answer_days" integer DEFAULT 10 NOT NULL,
	"hides_names" boolean DEFAULT false NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"not_answering_since" timestamp with time zone,
	"renewed_at" timestamp with time zone,
	"skill_names" text DEFAULT '' NOT NULL,
	"occupations_said" text[],
	"reading" jsonb,
	"concepts" text[] DEFAULT '{}' NOT NULL,
	"change" bigint DEFAULT nextval('matching_changes') NOT NULL,
	"search_document" "tsvector" GENERATED ALWAYS AS (job_search_document(regexp_replace(translate(lower(title), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(skill_names), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(company || ' ' || industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(location), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(description), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), trim(both '-' from regexp_replace(regexp_replace(translate(lower(industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), '[^a-z0-9]+', '-', 'g')), employment_type, work_type, flexibility, hours_per_week, round(case pay_unit when 'hour' then pay_range_max when 'day' then pay_range_max / 8 when 'month' then pay_range_max * 12 / (hours_per_week * 52) when 'year' then pay_range_max / (hours_per_week * 52) else 0 end, 2), created_at, concepts)) STORED NOT NULL,
	"hourly_pay" numeric(12, 2) GENERATED ALWAYS AS (round(case pay_unit when 'hour' then pay_range_max when 'day' then pay_range_max / 8 when 'month' then pay_range_max * 12 / (hours_per_week * 52) when 'year' then pay_range_max / (hours_per_week * 52) else 0 end, 2)) STORED NOT NULL,
	"facets" integer GENERATED ALWAYS AS ((array_position(array['full-time', 'part-time', 'consulting', 'project'], employment_type) - 1) | (array_position(array['remote', 'on-site', 'hybrid'], work_type) - 1 << 2) | (hours_per_week << 4) | (least(floor(round(case pay_unit when 'hour' then pay_range_max when 'day' then pay_range_max / 8 when 'month' then pay_range_max * 12 / (hours_per_week * 52) when 'year' then pay_range_max / (hours_per_week * 52) else 0 end, 2)), 127)::integer << 10) | (('flexible-hours' = any(flexibility))::integer << 17) | (('choose-days' = any(flexibility))::integer << 18) | (('job-share' = any(flexibility))::integer << 19) | (('seasonal' = any(flexibility))::integer << 20) | (('evenings-weekends' = any(flexibility))::integer << 21)) STORED NOT NULL,
	"place_slug" text GENERATED ALWAYS AS (trim(both '-' from regexp_replace(regexp_replace(translate(lower(location), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), '[^a-z0-9]+', '-', 'g'))) STORED NOT NULL,
	"industry_slug" text GENERATED ALWAYS AS (trim(both '-' from regexp_replace(regexp_replace(translate(lower(industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), '[^a-z0-9]+', '-', 'g'))) STORED NOT NULL,
	"town" text GENERATED ALWAYS AS ((place_parts(location))[1]) STORED,
	"region" text GENERATED ALWAYS AS ((place_parts(location))[2]) STORED,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_employment_type_check" CHECK ("jobs"."employment_type" in ('full-time', 'part-time', 'consulting', 'project')),
	CONSTRAINT "jobs_status_check" CHECK ("jobs"."status" in ('draft', 'held', 'refused', 'live', 'paused', 'closed', 'filled', 'expired', 'suspended') and ("jobs"."status" <> 'live' or "jobs"."expires_at" is not null)),
	CONSTRAINT "jobs_work_type_check" CHECK ("jobs"."work_type" in ('remote', 'on-site', 'hybrid')),
	CONSTRAINT "jobs_pay_unit_check" CHECK ("jobs"."pay_unit" in ('hour', 'day', 'month', 'year', 'project')),
	CONSTRAINT "jobs_answer_days_check" CHECK ("jobs"."answer_days" in (5, 10, 15, 20)),
	CONSTRAINT "jobs_hours_check" CHECK ("jobs"."hours_per_week" between 1 and 60),
	CONSTRAINT "jobs_pay_check" CHECK ("jobs"."pay_range_min" >= 1 and "jobs"."pay_range_max" >= "jobs"."pay_range_min"),
	CONSTRAINT "jobs_flexibility_check" CHECK ("jobs"."flexibility" <@ array['flexible-hours', 'choose-days', 'job-share', 'seasonal', 'evenings-weekends'])
);
--> statement-breakpoint
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
CREATE TABLE "bounced_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"bounced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"to_address" text NOT NULL,
	"to_name" text,
	"reply_to" text,
	"kind" text DEFAULT 'account' NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"message_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"unsubscribe_path" text,
	"once_key" text,
	"sent_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "mails_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "mails_kind_check" CHECK ("mails"."kind" in ('account', 'support', 'inbox', 'waitlist', 'staff', 'news', 'job-alerts', 'candidate-alerts', 'weekly-digest', 'daily-digest', 'suggestions', 'figures'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"senior_id" uuid NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"job_id" uuid,
	"subject_key" uuid NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"senior_archived_at" timestamp with time zone,
	"recruiter_archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "message_blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "message_originals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"content" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"content" text NOT NULL,
	"submission_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "messages_content_check" CHECK (case when "messages"."removed_at" is null then char_length("messages"."content") between 1 and 5000 else "messages"."content" = '' end),
	CONSTRAINT "messages_people_check" CHECK ("messages"."sender_id" <> "messages"."recipient_id")
);
--> statement-breakpoint
CREATE TABLE "new_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"words" text NOT NULL,
	"people" integer NOT NULL,
	"beside" text[] NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "new_words_source_check" CHECK ("new_words"."source" in ('skill', 'title', 'search'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"about_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text NOT NULL,
	"mail" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "invoices_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_outcome_check" CHECK ("invoices"."outcome" in ('demo', 'paid', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"anchor_at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"grace_until" timestamp with time zone,
	"next_plan_id" text,
	"next_period" text,
	"reminded_for" timestamp with time zone,
	"is_canceled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "subscriptions_plan_id_check" CHECK ("subscriptions"."plan_id" in ('basic', 'professional', 'enterprise')),
	CONSTRAINT "subscriptions_period_check" CHECK ("subscriptions"."period" in ('monthly', 'annual')),
	CONSTRAINT "subscriptions_status_check" CHECK ("subscriptions"."status" in ('trial', 'active', 'grace', 'ended')),
	CONSTRAINT "subscriptions_next_plan_id_check" CHECK ("subscriptions"."next_plan_id" in ('basic', 'professional', 'enterprise')),
	CONSTRAINT "subscriptions_next_period_check" CHECK ("subscriptions"."next_period" in ('monthly', 'annual')),
	CONSTRAINT "subscriptions_grace_check" CHECK (("subscriptions"."status" = 'grace') = ("subscriptions"."grace_until" is not null)),
	CONSTRAINT "subscriptions_next_check" CHECK (("subscriptions"."next_plan_id" is null) = ("subscriptions"."next_period" is null) and not ("subscriptions"."is_canceled" and "subscriptions"."next_plan_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(regexp_replace(trim(regexp_replace(translate(lower(name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g')), '^the +', ''), '( +(incorporated|inc|llc|llp|lp|pllc|pc|plc|ltd|limited|corporation|corp|company|co|gmbh))+$', ''), '( and)? ', '', 'g')) STORED NOT NULL,
	"slug" text NOT NULL,
	"about" text,
	"website" text,
	"logo_url" text,
	"declines_feature" boolean DEFAULT false NOT NULL,
	"account_manager_id" uuid,
	"verified_at" timestamp with time zone,
	"verified_how" text,
	"verified_domain" text,
	"asked_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"requires_colleague" boolean DEFAULT false NOT NULL,
	"is_self_check_off" boolean DEFAULT false NOT NULL,
	"proof_token" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_verified_how_check" CHECK ("companies"."verified_how" in ('domain', 'dns', 'file', 'administrator')),
	CONSTRAINT "companies_verified_check" CHECK (("companies"."verified_at" is null) = ("companies"."verified_how" is null))
);
--> statement-breakpoint
CREATE TABLE "company_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"user_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_events_kind_check" CHECK ("company_events"."kind" in ('asked', 'verified', 'confirmed', 'refused', 'taken-off', 'lapsed', 'changed', 'merged'))
);
--> statement-breakpoint
CREATE TABLE "company_proofs" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"how" text NOT NULL,
	"email" text,
	"user_id" uuid,
	"confirmed_at" timestamp with time zone NOT NULL,
	"check_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_proofs_how_check" CHECK ("company_proofs"."how" in ('domain', 'dns', 'file'))
);
--> statement-breakpoint
CREATE TABLE "company_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text GENERATED ALWAYS AS (regexp_replace(regexp_replace(regexp_replace(trim(regexp_replace(translate(lower(name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g')), '^the +', ''), '( +(incorporated|inc|llc|llp|lp|pllc|pc|plc|ltd|limited|corporation|corp|company|co|gmbh))+$', ''), '( and)? ', '', 'g')) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hidden_companies_name_key_check" CHECK ("hidden_companies"."name_key" <> '')
);
--> statement-breakpoint
CREATE TABLE "join_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_skills" (
	"user_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "profile_skills_user_id_skill_id_pk" PRIMARY KEY("user_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"bio" text,
	"years_experience" integer,
	"availability_hours" integer,
	"work_preference" text,
	"place" text,
	"travel_miles" integer,
	"industries" text[] DEFAULT '{}' NOT NULL,
	"photo_url" text,
	"prefers_no_photo" boolean DEFAULT false NOT NULL,
	"resume_url" text,
	"wanted_pay" numeric(12, 2),
	"wanted_pay_unit" text,
	"shows_wanted_pay" boolean DEFAULT false NOT NULL,
	"is_visible" boolean DEFAULT false NOT NULL,
	"town" text GENERATED ALWAYS AS ((place_parts(place))[1]) STORED,
	"region" text GENERATED ALWAYS AS ((place_parts(place))[2]) STORED,
	"wanted_hourly" real GENERATED ALWAYS AS (round(case when not shows_wanted_pay then null when wanted_pay_unit = 'hour' then wanted_pay when wanted_pay_unit = 'day' then wanted_pay / 8 when availability_hours > 0 and wanted_pay_unit = 'month' then wanted_pay * 12 / (availability_hours * 52) when availability_hours > 0 and wanted_pay_unit = 'year' then wanted_pay / (availability_hours * 52) end, 2)) STORED,
	"occupations_said" text[],
	"reading" jsonb,
	"concepts" text[] DEFAULT '{}' NOT NULL,
	"change" bigint DEFAULT nextval('matching_changes') NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_travel_check" CHECK ("profiles"."travel_miles" between 1 and 500),
	CONSTRAINT "profiles_industries_check" CHECK (cardinality("profiles"."industries") <= 10),
	CONSTRAINT "profiles_years_check" CHECK ("profiles"."years_experience" between 0 and 70),
	CONSTRAINT "profiles_hours_check" CHECK ("profiles"."availability_hours" between 0 and 60),
	CONSTRAINT "profiles_wanted_pay_check" CHECK (("profiles"."wanted_pay" is null) = ("profiles"."wanted_pay_unit" is null) and "profiles"."wanted_pay" >= 1 and "profiles"."wanted_pay_unit" in ('hour', 'day', 'month', 'year', 'project')),
	CONSTRAINT "profiles_work_preference_check" CHECK ("profiles"."work_preference" in ('remote', 'on-site', 'hybrid'))
);
--> statement-breakpoint
CREATE TABLE "recruiters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"job_title" text NOT NULL,
	"company_id" uuid NOT NULL,
	"company_role" text DEFAULT 'owner' NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	"photo_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recruiters_company_role_check" CHECK ("recruiters"."company_role" in ('owner', 'recruiter', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"company_role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invitations_company_role_check" CHECK ("team_invitations"."company_role" in ('owner', 'recruiter', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "candidate_alerts" (
	"user_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "candidate_alerts_user_id_senior_id_pk" PRIMARY KEY("user_id","senior_id")
);
--> statement-breakpoint
CREATE TABLE "job_alerts" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_alerts_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sought" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"frequency" text NOT NULL,
	"searched_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_sought_check" CHECK ("saved_searches"."sought" in ('jobs', 'candidates')),
	CONSTRAINT "saved_searches_frequency_check" CHECK ("saved_searches"."frequency" in ('off', 'instant', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "job_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"jobs" integer DEFAULT 1 NOT NULL,
	"is_spelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_documents" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"document" "tsvector" NOT NULL,
	"hours" smallint NOT NULL,
	"years" smallint NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"profiles" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_suggestions" (
	"kind" text NOT NULL,
	"start" text collate "C" NOT NULL,
	"text" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "search_suggestions_start_kind_text_pk" PRIMARY KEY("start","kind","text")
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"was_visible" boolean NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"has_emails" boolean DEFAULT true NOT NULL,
	"has_weekly_digest" boolean DEFAULT false NOT NULL,
	"has_daily_digest" boolean DEFAULT true NOT NULL,
	"has_suggestions" boolean DEFAULT true NOT NULL,
	"figures_day" text,
	"figures_due_at" timestamp with time zone,
	"sends_on_enter" boolean DEFAULT false NOT NULL,
	"theme" text,
	"high_contrast" text,
	"text_size" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preferences_figures_check" CHECK ("preferences"."figures_day" in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'first') and ("preferences"."figures_day" is null) = ("preferences"."figures_due_at" is null)),
	CONSTRAINT "preferences_theme_check" CHECK ("preferences"."theme" in ('light', 'dark')),
	CONSTRAINT "preferences_high_contrast_check" CHECK ("preferences"."high_contrast" in ('enabled', 'disabled')),
	CONSTRAINT "preferences_text_size_check" CHECK ("preferences"."text_size" in ('reset', 'larger', 'largest'))
);
--> statement-breakpoint
CREATE TABLE "shortlisted_seniors" (
	"job_id" uuid NOT NULL,
	"senior_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlisted_seniors_job_id_senior_id_pk" PRIMARY KEY("job_id","senior_id")
);
--> statement-breakpoint
CREATE TABLE "service_banner" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"level" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "service_banner_id_check" CHECK ("service_banner"."id" = 1),
	CONSTRAINT "service_banner_level_check" CHECK ("service_banner"."level" in ('notice', 'outage'))
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote" text NOT NULL,
	"author" text NOT NULL,
	"role" text NOT NULL,
	"company" text NOT NULL,
	"consent_on" date NOT NULL,
	"consent_how" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"name" text PRIMARY KEY NOT NULL,
	"is_off" boolean NOT NULL,
	"sentence" text NOT NULL,
	"reason" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "switches_name_check" CHECK ("switches"."name" in ('sign-up', 'posting', 'first-messages', 'uploads')),
	CONSTRAINT "switches_reason_check" CHECK ("switches"."reason" in ('abuse', 'fault', 'maintenance', 'law'))
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"level" text NOT NULL,
	"made_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_level_check" CHECK ("staff"."level" in ('support', 'moderator', 'admin'))
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
CREATE TABLE "account_suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"case_id" uuid,
	"was_visible" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_how" text,
	"ended_by" uuid,
	CONSTRAINT "account_suspensions_ended_how_check" CHECK ("account_suspensions"."ended_how" in ('time', 'lifted', 'appeal', 'replaced')),
	CONSTRAINT "account_suspensions_ended_check" CHECK (("account_suspensions"."ended_at" is null) = ("account_suspensions"."ended_how" is null))
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"decision_id" uuid NOT NULL,
	"first_decided_by" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"outcome" text,
	"answer" text,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "appeals_kind_check" CHECK ("appeals"."kind" in ('suspension', 'job', 'company', 'hidden')),
	CONSTRAINT "appeals_outcome_check" CHECK ("appeals"."outcome" in ('upheld', 'reversed')),
	CONSTRAINT "appeals_decided_check" CHECK (("appeals"."outcome" is null) = ("appeals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "suspended_jobs" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "suspended_jobs_status_check" CHECK ("suspended_jobs"."status" in ('draft', 'held', 'refused', 'live', 'paused', 'closed', 'filled', 'expired', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"user_type" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"invited_at" timestamp with time zone,
	CONSTRAINT "waitlist_entries_user_type_check" CHECK ("waitlist_entries"."user_type" in ('senior', 'recruiter')),
	CONSTRAINT "waitlist_entries_source_check" CHECK ("waitlist_entries"."source" in ('waitlist', 'waitlist-test'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"transaction_id" bigint NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"last_status" integer,
	"last_error" text,
	CONSTRAINT "webhook_deliveries_type_check" CHECK ("webhook_deliveries"."type" in ('job.published', 'job.updated', 'job.closed', 'application.created', 'application.status_changed', 'application.withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"secret_changed_at" timestamp with time zone NOT NULL,
	"failing_since" timestamp with time zone,
	"off_at" timestamp with time zone,
	"off_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_events_check" CHECK ("webhook_endpoints"."events" <@ array['job.published', 'job.updated', 'job.closed', 'application.created', 'application.status_changed', 'application.withdrawn']),
	CONSTRAINT "webhook_endpoints_off_check" CHECK (("webhook_endpoints"."off_at" is null) = ("webhook_endpoints"."off_reason" is null)),
	CONSTRAINT "webhook_endpoints_off_reason_check" CHECK ("webhook_endpoints"."off_reason" in ('owner', 'failed', 'gone'))
);
--> statement-breakpoint
ALTER TABLE "backup_codes" ADD CONSTRAINT "backup_codes_user_id_second_steps_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_steps"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_answers" ADD CONSTRAINT "api_answers_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_notes" ADD CONSTRAINT "applicant_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applicant_views" ADD CONSTRAINT "applicant_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_id_company_stages_id_fk" FOREIGN KEY ("stage_id") REFERENCES "public"."company_stages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_resume_file_id_files_id_fk" FOREIGN KEY ("resume_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_answers" ADD CONSTRAINT "company_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_pools" ADD CONSTRAINT "candidate_pools_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pooled_seniors" ADD CONSTRAINT "pooled_seniors_pool_id_candidate_pools_id_fk" FOREIGN KEY ("pool_id") REFERENCES "public"."candidate_pools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pooled_seniors" ADD CONSTRAINT "pooled_seniors_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_events" ADD CONSTRAINT "case_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_letters" ADD CONSTRAINT "company_letters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_pages" ADD CONSTRAINT "company_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_pictures" ADD CONSTRAINT "company_pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_stages" ADD CONSTRAINT "company_stages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD CONSTRAINT "file_downloads_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_applications" ADD CONSTRAINT "held_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_applications" ADD CONSTRAINT "held_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_invitations" ADD CONSTRAINT "held_invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_invitations" ADD CONSTRAINT "held_invitations_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_status_changes" ADD CONSTRAINT "held_status_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_status_changes" ADD CONSTRAINT "held_status_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_followers" ADD CONSTRAINT "job_followers_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_followers" ADD CONSTRAINT "job_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_jobs" ADD CONSTRAINT "imported_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_jobs" ADD CONSTRAINT "imported_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_feeds" ADD CONSTRAINT "job_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_import_rows" ADD CONSTRAINT "job_import_rows_import_id_job_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."job_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_import_rows" ADD CONSTRAINT "job_import_rows_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_imports" ADD CONSTRAINT "job_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reviews" ADD CONSTRAINT "job_reviews_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_closed_by_users_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_links" ADD CONSTRAINT "export_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_holds" ADD CONSTRAINT "legal_holds_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_messages" ADD CONSTRAINT "held_messages_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_originals" ADD CONSTRAINT "message_originals_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_account_manager_id_staff_user_id_fk" FOREIGN KEY ("account_manager_id") REFERENCES "public"."staff"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_events" ADD CONSTRAINT "company_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_events" ADD CONSTRAINT "company_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proofs" ADD CONSTRAINT "company_proofs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_proofs" ADD CONSTRAINT "company_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_slugs" ADD CONSTRAINT "company_slugs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_companies" ADD CONSTRAINT "hidden_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_requests" ADD CONSTRAINT "join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_skills" ADD CONSTRAINT "profile_skills_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_skills" ADD CONSTRAINT "profile_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiters" ADD CONSTRAINT "recruiters_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alerts" ADD CONSTRAINT "candidate_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_alerts" ADD CONSTRAINT "candidate_alerts_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_documents" ADD CONSTRAINT "profile_documents_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_seniors" ADD CONSTRAINT "shortlisted_seniors_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlisted_seniors" ADD CONSTRAINT "shortlisted_seniors_senior_id_users_id_fk" FOREIGN KEY ("senior_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_suspensions" ADD CONSTRAINT "account_suspensions_ended_by_users_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_first_decided_by_users_id_fk" FOREIGN KEY ("first_decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspended_jobs" ADD CONSTRAINT "suspended_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_acceptances_user_version_key" ON "terms_acceptances" USING btree ("user_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_user_id_purpose_key" ON "verifications" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "verifications_expires_at_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_answers_created_at_idx" ON "api_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_previous_hash_key" ON "api_keys" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "api_keys_created_by_idx" ON "api_keys" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "api_keys_company_id_idx" ON "api_keys" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "applicant_notes_application_id_idx" ON "applicant_notes" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "applicant_notes_author_id_idx" ON "applicant_notes" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applicant_views_user_id_query_key" ON "applicant_views" USING btree ("user_id","query");--> statement-breakpoint
CREATE INDEX "application_events_application_id_created_at_idx" ON "application_events" USING btree ("application_id","created_at");--> statement-breakpoint
CREATE INDEX "application_events_actor_id_idx" ON "application_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "applications_unanswered_idx" ON "applications" USING btree ("answer_due_on") WHERE status = 'pending' and answered_at is null and answer_due_on is not null;--> statement-breakpoint
CREATE INDEX "applications_hides_name_idx" ON "applications" USING btree ("job_id") WHERE hides_name;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_job_id_applicant_id_key" ON "applications" USING btree ("job_id","applicant_id");--> statement-breakpoint
CREATE INDEX "applications_applicant_id_created_at_idx" ON "applications" USING btree ("applicant_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "applications_resume_file_id_idx" ON "applications" USING btree ("resume_file_id");--> statement-breakpoint
CREATE INDEX "applications_stage_id_idx" ON "applications" USING btree ("stage_id") WHERE stage_id is not null;--> statement-breakpoint
CREATE INDEX "candidate_pools_company_id_idx" ON "candidate_pools" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "pooled_seniors_senior_id_idx" ON "pooled_seniors" USING btree ("senior_id");--> statement-breakpoint
CREATE INDEX "case_events_case_id_idx" ON "case_events" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "case_events_actor_id_idx" ON "case_events" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_subject_key" ON "cases" USING btree ("kind","subject_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "cases_subject_idx" ON "cases" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "cases_hiding_idx" ON "cases" USING btree ("kind","subject_id") WHERE is_hiding;--> statement-breakpoint
CREATE INDEX "cases_about_id_idx" ON "cases" USING btree ("about_id","id");--> statement-breakpoint
CREATE INDEX "cases_assigned_to_idx" ON "cases" USING btree ("assigned_to","id");--> statement-breakpoint
CREATE INDEX "cases_decided_by_idx" ON "cases" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "cases_open_idx" ON "cases" USING btree ("id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "cases_open_kind_idx" ON "cases" USING btree ("kind","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "cases_kind_idx" ON "cases" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "cases_decided_idx" ON "cases" USING btree ("id") WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "cases_reason_idx" ON "cases" USING btree ("kind","reason","id");--> statement-breakpoint
CREATE INDEX "reports_case_id_idx" ON "reports" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "reports_reporter_id_idx" ON "reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "reports_abusive_reporter_idx" ON "reports" USING btree ("reporter_key") WHERE abusive_at is not null;--> statement-breakpoint
CREATE INDEX "reports_abusive_network_idx" ON "reports" USING btree ("network_key") WHERE abusive_at is not null;--> statement-breakpoint
CREATE INDEX "company_letters_company_id_idx" ON "company_letters" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_stages_company_id_idx" ON "company_stages" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "contact_entries_message_id_idx" ON "contact_entries" USING btree ("message_id","id");--> statement-breakpoint
CREATE INDEX "contact_entries_author_id_idx" ON "contact_entries" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_reference_key" ON "contact_messages" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "contact_messages_user_id_idx" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_state_idx" ON "contact_messages" USING btree ("state","waiting_since","id","assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_waiting_since_idx" ON "contact_messages" USING btree ("waiting_since","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email_idx" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_assigned_to_idx" ON "contact_messages" USING btree ("assigned_to","state","waiting_since","id");--> statement-breakpoint
CREATE INDEX "file_downloads_file_id_created_at_idx" ON "file_downloads" USING btree ("file_id","created_at");--> statement-breakpoint
CREATE INDEX "file_downloads_viewer_id_idx" ON "file_downloads" USING btree ("viewer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "files_owner_id_kind_key" ON "files" USING btree ("owner_id","kind") WHERE "files"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "files_replaced_at_idx" ON "files" USING btree ("replaced_at") WHERE "files"."replaced_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "held_applications_job_id_applicant_id_key" ON "held_applications" USING btree ("job_id","applicant_id");--> statement-breakpoint
CREATE INDEX "held_applications_applicant_id_idx" ON "held_applications" USING btree ("applicant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_invitations_job_id_senior_id_key" ON "held_invitations" USING btree ("job_id","senior_id");--> statement-breakpoint
CREATE INDEX "held_invitations_senior_id_idx" ON "held_invitations" USING btree ("senior_id");--> statement-breakpoint
CREATE INDEX "held_invitations_due_at_idx" ON "held_invitations" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "held_status_changes_application_id_key" ON "held_status_changes" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "held_status_changes_batch_id_idx" ON "held_status_changes" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "held_status_changes_actor_id_idx" ON "held_status_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_job_id_senior_id_key" ON "invitations" USING btree ("job_id","senior_id");--> statement-breakpoint
CREATE INDEX "invitations_senior_id_id_idx" ON "invitations" USING btree ("senior_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_followers_user_id_idx" ON "job_followers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_jobs_job_id_key" ON "imported_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_feeds_user_id_url_key" ON "job_feeds" USING btree ("user_id","url");--> statement-breakpoint
CREATE INDEX "job_feeds_next_read_at_idx" ON "job_feeds" USING btree ("next_read_at") WHERE next_read_at is not null;--> statement-breakpoint
CREATE INDEX "job_import_rows_job_id_idx" ON "job_import_rows" USING btree ("job_id") WHERE job_id is not null;--> statement-breakpoint
CREATE INDEX "job_imports_user_id_idx" ON "job_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "job_imports_posting_key" ON "job_imports" USING btree ("user_id") WHERE status = 'posting';--> statement-breakpoint
CREATE UNIQUE INDEX "job_reviews_open_key" ON "job_reviews" USING btree ("job_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "job_reviews_job_id_idx" ON "job_reviews" USING btree ("job_id","created_at");--> statement-breakpoint
CREATE INDEX "job_reviews_open_created_at_idx" ON "job_reviews" USING btree ("created_at","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "job_reviews_sent_by_idx" ON "job_reviews" USING btree ("sent_by") WHERE sent_by is not null;--> statement-breakpoint
CREATE INDEX "job_reviews_decided_by_idx" ON "job_reviews" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "job_views_day_idx" ON "job_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "job_skills_skill_id_idx" ON "job_skills" USING btree ("skill_id","job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_created_by_submission_key_key" ON "jobs" USING btree ("created_by","submission_key");--> statement-breakpoint
CREATE INDEX "jobs_responsible_id_created_at_idx" ON "jobs" USING btree ("responsible_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_active_created_at_idx" ON "jobs" USING btree ("created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "jobs_active_hourly_pay_idx" ON "jobs" USING btree ("hourly_pay","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "jobs_active_place_idx" ON "jobs" USING btree ("place_slug","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "jobs_active_industry_idx" ON "jobs" USING btree ("industry_slug","created_at","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "jobs_change_idx" ON "jobs" USING btree ("change");--> statement-breakpoint
CREATE INDEX "jobs_live_expires_at_idx" ON "jobs" USING btree ("expires_at") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "jobs_ended_untold_idx" ON "jobs" USING btree ("status_changed_at") WHERE status in ('closed', 'filled', 'expired') and applicants_told_at is null;--> statement-breakpoint
CREATE INDEX "jobs_live_untold_since_idx" ON "jobs" USING btree ("status_changed_at") WHERE status = 'live' and seniors_told_at is null;--> statement-breakpoint
CREATE INDEX "jobs_active_renewed_at_idx" ON "jobs" USING btree ("renewed_at") WHERE is_active and renewed_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_not_answering_idx" ON "jobs" USING btree ("id") WHERE not_answering_since is not null;--> statement-breakpoint
CREATE INDEX "jobs_company_id_idx" ON "jobs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "jobs_search_document_idx" ON "jobs" USING gin ("search_document") WITH (fastupdate=false) WHERE is_active;--> statement-breakpoint
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
CREATE INDEX "legal_holds_ended_by_idx" ON "legal_holds" USING btree ("ended_by") WHERE ended_by is not null;--> statement-breakpoint
CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_user_id_idx" ON "mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mails_to_address_idx" ON "mails" USING btree (lower("to_address"),"id");--> statement-breakpoint
CREATE INDEX "mails_kind_idx" ON "mails" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "mails_unsent_idx" ON "mails" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_refused_idx" ON "mails" USING btree ("id") WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX "mails_failing_idx" ON "mails" USING btree ("id") WHERE sent_at is null and last_error is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_people_subject_key" ON "conversations" USING btree ("senior_id","recruiter_id","subject_key");--> statement-breakpoint
CREATE INDEX "conversations_senior_id_updated_at_idx" ON "conversations" USING btree ("senior_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_recruiter_id_updated_at_idx" ON "conversations" USING btree ("recruiter_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_job_id_idx" ON "conversations" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "held_messages_sender_id_submission_key_key" ON "held_messages" USING btree ("sender_id","submission_key");--> statement-breakpoint
CREATE UNIQUE INDEX "held_messages_open_key" ON "held_messages" USING btree ("conversation_id","sender_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "held_messages_conversation_id_idx" ON "held_messages" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "held_messages_open_idx" ON "held_messages" USING btree ("id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "held_messages_decided_by_idx" ON "held_messages" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE INDEX "message_blocks_blocked_id_idx" ON "message_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "message_originals_message_id_idx" ON "message_originals" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_originals_changed_at_idx" ON "message_originals" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_conversation_id_position_key" ON "messages" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_sender_id_submission_key_key" ON "messages" USING btree ("sender_id","submission_key");--> statement-breakpoint
CREATE INDEX "messages_recipient_id_idx" ON "messages" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("recipient_id","conversation_id") WHERE read_at is null and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "new_words_source_words_key" ON "new_words" USING btree ("source","words");--> statement-breakpoint
CREATE INDEX "new_words_people_idx" ON "new_words" USING btree ("people" DESC NULLS LAST,"id") WHERE dismissed_at is null;--> statement-breakpoint
CREATE INDEX "notifications_user_id_id_idx" ON "notifications" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_about_id_idx" ON "notifications" USING btree ("about_id") WHERE about_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "invoices_company_id_number_idx" ON "invoices" USING btree ("company_id","number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_period_end_idx" ON "subscriptions" USING btree ("period_end","company_id") WHERE status <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "companies_slug_key" ON "companies" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "companies_account_manager_id_idx" ON "companies" USING btree ("account_manager_id");--> statement-breakpoint
CREATE INDEX "companies_name_key_idx" ON "companies" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "companies_unverified_idx" ON "companies" USING btree ("created_at") WHERE verified_at is null;--> statement-breakpoint
CREATE INDEX "companies_name_idx" ON "companies" USING gin (name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "companies_asked_at_idx" ON "companies" USING btree ("asked_at","id") WHERE asked_at is not null;--> statement-breakpoint
CREATE INDEX "companies_refused_at_idx" ON "companies" USING btree ("refused_at","id") WHERE refused_at is not null;--> statement-breakpoint
CREATE INDEX "companies_verified_at_idx" ON "companies" USING btree ("verified_at","id") WHERE verified_at is not null;--> statement-breakpoint
CREATE INDEX "companies_verified_domain_idx" ON "companies" USING btree ("verified_domain") WHERE verified_domain is not null;--> statement-breakpoint
CREATE INDEX "companies_website_idx" ON "companies" USING btree ("website") WHERE website is not null;--> statement-breakpoint
CREATE INDEX "company_events_company_id_idx" ON "company_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_events_user_id_idx" ON "company_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_proofs_check_at_idx" ON "company_proofs" USING btree ("check_at","company_id");--> statement-breakpoint
CREATE INDEX "company_proofs_user_id_idx" ON "company_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_slugs_company_id_idx" ON "company_slugs" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hidden_companies_user_id_name_key_key" ON "hidden_companies" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "hidden_companies_name_key_idx" ON "hidden_companies" USING btree ("name_key","user_id");--> statement-breakpoint
CREATE INDEX "join_requests_company_id_idx" ON "join_requests" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "profile_skills_skill_id_idx" ON "profile_skills" USING btree ("skill_id","user_id");--> statement-breakpoint
CREATE INDEX "profiles_change_idx" ON "profiles" USING btree ("change");--> statement-breakpoint
CREATE INDEX "profiles_visible_updated_at_idx" ON "profiles" USING btree ("updated_at","user_id") WHERE is_visible;--> statement-breakpoint
CREATE INDEX "recruiters_company_id_idx" ON "recruiters" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_company_id_email_key" ON "team_invitations" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "team_invitations_invited_by_idx" ON "team_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at_idx" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "saved_jobs_job_id_idx" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_user_id_created_at_idx" ON "saved_jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "candidate_alerts_senior_id_idx" ON "candidate_alerts" USING btree ("senior_id");--> statement-breakpoint
CREATE INDEX "candidate_alerts_created_at_idx" ON "candidate_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "job_alerts_job_id_idx" ON "job_alerts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_alerts_created_at_idx" ON "job_alerts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_user_id_sought_query_key" ON "saved_searches" USING btree ("user_id","sought","query");--> statement-breakpoint
CREATE INDEX "saved_searches_alerts_idx" ON "saved_searches" USING btree ("sought","user_id") WHERE "saved_searches"."frequency" <> 'off';--> statement-breakpoint
CREATE INDEX "job_words_spelled_idx" ON "job_words" USING gin (word gin_trgm_ops) WHERE is_spelled;--> statement-breakpoint
CREATE INDEX "profile_documents_updated_at_idx" ON "profile_documents" USING btree ("updated_at","user_id");--> statement-breakpoint
CREATE INDEX "profile_documents_document_idx" ON "profile_documents" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "account_deletions_due_at_idx" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "preferences_figures_due_at_idx" ON "preferences" USING btree ("figures_due_at") WHERE figures_due_at is not null;--> statement-breakpoint
CREATE INDEX "shortlisted_seniors_senior_id_idx" ON "shortlisted_seniors" USING btree ("senior_id");--> statement-breakpoint
CREATE INDEX "stories_is_shown_idx" ON "stories" USING btree ("is_shown","id");--> statement-breakpoint
CREATE UNIQUE INDEX "skills_key_key" ON "skills" USING btree ("key");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_action_idx" ON "audit_log" USING btree ("actor_id","action","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_idx" ON "audit_log" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "staff_made_by_idx" ON "staff" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_invitations_email_key" ON "staff_invitations" USING btree ("email") WHERE "staff_invitations"."used_at" is null and "staff_invitations"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_idx" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE UNIQUE INDEX "account_suspensions_open_key" ON "account_suspensions" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "account_suspensions_user_id_idx" ON "account_suspensions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "account_suspensions_open_ends_at_idx" ON "account_suspensions" USING btree ("ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "account_suspensions_started_by_idx" ON "account_suspensions" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "account_suspensions_ended_by_idx" ON "account_suspensions" USING btree ("ended_by") WHERE ended_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_decision_key" ON "appeals" USING btree ("kind","decision_id");--> statement-breakpoint
CREATE INDEX "appeals_user_id_idx" ON "appeals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "appeals_open_idx" ON "appeals" USING btree ("id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "appeals_decided_idx" ON "appeals" USING btree ("id") WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "appeals_first_decided_by_idx" ON "appeals" USING btree ("first_decided_by") WHERE first_decided_by is not null;--> statement-breakpoint
CREATE INDEX "appeals_decided_by_idx" ON "appeals" USING btree ("decided_by") WHERE decided_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_email_key" ON "waitlist_entries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "waitlist_entries_waiting_idx" ON "waitlist_entries" USING btree ("id") WHERE "waitlist_entries"."invited_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once_key" ON "webhook_deliveries" USING btree ("endpoint_id","type","subject_id","transaction_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_idx" ON "webhook_deliveries" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_company_id_url_key" ON "webhook_endpoints" USING btree ("company_id","url");--> statement-breakpoint
-- Not known to drizzle-kit: long texts stand outside a job's row, so that the row stays small.
ALTER TABLE "jobs" SET (toast_tuple_target = 512);
