-- By hand: drizzle-kit knows no functions, views and what an index includes.
-- Who has many skills fills 128 bits with chance hits, one asked skill in eleven. With 256 bits for each of two hashes a
-- chance hit in both is one in five hundred, and the bits of a row say nearly what a look at all skills would.
CREATE FUNCTION profile_skill_bit(skill uuid, byte integer) RETURNS bit(256) LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  select set_bit(0::bit(256), ('x' || substr(md5(skill::text), 1 + 2 * byte, 2))::bit(8)::integer, 1)
$$;--> statement-breakpoint
DROP INDEX "profile_postings_skill_idx";--> statement-breakpoint
TRUNCATE profile_postings;--> statement-breakpoint
DROP VIEW current_profile_postings;--> statement-breakpoint
ALTER TABLE "profile_postings" ALTER COLUMN "named" SET DATA TYPE bit(256);--> statement-breakpoint
ALTER TABLE "profile_postings" ADD COLUMN "named_again" bit(256) NOT NULL;--> statement-breakpoint
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
  where profiles.is_visible;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_profile_postings(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  delete from profile_postings where user_id = any(changed);
  insert into profile_postings (skill_id, user_id, named, named_again, hours, is_hours_said, mode, town_code, region_code, pay, travel)
    select skill_id, user_id, named, named_again, hours, is_hours_said, mode, town_code, region_code, pay, travel
    from current_profile_postings where user_id = any(changed);
$$;--> statement-breakpoint
INSERT INTO profile_postings (skill_id, user_id, named, named_again, hours, is_hours_said, mode, town_code, region_code, pay, travel)
  SELECT skill_id, user_id, named, named_again, hours, is_hours_said, mode, town_code, region_code, pay, travel FROM current_profile_postings;--> statement-breakpoint
CREATE INDEX "profile_postings_skill_idx" ON "profile_postings" USING btree ("skill_id","mode","hours") INCLUDE ("user_id","named","named_again","is_hours_said","town_code","region_code","pay","travel");
