-- By hand: drizzle-kit knows no functions, views and triggers.
-- "Town, State, Country" as {town, state}, folded; the short form of a state counts as its name. A state alone is a
-- region without a town; "New York" alone is read as the town, which most people mean. Null where nothing is named.
CREATE FUNCTION place_parts(place text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  with pieces as (
    select trim(regexp_replace(translate(lower(piece), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[^[:alnum:]]+', ' ', 'g')) as piece, position
    from unnest(string_to_array(place, ',')) with ordinality as split (piece, position)
  ), named as (
    select array_agg(piece order by position) as parts from pieces
    where piece <> '' and piece !~ '^(united states( of america)?|usa|us)$'
  ), short as (
    select array['al','ak','az','ar','ca','co','ct','de','dc','fl','ga','hi','id','il','in','ia','ks','ky','la','me','md','ma','mi','mn','ms','mo','mt','ne','nv','nh','nj','nm','ny','nc','nd','oh','ok','or','pa','ri','sc','sd','tn','tx','ut','vt','va','wa','wv','wi','wy'] as codes,
      array['alabama','alaska','arizona','arkansas','california','colorado','connecticut','delaware','district of columbia','florida','georgia','hawaii','idaho','illinois','indiana','iowa','kansas','kentucky','louisiana','maine','maryland','massachusetts','michigan','minnesota','mississippi','missouri','montana','nebraska','nevada','new hampshire','new jersey','new mexico','new york','north carolina','north dakota','ohio','oklahoma','oregon','pennsylvania','rhode island','south carolina','south dakota','tennessee','texas','utah','vermont','virginia','washington','west virginia','wisconsin','wyoming'] as names
  )
  select case
    when parts is null then null
    when cardinality(parts) > 1 then array[parts[1], coalesce(names[array_position(codes, parts[cardinality(parts)])], parts[cardinality(parts)])]
    when parts[1] = any(names) and parts[1] <> 'new york' then array[null, parts[1]]
    else array[parts[1], null] end
  from named, short
$$;--> statement-breakpoint
-- A short stand-in for a folded name, the same on every server.
CREATE FUNCTION place_code(name text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select ('x' || substr(md5(name), 1, 8))::bit(32)::integer
$$;--> statement-breakpoint
CREATE TABLE "job_postings" (
	"skill_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"weight_before" real NOT NULL,
	"weight_share" real NOT NULL,
	"hours" smallint NOT NULL,
	"mode" smallint NOT NULL,
	"town_code" integer,
	"region_code" integer,
	"pay" real,
	CONSTRAINT "job_postings_job_id_skill_id_pk" PRIMARY KEY("job_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "profile_postings" (
	"skill_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"hours" smallint NOT NULL,
	"is_hours_said" smallint NOT NULL,
	"mode" smallint NOT NULL,
	"town_code" integer,
	"region_code" integer,
	"pay" real,
	CONSTRAINT "profile_postings_user_id_skill_id_pk" PRIMARY KEY("user_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "skill_relations" (
	"skill_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	"strength" real NOT NULL,
	CONSTRAINT "skill_relations_skill_id_related_id_pk" PRIMARY KEY("skill_id","related_id")
);
--> statement-breakpoint
ALTER TABLE "job_skills" ADD COLUMN "weight" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "town" text GENERATED ALWAYS AS ((place_parts(location))[1]) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "region" text GENERATED ALWAYS AS ((place_parts(location))[2]) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "town" text GENERATED ALWAYS AS ((place_parts(place))[1]) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "region" text GENERATED ALWAYS AS ((place_parts(place))[2]) STORED;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "wanted_hourly" real GENERATED ALWAYS AS (case when not shows_wanted_pay then null when wanted_pay_unit = 'hour' then wanted_pay when wanted_pay_unit = 'day' then wanted_pay / 8 when availability_hours > 0 and wanted_pay_unit = 'month' then wanted_pay * 12 / (availability_hours * 52) when availability_hours > 0 and wanted_pay_unit = 'year' then wanted_pay / (availability_hours * 52) end) STORED;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "weight" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "asked_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "offered_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD CONSTRAINT "skill_relations_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD CONSTRAINT "skill_relations_related_id_skills_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_postings_skill_idx" ON "job_postings" USING btree ("skill_id","weight_before") INCLUDE ("job_id","weight_share","hours","mode","town_code","region_code","pay");--> statement-breakpoint
CREATE INDEX "profile_postings_skill_idx" ON "profile_postings" USING btree ("skill_id","mode","hours") INCLUDE ("user_id","is_hours_said","town_code","region_code","pay");--> statement-breakpoint
CREATE INDEX "skill_relations_related_id_idx" ON "skill_relations" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "jobs_active_without_skills_idx" ON "jobs" USING btree ("id") WHERE is_active and skill_names = '';--> statement-breakpoint
CREATE INDEX "skills_weight_idx" ON "skills" USING btree ("weight");--> statement-breakpoint
-- What job_postings and profile_postings must hold: triggers copy from here, a rebuild copies all of it.
CREATE VIEW current_job_postings AS
  select asked.skill_id, asked.job_id,
    ((sum(asked.weight::float8) over rarest_first - asked.weight) / sum(asked.weight::float8) over (partition by asked.job_id))::real as weight_before,
    (asked.weight / sum(asked.weight::float8) over (partition by asked.job_id))::real as weight_share,
    jobs.hours_per_week::smallint as hours,
    (case jobs.work_type when 'remote' then 0 when 'on-site' then 1 else 2 end)::smallint as mode,
    place_code(jobs.town) as town_code, place_code(jobs.region) as region_code,
    nullif(jobs.hourly_pay, 0)::real as pay
  from job_skills asked join jobs on jobs.id = asked.job_id
  where jobs.status = 'live'
  window rarest_first as (partition by asked.job_id order by asked.weight desc, asked.skill_id rows unbounded preceding);--> statement-breakpoint
CREATE VIEW current_profile_postings AS
  select named.skill_id, named.user_id,
    coalesce(profiles.availability_hours, 60)::smallint as hours,
    (profiles.availability_hours is not null)::integer::smallint as is_hours_said,
    (case profiles.work_preference when 'remote' then 0 when 'on-site' then 1 when 'hybrid' then 2 else 3 end)::smallint as mode,
    place_code(profiles.town) as town_code, place_code(profiles.region) as region_code,
    profiles.wanted_hourly as pay
  from profile_skills named join profiles on profiles.user_id = named.user_id
  where profiles.is_visible;--> statement-breakpoint
CREATE FUNCTION refresh_job_postings(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from job_postings where job_id = any(changed);
  insert into job_postings (skill_id, job_id, weight_before, weight_share, hours, mode, town_code, region_code, pay)
    select skill_id, job_id, weight_before, weight_share, hours, mode, town_code, region_code, pay
    from current_job_postings where job_id = any(changed);
$$;--> statement-breakpoint
CREATE FUNCTION refresh_profile_postings(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from profile_postings where user_id = any(changed);
  insert into profile_postings (skill_id, user_id, hours, is_hours_said, mode, town_code, region_code, pay)
    select skill_id, user_id, hours, is_hours_said, mode, town_code, region_code, pay
    from current_profile_postings where user_id = any(changed);
$$;--> statement-breakpoint
CREATE FUNCTION after_job_skills() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_job_postings(array(select distinct job_id from changed));
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION after_job_changed() RETURNS trigger LANGUAGE plpgsql AS $$
declare ids uuid[] := array(
  select now.id from now join before on before.id = now.id
  where (now.status = 'live') <> (before.status = 'live') or now.status = 'live'
    and (now.hours_per_week, now.work_type, now.town, now.region, now.hourly_pay)
    is distinct from (before.hours_per_week, before.work_type, before.town, before.region, before.hourly_pay));
begin
  if cardinality(ids) > 0 then perform refresh_job_postings(ids); end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION after_profile_skills() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_profile_postings(array(select distinct user_id from changed));
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION after_profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
declare ids uuid[] := array(
  select now.user_id from now join before on before.user_id = now.user_id
  where now.is_visible <> before.is_visible or now.is_visible
    and (now.availability_hours, now.work_preference, now.town, now.region, now.wanted_hourly)
    is distinct from (before.availability_hours, before.work_preference, before.town, before.region, before.wanted_hourly));
begin
  if cardinality(ids) > 0 then perform refresh_profile_postings(ids); end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION weigh_job_skill() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  select weight into new.weight from skills where id = new.skill_id;
  return new;
end $$;--> statement-breakpoint
CREATE TRIGGER job_skills_weigh BEFORE INSERT ON job_skills FOR EACH ROW EXECUTE FUNCTION weigh_job_skill();--> statement-breakpoint
CREATE TRIGGER job_skills_added AFTER INSERT ON job_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_job_skills();--> statement-breakpoint
CREATE TRIGGER job_skills_changed AFTER UPDATE ON job_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_job_skills();--> statement-breakpoint
CREATE TRIGGER job_skills_removed AFTER DELETE ON job_skills REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_job_skills();--> statement-breakpoint
CREATE TRIGGER jobs_changed AFTER UPDATE ON jobs REFERENCING OLD TABLE AS before NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION after_job_changed();--> statement-breakpoint
CREATE TRIGGER profile_skills_added AFTER INSERT ON profile_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();--> statement-breakpoint
CREATE TRIGGER profile_skills_changed AFTER UPDATE ON profile_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();--> statement-breakpoint
CREATE TRIGGER profile_skills_removed AFTER DELETE ON profile_skills REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();--> statement-breakpoint
CREATE TRIGGER profiles_changed AFTER UPDATE ON profiles REFERENCING OLD TABLE AS before NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION after_profile_changed();--> statement-breakpoint
INSERT INTO job_postings (skill_id, job_id, weight_before, weight_share, hours, mode, town_code, region_code, pay)
  SELECT skill_id, job_id, weight_before, weight_share, hours, mode, town_code, region_code, pay FROM current_job_postings;--> statement-breakpoint
INSERT INTO profile_postings (skill_id, user_id, hours, is_hours_said, mode, town_code, region_code, pay)
  SELECT skill_id, user_id, hours, is_hours_said, mode, town_code, region_code, pay FROM current_profile_postings;
