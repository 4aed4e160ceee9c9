-- What triggers derive from jobs and profiles, in the same transaction, so that search finds them.

-- A word that no job has any more is counted as 0, and is neither suggested nor a correction. The next job with it
-- restores it at once.
CREATE OR REPLACE FUNCTION note_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In a fixed order, so that two jobs with the same new words cannot deadlock.
  INSERT INTO job_words (word)
    SELECT word FROM unnest(tsvector_to_array(NEW.search_document)) word WHERE word !~ '^~[0-4]' ORDER BY word
    ON CONFLICT (word) DO NOTHING;
  -- Skips known spellings: an unchanged row would still be locked until the job commits.
  INSERT INTO job_words (word, is_spelled)
    SELECT word, true FROM unnest(tsvector_to_array(to_tsvector('simple', job_spelled_words(NEW.title, NEW.skill_names, NEW.company, NEW.industry, NEW.location)))) word
    WHERE NOT EXISTS (SELECT FROM job_words known WHERE known.word = word.word AND known.is_spelled)
    ORDER BY word
    ON CONFLICT (word) DO UPDATE SET is_spelled = true WHERE NOT job_words.is_spelled;
  UPDATE job_words SET jobs = 1
    FROM (
      SELECT word FROM job_words WHERE word = ANY (tsvector_to_array(NEW.search_document)) AND jobs = 0 ORDER BY word FOR UPDATE
    ) returned
    WHERE job_words.word = returned.word;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER jobs_note_words AFTER INSERT OR UPDATE OF title, skill_names, company, industry, location, description, concepts, status ON jobs
  FOR EACH ROW WHEN (NEW.status = 'live') EXECUTE FUNCTION note_job_words();

-- Every start of every text that a job adds as a suggestion: its title, its place, and its skills, from every word on.
CREATE OR REPLACE FUNCTION suggestions_of(title text, skill_names text, place text)
RETURNS TABLE (kind text, start text, name text, folded text) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT said.kind, array_to_string(words[n:], ' '), said.name, plain.folded
  FROM (
    SELECT 'title' AS kind, title AS name
    UNION ALL SELECT 'place', place
    UNION ALL SELECT 'skill', skill FROM unnest(string_to_array(nullif(skill_names, ''), E'\n')) skill
  ) said
  CROSS JOIN LATERAL (SELECT trim(regexp_replace(job_spelled_words(said.name, '', '', '', ''), '\s+', ' ', 'g')) AS folded) AS plain
  CROSS JOIN LATERAL (SELECT string_to_array(nullif(plain.folded, ''), ' ') AS words) AS split
  CROSS JOIN LATERAL generate_series(1, least(8, cardinality(words))) n
  WHERE plain.folded <> ''
$$;

-- Adds a live job's suggestions, in its transaction.
CREATE OR REPLACE FUNCTION note_suggestions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In a fixed order, so that two jobs with the same new texts cannot deadlock.
  INSERT INTO search_suggestions (kind, start, text, jobs)
    SELECT named.kind, named.start, named.name, 1
    FROM suggestions_of(NEW.title, NEW.skill_names, NEW.location) named
    WHERE NOT EXISTS (
      -- Nor in capitals, if it is known without.
      SELECT FROM search_suggestions known
      WHERE known.kind = named.kind AND known.start = named.folded AND lower(known.text) = lower(named.name)
    )
    ORDER BY named.start, named.kind, named.name
    ON CONFLICT (start, kind, text) DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER jobs_suggest AFTER INSERT OR UPDATE OF title, skill_names, location, status ON jobs
  FOR EACH ROW WHEN (NEW.status = 'live') EXECUTE FUNCTION note_suggestions();

-- Removes the suggestions of the last live job that had them, after it was closed, renamed, or deleted. Those of
-- several jobs are left to the task that counts.
CREATE OR REPLACE FUNCTION forget_suggestions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Skips rows that another transaction is writing: the task handles them, and no one waits here or deadlocks.
  DELETE FROM search_suggestions WHERE ctid = ANY (ARRAY(
    SELECT known.ctid
    FROM suggestions_of(OLD.title, OLD.skill_names, OLD.location) named
    JOIN search_suggestions known ON known.kind = named.kind AND known.start = named.start AND known.text = named.name
    WHERE known.jobs <= 1 AND NOT EXISTS (
      SELECT FROM jobs
      WHERE jobs.is_active AND jobs.search_document @@ plainto_tsquery('simple', named.folded) AND CASE named.kind
        WHEN 'title' THEN lower(jobs.title) = lower(named.name)
        WHEN 'place' THEN lower(jobs.location) = lower(named.name)
        ELSE lower(named.name) = ANY (string_to_array(lower(jobs.skill_names), E'\n')) END
    )
    FOR UPDATE OF known SKIP LOCKED
  ));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER jobs_suggest_no_more AFTER UPDATE OF title, skill_names, location, status ON jobs
  FOR EACH ROW WHEN (OLD.status = 'live' AND (NEW.status <> 'live' OR (OLD.title, OLD.skill_names, OLD.location) IS DISTINCT FROM (NEW.title, NEW.skill_names, NEW.location)))
  EXECUTE FUNCTION forget_suggestions();

CREATE OR REPLACE TRIGGER jobs_suggest_no_more_of_deleted AFTER DELETE ON jobs
  FOR EACH ROW WHEN (OLD.status = 'live') EXECUTE FUNCTION forget_suggestions();

-- The content of profile_documents: triggers copy from here, a rebuild copies all of it.
DROP VIEW IF EXISTS current_profile_documents;
CREATE VIEW current_profile_documents AS
  SELECT user_id,
    profile_search_document(regexp_replace(translate(lower(full_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(coalesce(named.skills, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'),
      regexp_replace(translate(lower(coalesce(bio, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'),
      work_preference, availability_hours, coalesce(years_experience, 0), regexp_replace(translate(lower(coalesce(place, '')), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g') || ' ' || coalesce(town, '') || ' ' || coalesce(region, ''), updated_at,
      concepts || array(SELECT '~L' || town || ' ' || region WHERE town IS NOT NULL AND region IS NOT NULL)) AS document,
    availability_hours::smallint AS hours, coalesce(years_experience, 0)::smallint AS years, updated_at
  FROM profiles LEFT JOIN LATERAL (
    SELECT string_agg(skills.name, E'\n' ORDER BY position) AS skills
    FROM profile_skills JOIN skills ON skills.id = profile_skills.skill_id WHERE profile_skills.user_id = profiles.user_id
  ) AS named ON true
  WHERE is_visible AND availability_hours > 0;

CREATE OR REPLACE FUNCTION refresh_profile_documents(changed uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM profile_documents WHERE user_id = any(changed);
  INSERT INTO profile_documents (user_id, document, hours, years, updated_at)
    SELECT user_id, document, hours, years, updated_at FROM current_profile_documents WHERE user_id = any(changed);
  -- In a fixed order, so that two profiles with the same new words cannot deadlock.
  INSERT INTO profile_words (word)
    SELECT DISTINCT word FROM profile_documents, unnest(tsvector_to_array(document)) word
    WHERE user_id = any(changed) AND word !~ '^~[0-4]' ORDER BY word
    ON CONFLICT (word) DO NOTHING;
$$;

CREATE OR REPLACE FUNCTION after_profile_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_profile_documents(array(SELECT user_id FROM now));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER profiles_added AFTER INSERT ON profiles REFERENCING NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION after_profile_added();

CREATE OR REPLACE FUNCTION after_profile_skills() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_profile_documents(array(SELECT DISTINCT user_id FROM changed));
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER profile_skills_added AFTER INSERT ON profile_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();

CREATE OR REPLACE TRIGGER profile_skills_changed AFTER UPDATE ON profile_skills REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();

CREATE OR REPLACE TRIGGER profile_skills_removed AFTER DELETE ON profile_skills REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION after_profile_skills();

CREATE OR REPLACE FUNCTION after_profile_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found uuid[] := array(
    SELECT now.user_id FROM now JOIN before ON before.user_id = now.user_id
    WHERE now.is_visible <> before.is_visible OR now.is_visible
      AND (now.full_name, now.bio, now.availability_hours, now.work_preference, now.years_experience, now.place, now.concepts, now.updated_at)
      IS DISTINCT FROM (before.full_name, before.bio, before.availability_hours, before.work_preference, before.years_experience, before.place, before.concepts, before.updated_at));
BEGIN
  IF cardinality(found) > 0 THEN PERFORM refresh_profile_documents(found); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER profiles_changed AFTER UPDATE ON profiles REFERENCING OLD TABLE AS before NEW TABLE AS now FOR EACH STATEMENT EXECUTE FUNCTION after_profile_changed();
