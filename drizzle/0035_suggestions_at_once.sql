-- By hand: drizzle-kit knows no functions. What nobody offered yet is offered as soon as a live job has it; how many have
-- it, and what none has any more, is seen to by a task. The trigger comes behind jobs_note_words, as triggers do in the
-- order of their names: that task too writes the words first.
CREATE FUNCTION note_suggestions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two jobs with the same new texts wait for each other and not both.
  INSERT INTO search_suggestions (kind, start, text, jobs)
    SELECT DISTINCT kind, array_to_string(words[n:], ' ') AS start, name, 1
    FROM (
      SELECT 'title' AS kind, NEW.title AS name
      UNION ALL SELECT 'place', NEW.location
      UNION ALL SELECT 'skill', skill FROM unnest(string_to_array(nullif(NEW.skill_names, ''), E'\n')) skill
    ) named
    CROSS JOIN LATERAL (SELECT trim(regexp_replace(job_spelled_words(name, '', '', '', ''), '\s+', ' ', 'g')) AS folded) AS plain
    CROSS JOIN LATERAL (SELECT string_to_array(nullif(folded, ''), ' ') AS words) AS split
    CROSS JOIN LATERAL generate_series(1, least(8, cardinality(words))) n
    WHERE folded <> '' AND NOT EXISTS (
      -- Nor in capitals, if it is known without.
      SELECT FROM search_suggestions known WHERE known.kind = named.kind AND known.start = folded AND lower(known.text) = lower(name)
    )
    ORDER BY start, kind, name
    ON CONFLICT (start, kind, text) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_suggest AFTER INSERT OR UPDATE OF title, skill_names, location, status ON jobs
  FOR EACH ROW WHEN (NEW.status = 'live') EXECUTE FUNCTION note_suggestions();
