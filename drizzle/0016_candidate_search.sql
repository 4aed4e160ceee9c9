-- Each two words of a text that stand behind each other.
CREATE FUNCTION word_pairs(words tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word || ' ' || next) FILTER (WHERE next_position = position + 1), '{}') FROM (
    SELECT lexeme AS word, position, lead(lexeme) OVER reading AS next, lead(position) OVER reading AS next_position
    FROM unnest(words) AS entry (lexeme, positions, weights), unnest(positions) AS position
    WINDOW reading AS (ORDER BY position)
  ) AS neighbors
$$;
--> statement-breakpoint
-- The entries for the moment of a document: the hour, and the 8, 64, 512 and 4,096 hours it lies in.
CREATE FUNCTION hour_entries(moment timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array['~0' || hour, '~1' || hour / 8, '~2' || hour / 64, '~3' || hour / 512, '~4' || hour / 4096]
  FROM (SELECT floor(extract(epoch FROM moment - timestamptz '2000-01-01 00:00:00+00') / 3600)::bigint AS hour) AS at
$$;
--> statement-breakpoint
DROP INDEX "jobs_search_document_idx";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search_document";--> statement-breakpoint

-- What search reads of a job. Words of the title have weight A, of the skills B, of company, industry and place C, of
-- the text D. Entries that begin with "~" are no words: ~t a word of the title, ~s of title or skills, ~T two words
-- behind each other in the title, ~S in the title or the skills, ~l a word of the place, ~i industry, ~e employment,
-- ~m work mode, ~f flexibility, ~h band of hours, ~p pay reached, ~$ dollars per hour, ~0 to ~4 when it was posted
-- (hour_entries). All words are folded already.
CREATE OR REPLACE FUNCTION job_search_document(
  title text, skills text, about text, place text, description text, industry text,
  employment text, work text, flexibility text[], hours integer, pay numeric, posted timestamptz
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  stemmed tsvector := to_tsvector('english', title);
  written tsvector := to_tsvector('simple', title);
  stemmed_skills tsvector := to_tsvector('english', skills);
  written_skills tsvector := to_tsvector('simple', skills);
  titled tsvector := stemmed || written;
  skilled tsvector := stemmed_skills || written_skills;
  title_pairs text[] := word_pairs(stemmed) || word_pairs(written);
  skill_pairs text[] := word_pairs(stemmed_skills) || word_pairs(written_skills);
  named tsvector := to_tsvector('english', about || ' ' || place) || to_tsvector('simple', about || ' ' || place);
BEGIN
  RETURN setweight(titled, 'A') || setweight(skilled, 'B') || setweight(named, 'C')
    || setweight(to_tsvector('english', description), 'D')
    || array_to_tsvector(
      array(SELECT '~t' || word FROM unnest(tsvector_to_array(titled)) word)
      || array(SELECT '~s' || word FROM unnest(tsvector_to_array(titled || skilled)) word)
      || array(SELECT '~T' || pair FROM unnest(title_pairs) pair)
      || array(SELECT '~S' || pair FROM unnest(title_pairs || skill_pairs) pair)
      || array(SELECT '~l' || word FROM unnest(tsvector_to_array(to_tsvector('simple', place))) word)
      || array(SELECT '~f' || kind FROM unnest(flexibility) kind)
      || array(SELECT '~p' || step FROM unnest(array[20, 30, 40, 50, 75, 100]) step WHERE pay >= step)
      || array[
        '~i' || industry, '~e' || employment, '~m' || work,
        '~h' || CASE WHEN hours <= 10 THEN 10 WHEN hours <= 20 THEN 20 WHEN hours <= 30 THEN 30 ELSE 40 END,
        '~$' || least(floor(pay), 500)
      ]
      || hour_entries(posted)
    );
END $$;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_document" "tsvector" GENERATED ALWAYS AS (job_search_document(regexp_replace(translate(lower(title), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(skill_names), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(company || ' ' || industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(location), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(description), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), trim(both '-' from regexp_replace(regexp_replace(translate(lower(industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), '[^a-z0-9]+', '-', 'g')), employment_type, work_type, flexibility, hours_per_week, round(case pay_unit when 'hour' then pay_range_max when 'day' then pay_range_max / 8 when 'month' then pay_range_max * 12 / (hours_per_week * 52) when 'year' then pay_range_max / (hours_per_week * 52) else 0 end, 2), created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_search_document_idx" ON "jobs" USING gin ("search_document") WITH (fastupdate=false) WHERE is_active;--> statement-breakpoint
INSERT INTO job_words (word)
  SELECT DISTINCT word FROM jobs, unnest(tsvector_to_array(search_document)) word WHERE is_active AND word ~ '^~[ST]'
  ON CONFLICT (word) DO NOTHING;
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
DROP INDEX "profiles_search_words_idx";--> statement-breakpoint
ALTER TABLE "profile_documents" ADD CONSTRAINT "profile_documents_user_id_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_documents_updated_at_idx" ON "profile_documents" USING btree ("updated_at","user_id");--> statement-breakpoint
CREATE INDEX "profile_documents_document_idx" ON "profile_documents" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "search_words";
--> statement-breakpoint

-- What recruiters find a profile by: the words of its name, skills and text, and entries that begin with "~" and are no
-- words: ~m work preference, ~h hours offered in steps of five, ~y years in steps of five, ~0 to ~4 when it was last
-- changed (hour_entries). All words are folded already.
CREATE FUNCTION profile_search_document(
  name text, skills text, about text, preference text, hours integer, years integer, changed timestamptz
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  named text := name || ' ' || skills;
BEGIN
  RETURN to_tsvector('english', named) || to_tsvector('simple', named) || to_tsvector('english', about)
    || array_to_tsvector(
      array(SELECT '~m' || preference WHERE preference IS NOT NULL)
      || array(SELECT '~h' || step FROM generate_series(5, hours, 5) step)
      || array(SELECT '~y' || step FROM generate_series(5, years, 5) step)
      || hour_entries(changed)
    );
END $$;
--> statement-breakpoint
-- What profile_documents must hold: triggers copy from here, a rebuild copies all of it.
CREATE VIEW current_profile_documents AS
  SELECT user_id,
    profile_search_document(regexp_replace(translate(lower(full_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(coalesce(named.skills, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'),
      regexp_replace(translate(lower(coalesce(bio, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'),
      work_preference, availability_hours, coalesce(years_experience, 0), updated_at) AS document,
    availability_hours::smallint AS hours, coalesce(years_experience, 0)::smallint AS years, updated_at
  FROM profiles LEFT JOIN LATERAL (
    SELECT string_agg(skills.name, E'\n' ORDER BY position) AS skills
    FROM profile_skills JOIN skills ON skills.id = profile_skills.skill_id WHERE profile_skills.user_id = profiles.user_id
  ) AS named ON true
  WHERE is_visible AND availability_hours > 0;
--> statement-breakpoint
CREATE FUNCTION refresh_profile_documents(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM profile_documents WHERE user_id = any(changed);
  INSERT INTO profile_documents (user_id, document, hours, years, updated_at)
    SELECT user_id, document, hours, years, updated_at FROM current_profile_documents WHERE user_id = any(changed);
  -- In order, so that two profiles with the same new words wait for each other and not both.
  INSERT INTO profile_words (word)
    SELECT DISTINCT word FROM profile_documents, unnest(tsvector_to_array(document)) word
    WHERE user_id = any(changed) AND word !~ '^~[0-4]' ORDER BY word
    ON CONFLICT (word) DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION after_profile_added() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform refresh_profile_documents(array(select user_id from now));
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER profiles_added AFTER INSERT ON profiles REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION after_profile_added();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION after_profile_skills() RETURNS trigger LANGUAGE plpgsql AS $$
declare ids uuid[] := array(select distinct user_id from changed);
begin
  perform refresh_profile_postings(ids);
  perform refresh_profile_documents(ids);
  return null;
end $$;
--> statement-breakpoint
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
      and (now.full_name, now.bio, now.availability_hours, now.work_preference, now.years_experience, now.updated_at)
      is distinct from (before.full_name, before.bio, before.availability_hours, before.work_preference, before.years_experience, before.updated_at));
begin
  if cardinality(scored) > 0 then perform refresh_profile_postings(scored); end if;
  if cardinality(found) > 0 then perform refresh_profile_documents(found); end if;
  return null;
end $$;
--> statement-breakpoint
INSERT INTO profile_documents (user_id, document, hours, years, updated_at)
  SELECT user_id, document, hours, years, updated_at FROM current_profile_documents;
--> statement-breakpoint
INSERT INTO profile_words (word)
  SELECT DISTINCT word FROM profile_documents, unnest(tsvector_to_array(document)) word WHERE word !~ '^~[0-4]';
