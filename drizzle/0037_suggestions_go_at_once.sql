-- By hand: drizzle-kit knows no functions. What the last live job takes along, because it is closed, renamed or deleted, is
-- not offered any more, in the same transaction. What more than one job was counted for is left to the task that counts.
CREATE FUNCTION suggestions_of(title text, skill_names text, place text)
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_suggestions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two jobs with the same new texts wait for each other and not both.
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
--> statement-breakpoint
CREATE FUNCTION forget_suggestions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What somebody else is writing is left to the task: nobody waits here, and so no two for each other.
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
--> statement-breakpoint
CREATE TRIGGER jobs_suggest_no_more AFTER UPDATE OF title, skill_names, location, status ON jobs
  FOR EACH ROW WHEN (OLD.status = 'live' AND (NEW.status <> 'live' OR (OLD.title, OLD.skill_names, OLD.location) IS DISTINCT FROM (NEW.title, NEW.skill_names, NEW.location)))
  EXECUTE FUNCTION forget_suggestions();
--> statement-breakpoint
CREATE TRIGGER jobs_suggest_no_more_of_deleted AFTER DELETE ON jobs
  FOR EACH ROW WHEN (OLD.status = 'live') EXECUTE FUNCTION forget_suggestions();
