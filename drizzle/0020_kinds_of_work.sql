-- By hand: drizzle-kit knows no functions. Work mode and employment together have an entry of their own: who filters by
-- both is answered from one rarer list instead of two long ones.
DROP INDEX "jobs_search_document_idx";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search_document";--> statement-breakpoint

-- What search reads of a job. Words of the title have weight A, of the skills B, of company, industry and place C, of
-- the text D. Entries that begin with "~" are no words: ~t a word of the title, ~s of title or skills, ~T two words
-- behind each other in the title, ~S in the title or the skills, ~l a word of the place, ~i industry, ~e employment,
-- ~m work mode, ~k work mode and employment, ~f flexibility, ~h band of hours, ~p pay reached, ~$ dollars per hour, ~0 to
-- ~4 when it was posted (hour_entries). All words are folded already.
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
        '~i' || industry, '~e' || employment, '~m' || work, '~k' || work || ' ' || employment,
        '~h' || CASE WHEN hours <= 10 THEN 10 WHEN hours <= 20 THEN 20 WHEN hours <= 30 THEN 30 ELSE 40 END,
        '~$' || least(floor(pay), 500)
      ]
      || hour_entries(posted)
    );
END $$;
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_document" "tsvector" GENERATED ALWAYS AS (job_search_document(regexp_replace(translate(lower(title), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(skill_names), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(company || ' ' || industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(location), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(description), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), trim(both '-' from regexp_replace(regexp_replace(translate(lower(industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), '[^a-z0-9]+', '-', 'g')), employment_type, work_type, flexibility, hours_per_week, round(case pay_unit when 'hour' then pay_range_max when 'day' then pay_range_max / 8 when 'month' then pay_range_max * 12 / (hours_per_week * 52) when 'year' then pay_range_max / (hours_per_week * 52) else 0 end, 2), created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "jobs_search_document_idx" ON "jobs" USING gin ("search_document") WITH (fastupdate=false) WHERE is_active;--> statement-breakpoint
INSERT INTO job_words (word, jobs)
  SELECT '~k' || work_type || ' ' || employment_type, count(*) FROM jobs WHERE is_active GROUP BY work_type, employment_type
  ON CONFLICT (word) DO NOTHING;
