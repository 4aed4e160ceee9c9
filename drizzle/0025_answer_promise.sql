CREATE TABLE "company_answers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"counted" integer NOT NULL,
	"answered" integer NOT NULL,
	"median_hours" integer
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_due_on" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answer_reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "answer_days" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "not_answering_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_answers" ADD CONSTRAINT "company_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_unanswered_idx" ON "applications" USING btree ("answer_due_on") WHERE status = 'pending' and answered_at is null and answer_due_on is not null;--> statement-breakpoint
CREATE INDEX "jobs_not_answering_idx" ON "jobs" USING btree ("id") WHERE not_answering_since is not null;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_answer_days_check" CHECK ("jobs"."answer_days" in (5, 10, 15, 20));--> statement-breakpoint
-- By hand: drizzle-kit knows no functions and views. A job whose recruiter does not answer is matched with nobody.
CREATE OR REPLACE VIEW current_job_postings AS
  select asked.skill_id, asked.job_id,
    ((sum(asked.weight::float8) over rarest_first - asked.weight) / sum(asked.weight::float8) over (partition by asked.job_id))::real as weight_before,
    (asked.weight / sum(asked.weight::float8) over (partition by asked.job_id))::real as weight_share,
    jobs.hours_per_week::smallint as hours,
    (case jobs.work_type when 'remote' then 0 when 'on-site' then 1 else 2 end)::smallint as mode,
    place_code(jobs.town) as town_code, place_code(jobs.region) as region_code,
    nullif(jobs.hourly_pay, 0)::real as pay,
    (min(asked.weight) over (partition by asked.job_id) / sum(asked.weight::float8) over (partition by asked.job_id))::real as least_share,
    coalesce(bit_or(skill_bit(asked.skill_id)) over (partition by asked.job_id order by asked.weight desc, asked.skill_id
      rows between 1 following and unbounded following), 0::bit(128)) as others
  from job_skills asked join jobs on jobs.id = asked.job_id
  where jobs.status = 'live' and jobs.not_answering_since is null
  window rarest_first as (partition by asked.job_id order by asked.weight desc, asked.skill_id rows unbounded preceding);--> statement-breakpoint
CREATE OR REPLACE FUNCTION after_job_changed() RETURNS trigger LANGUAGE plpgsql AS $$
declare ids uuid[] := array(
  select now.id from now join before on before.id = now.id
  where (now.status = 'live' and now.not_answering_since is null) <> (before.status = 'live' and before.not_answering_since is null) or now.status = 'live'
    and (now.hours_per_week, now.work_type, now.town, now.region, now.hourly_pay)
    is distinct from (before.hours_per_week, before.work_type, before.town, before.region, before.hourly_pay));
begin
  if cardinality(ids) > 0 then perform refresh_job_postings(ids); end if;
  return null;
end $$;
