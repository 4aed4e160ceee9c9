-- By hand: drizzle-kit knows no functions. A document has the stems of its stems as well. "representation" has the stem
-- "represent", whose stem is "repres": so all that is found by a word is found by its stem, and one list is read for it.

-- The stems of stems, once each.
CREATE FUNCTION stems_of_stems(stems tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('english', array_to_string(tsvector_to_array(stems), ' ')))
$$;
--> statement-breakpoint
DROP INDEX "jobs_search_document_idx";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search_document";--> statement-breakpoint

-- What search reads of a job. Words of the title have weight A, of the skills B, of company, industry and place C, of
-- the text D. Entries that begin with "~" are no words: ~t a word of the title, ~s of title or skills, ~T two words
-- behind each other in the title, ~S in the title or the skills, ~l a word of the place, ~i industry, ~e employment,
-- ~m work mode, ~k work mode and employment, ~f flexibility, ~h band of hours, ~p pay reached, ~$ band of dollars per
-- hour (its lower edge: one dollar wide below 128, eight above), ~0 to ~4 when it was posted (hour_entries). All words
-- are folded already.
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
  stemmed_rest tsvector := to_tsvector('english', about || ' ' || place);
  named tsvector := stemmed_rest || to_tsvector('simple', about || ' ' || place);
  described tsvector := to_tsvector('english', description);
  title_words text[] := tsvector_to_array(titled) || stems_of_stems(stemmed);
  skill_words text[] := tsvector_to_array(skilled) || stems_of_stems(stemmed_skills);
BEGIN
  RETURN setweight(titled, 'A') || setweight(skilled, 'B') || setweight(named, 'C')
    || setweight(described, 'D')
    || array_to_tsvector(
      stems_of_stems(stemmed || stemmed_skills || stemmed_rest || described)
      || array(SELECT '~t' || word FROM unnest(title_words) word)
      || array(SELECT '~s' || word FROM unnest(title_words || skill_words) word)
      || array(SELECT '~T' || pair FROM unnest(title_pairs) pair)
      || array(SELECT '~S' || pair FROM unnest(title_pairs || skill_pairs) pair)
      || array(SELECT '~l' || word FROM unnest(tsvector_to_array(to_tsvector('simple', place))) word)
      || array(SELECT '~f' || kind FROM unnest(flexibility) kind)
      || array(SELECT '~p' || step FROM unnest(array[20, 30, 40, 50, 75, 100]) step WHERE pay >= step)
      || array[
        '~i' || industry, '~e' || employment, '~m' || work, '~k' || work || ' ' || employment,
        '~h' || CASE WHEN hours <= 10 THEN 10 WHEN hours <= 20 THEN 20 WHEN hours <= 30 THEN 30 ELSE 40 END,
        '~$' || CASE WHEN pay < 128 THEN floor(pay) ELSE least(8 * floor(pay / 8), 496) END
      ]
      || hour_entries(posted)
    );
END $$;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_document" "tsvector" GENERATED ALWAYS AS (job_search_document(regexp_replace(translate(lower(title), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(skill_names), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(company || ' ' || industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(location), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(description), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), trim(both '-' from regexp_replace(regexp_replace(translate(lower(industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), '[^a-z0-9]+', '-', 'g')), employment_type, work_type, flexibility, hours_per_week, round(case pay_unit when 'hour' then pay_range_max when 'day' then pay_range_max / 8 when 'month' then pay_range_max * 12 / (hours_per_week * 52) when 'year' then pay_range_max / (hours_per_week * 52) else 0 end, 2), created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_search_document_idx" ON "jobs" USING gin ("search_document") WITH (fastupdate=false) WHERE is_active;--> statement-breakpoint
-- What recruiters find a profile by: the words of its name, skills and text, the stems of their stems, and entries that
-- begin with "~" and are no words: ~m work preference, ~h hours offered in steps of five, ~y years in steps of five, ~0 to
-- ~4 when it was last changed (hour_entries). All words are folded already.
CREATE OR REPLACE FUNCTION profile_search_document(
  name text, skills text, about text, preference text, hours integer, years integer, changed timestamptz
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  named text := name || ' ' || skills;
  stemmed tsvector := to_tsvector('english', named) || to_tsvector('english', about);
BEGIN
  RETURN stemmed || to_tsvector('simple', named)
    || array_to_tsvector(
      stems_of_stems(stemmed)
      || array(SELECT '~m' || preference WHERE preference IS NOT NULL)
      || array(SELECT '~h' || step FROM generate_series(5, hours, 5) step)
      || array(SELECT '~y' || step FROM generate_series(5, years, 5) step)
      || hour_entries(changed)
    );
END $$;
--> statement-breakpoint
LOCK TABLE profiles, profile_skills IN SHARE MODE;--> statement-breakpoint
DROP INDEX "profile_documents_document_idx";--> statement-breakpoint
TRUNCATE profile_documents;--> statement-breakpoint
INSERT INTO profile_documents (user_id, document, hours, years, updated_at)
  SELECT user_id, document, hours, years, updated_at FROM current_profile_documents;--> statement-breakpoint
CREATE INDEX "profile_documents_document_idx" ON "profile_documents" USING gin ("document") WITH (fastupdate=false);--> statement-breakpoint
-- As common as the stems that they are the stems of, until they are counted.
INSERT INTO job_words (word, jobs)
  SELECT parts[1] || stem, max(jobs) FROM (
    SELECT jobs, regexp_match(word, '^(~[st]|)([^~].*)$') AS parts FROM job_words
  ) known, unnest(tsvector_to_array(to_tsvector('english', parts[2]))) stem GROUP BY 1
  ON CONFLICT (word) DO NOTHING;--> statement-breakpoint
INSERT INTO profile_words (word, profiles)
  SELECT stem, max(profiles) FROM profile_words, unnest(tsvector_to_array(to_tsvector('english', word))) stem
  WHERE word !~ '^~' GROUP BY 1
  ON CONFLICT (word) DO NOTHING;
