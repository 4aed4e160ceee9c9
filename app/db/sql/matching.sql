-- What triggers keep beside jobs and profiles so that matching finds them in the same transaction.

-- Each skill has one of 128 bits, the same on every server. A set of bits shows at a glance what a job surely lacks, so
-- that few rows need a look at all their skills.
CREATE OR REPLACE FUNCTION skill_bit(skill uuid) RETURNS bit(128) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select set_bit(0::bit(128), ('x' || substr(md5(skill::text), 1, 2))::bit(8)::integer % 128, 1)
$$;

-- People name more skills than jobs: 256 bits for each of two hashes leave one chance hit in five hundred.
CREATE OR REPLACE FUNCTION profile_skill_bit(skill uuid, byte integer) RETURNS bit(256) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select set_bit(0::bit(256), ('x' || substr(md5(skill::text), 1 + 2 * byte, 2))::bit(8)::integer, 1)
$$;

-- What job_postings must hold: triggers copy from here, a rebuild copies all of it. A job whose recruiter does not answer
-- has no postings.
DROP VIEW IF EXISTS current_job_postings;
CREATE VIEW current_job_postings AS
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
  window rarest_first as (partition by asked.job_id order by asked.weight desc, asked.skill_id rows unbounded preceding);

-- What profile_postings must hold.
DROP VIEW IF EXISTS current_profile_postings;
CREATE VIEW current_profile_postings AS
  select named.skill_id, named.user_id,
    coalesce(profiles.availability_hours, 60)::smallint as hours,
    (profiles.availability_hours is not null)::integer::smallint as is_hours_said,
    (case profiles.work_preference when 'remote' then 0 when 'on-site' then 1 when 'hybrid' then 2 else 3 end)::smallint as mode,
    place_code(profiles.town) as town_code, place_code(profiles.region) as region_code,
    profiles.wanted_hourly as pay,
    bit_or(profile_skill_bit(named.skill_id, 0)) over (partition by named.user_id) as named,
    bit_or(profile_skill_bit(named.skill_id, 1)) over (partition by named.user_id) as named_again,
    profiles.travel_miles::smallint as travel
  from profile_skills named join profiles on profiles.user_id = named.user_id
  where profiles.is_visible;

CREATE OR REPLACE FUNCTION refresh_job_postings(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from job_postings where job_id = any(changed);
  insert into job_postings (skill_id, job_id, weight_before, weight_share, least_share, others, hours, mode, town_code, region_code, pay)
    select skill_id, job_id, weight_before, weight_share, least_share, others, hours, mode, town_code, region_code, pay
    from current_job_postings where job_id = any(changed);
$$;

CREATE OR REPLACE FUNCTION refresh_profile_postings(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from profile_postings where user_id = any(changed);
  insert into profile_postings (skill_id, user_id, named, named_again, hours, is_hours_said, mode, town_code, region_code, pay, travel)
    select skill_id, user_id, named, named_again, hours, is_hours_said, mode, town_code, region_code, pay, travel
    from current_profile_postings where user_id = any(changed);
$$;

-- A job skill starts with the weight that its skill has at that moment.
CREATE OR REPLACE FUNCTION weigh_job_skill() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  select weight into new.weight from skills where id = new.skill_id;
  return new;
end $$;

CREATE OR REPLACE TRIGGER job_skills_weigh BEFORE INSERT ON job_skills FOR EACH ROW EXECUTE FUNCTION weigh_job_skill();

CREATE OR REPLACE FUNCTION after_job_skills() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_job_postings(array(select distinct job_id from changed));
  return null;
end $$;

CREATE OR REPLACE TRIGGER job_skills_added AFTER INSERT ON job_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_job_skills();

CREATE OR REPLACE TRIGGER job_skills_changed AFTER UPDATE ON job_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_job_skills();

CREATE OR REPLACE TRIGGER job_skills_removed AFTER DELETE ON job_skills REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_job_skills();

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

CREATE OR REPLACE TRIGGER jobs_changed AFTER UPDATE ON jobs REFERENCING OLD TABLE AS before NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION after_job_changed();

CREATE OR REPLACE FUNCTION after_profile_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_profile_documents(array(select user_id from now));
  return null;
end $$;

CREATE OR REPLACE TRIGGER profiles_added AFTER INSERT ON profiles REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION after_profile_added();

CREATE OR REPLACE FUNCTION after_profile_skills() RETURNS trigger LANGUAGE plpgsql AS $$
declare ids uuid[] := array(select distinct user_id from changed);
begin
  perform refresh_profile_postings(ids);
  perform refresh_profile_documents(ids);
  return null;
end $$;

CREATE OR REPLACE TRIGGER profile_skills_added AFTER INSERT ON profile_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();

CREATE OR REPLACE TRIGGER profile_skills_changed AFTER UPDATE ON profile_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();

CREATE OR REPLACE TRIGGER profile_skills_removed AFTER DELETE ON profile_skills REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();

CREATE OR REPLACE FUNCTION after_profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
declare
  scored uuid[] := array(
    select now.user_id from now join before on before.user_id = now.user_id
    where now.is_visible <> before.is_visible or now.is_visible
      and (now.availability_hours, now.work_preference, now.town, now.region, now.wanted_hourly, now.travel_miles)
      is distinct from (before.availability_hours, before.work_preference, before.town, before.region, before.wanted_hourly, before.travel_miles));
  found uuid[] := array(
    select now.user_id from now join before on before.user_id = now.user_id
    where now.is_visible <> before.is_visible or now.is_visible
      and (now.full_name, now.bio, now.availability_hours, now.work_preference, now.years_experience, now.place, now.updated_at)
      is distinct from (before.full_name, before.bio, before.availability_hours, before.work_preference, before.years_experience, before.place, before.updated_at));
begin
  if cardinality(scored) > 0 then perform refresh_profile_postings(scored); end if;
  if cardinality(found) > 0 then perform refresh_profile_documents(found); end if;
  return null;
end $$;

CREATE OR REPLACE TRIGGER profiles_changed AFTER UPDATE ON profiles REFERENCING OLD TABLE AS before NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION after_profile_changed();
