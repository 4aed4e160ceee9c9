-- By hand: drizzle-kit knows no functions, views and rows.
-- Candidates are found by the words of their place too.
DROP VIEW current_profile_documents;
--> statement-breakpoint
DROP FUNCTION profile_search_document(text, text, text, text, integer, integer, timestamptz);
--> statement-breakpoint

-- What recruiters find a profile by: the words of its name, skills and text, the stems of their stems, and entries that
-- begin with "~" and are no words: ~l a word of the place (as written, and its town and state), ~m work preference, ~h hours offered in steps of
-- five, ~y years in steps of five, ~0 to ~4 when it was last changed (hour_entries). All words are folded already.
CREATE FUNCTION profile_search_document(
  name text, skills text, about text, preference text, hours integer, years integer, place text, changed timestamptz
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  named text := plain_letters(name || ' ' || skills);
  stemmed tsvector := to_tsvector('english', named) || to_tsvector('english', plain_letters(about));
BEGIN
  RETURN stemmed || to_tsvector('simple', named)
    || array_to_tsvector(
      stems_of_stems(stemmed)
      || array(SELECT '~l' || word FROM unnest(tsvector_to_array(to_tsvector('simple', plain_letters(place)))) word)
      || array(SELECT '~m' || preference WHERE preference IS NOT NULL)
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
      work_preference, availability_hours, coalesce(years_experience, 0), regexp_replace(translate(lower(coalesce(place, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g') || ' ' || coalesce(town, '') || ' ' || coalesce(region, ''), updated_at) AS document,
    availability_hours::smallint AS hours, coalesce(years_experience, 0)::smallint AS years, updated_at
  FROM profiles LEFT JOIN LATERAL (
    SELECT string_agg(skills.name, E'\n' ORDER BY position) AS skills
    FROM profile_skills JOIN skills ON skills.id = profile_skills.skill_id WHERE profile_skills.user_id = profiles.user_id
  ) AS named ON true
  WHERE is_visible AND availability_hours > 0;
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
      and (now.full_name, now.bio, now.availability_hours, now.work_preference, now.years_experience, now.place, now.updated_at)
      is distinct from (before.full_name, before.bio, before.availability_hours, before.work_preference, before.years_experience, before.place, before.updated_at));
begin
  if cardinality(scored) > 0 then perform refresh_profile_postings(scored); end if;
  if cardinality(found) > 0 then perform refresh_profile_documents(found); end if;
  return null;
end $$;
--> statement-breakpoint
LOCK TABLE profiles, profile_skills IN SHARE MODE;
--> statement-breakpoint
DROP INDEX "profile_documents_document_idx";
--> statement-breakpoint
UPDATE profile_documents SET document = document || array_to_tsvector(
    array(SELECT '~l' || word FROM unnest(tsvector_to_array(to_tsvector('simple', plain_letters(regexp_replace(translate(lower(coalesce(place, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g')) || ' ' || coalesce(town, '') || ' ' || coalesce(region, '')))) word)
  )
  FROM profiles WHERE profiles.user_id = profile_documents.user_id AND profiles.place IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "profile_documents_document_idx" ON "profile_documents" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
INSERT INTO profile_words (word, profiles)
  SELECT word, count(*) FROM profile_documents, unnest(tsvector_to_array(document)) word WHERE word ~ '^~l' GROUP BY word ORDER BY word;
