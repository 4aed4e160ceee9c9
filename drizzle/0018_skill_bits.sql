-- By hand: drizzle-kit knows no functions, views and what an index includes.
-- Each skill has one of 128 bits, the same on every server. Sets of bits say at a glance what a job or a person surely
-- lacks, so that few rows are worth a look at all their skills. Profiles also carry how far their owner would travel.
CREATE FUNCTION skill_bit(skill uuid) RETURNS bit(128) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select set_bit(0::bit(128), ('x' || substr(md5(skill::text), 1, 2))::bit(8)::integer % 128, 1)
$$;--> statement-breakpoint
ALTER TABLE "skills" DROP COLUMN "asked_by";--> statement-breakpoint
ALTER TABLE "skills" DROP COLUMN "offered_by";--> statement-breakpoint
DROP INDEX "job_postings_skill_idx";--> statement-breakpoint
DROP INDEX "profile_postings_skill_idx";--> statement-breakpoint
TRUNCATE job_postings, profile_postings;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "least_share" real NOT NULL;--> statement-breakpoint
ALTER TABLE "job_postings" ADD COLUMN "others" bit(128) NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_postings" ADD COLUMN "named" bit(128) NOT NULL;--> statement-breakpoint
ALTER TABLE "profile_postings" ADD COLUMN "travel" smallint;--> statement-breakpoint
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
  where jobs.status = 'live'
  window rarest_first as (partition by asked.job_id order by asked.weight desc, asked.skill_id rows unbounded preceding);--> statement-breakpoint
CREATE OR REPLACE VIEW current_profile_postings AS
  select named.skill_id, named.user_id,
    coalesce(profiles.availability_hours, 60)::smallint as hours,
    (profiles.availability_hours is not null)::integer::smallint as is_hours_said,
    (case profiles.work_preference when 'remote' then 0 when 'on-site' then 1 when 'hybrid' then 2 else 3 end)::smallint as mode,
    place_code(profiles.town) as town_code, place_code(profiles.region) as region_code,
    profiles.wanted_hourly as pay,
    bit_or(skill_bit(named.skill_id)) over (partition by named.user_id) as named,
    profiles.travel_miles::smallint as travel
  from profile_skills named join profiles on profiles.user_id = named.user_id
  where profiles.is_visible;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_job_postings(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from job_postings where job_id = any(changed);
  insert into job_postings (skill_id, job_id, weight_before, weight_share, least_share, others, hours, mode, town_code, region_code, pay)
    select skill_id, job_id, weight_before, weight_share, least_share, others, hours, mode, town_code, region_code, pay
    from current_job_postings where job_id = any(changed);
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_profile_postings(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from profile_postings where user_id = any(changed);
  insert into profile_postings (skill_id, user_id, named, hours, is_hours_said, mode, town_code, region_code, pay, travel)
    select skill_id, user_id, named, hours, is_hours_said, mode, town_code, region_code, pay, travel
    from current_profile_postings where user_id = any(changed);
$$;--> statement-breakpoint
INSERT INTO job_postings (skill_id, job_id, weight_before, weight_share, least_share, others, hours, mode, town_code, region_code, pay)
  SELECT skill_id, job_id, weight_before, weight_share, least_share, others, hours, mode, town_code, region_code, pay FROM current_job_postings;--> statement-breakpoint
INSERT INTO profile_postings (skill_id, user_id, named, hours, is_hours_said, mode, town_code, region_code, pay, travel)
  SELECT skill_id, user_id, named, hours, is_hours_said, mode, town_code, region_code, pay, travel FROM current_profile_postings;--> statement-breakpoint
CREATE INDEX "job_postings_skill_idx" ON "job_postings" USING btree ("skill_id","mode","weight_before") INCLUDE ("job_id","weight_share","least_share","others","hours","town_code","region_code","pay");--> statement-breakpoint
CREATE INDEX "profile_postings_skill_idx" ON "profile_postings" USING btree ("skill_id","mode","hours") INCLUDE ("user_id","named","is_hours_said","town_code","region_code","pay","travel");
