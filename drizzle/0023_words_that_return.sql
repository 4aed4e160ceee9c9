-- A word that no job had any more is counted as 0, and is not begun or corrected to. The next job that has it brings it back at once.
CREATE OR REPLACE FUNCTION note_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two jobs with the same new words wait for each other and not both.
  INSERT INTO job_words (word)
    SELECT word FROM unnest(tsvector_to_array(NEW.search_document)) word WHERE word !~ '^~[0-4]' ORDER BY word
    ON CONFLICT (word) DO NOTHING;
  INSERT INTO job_words (word, is_spelled)
    SELECT word, true FROM unnest(tsvector_to_array(to_tsvector('simple', job_spelled_words(NEW.title, NEW.skill_names, NEW.company, NEW.industry, NEW.location)))) word
    ORDER BY word
    ON CONFLICT (word) DO UPDATE SET is_spelled = true WHERE NOT job_words.is_spelled;
  UPDATE job_words SET jobs = 1
    FROM (
      SELECT word FROM job_words WHERE word = ANY (tsvector_to_array(NEW.search_document)) AND jobs = 0 ORDER BY word FOR UPDATE
    ) returned
    WHERE job_words.word = returned.word;
  RETURN NULL;
END $$;
