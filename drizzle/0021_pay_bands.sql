-- By hand: drizzle-kit knows no functions. Few jobs pay 128 dollars an hour or more: there bands of eight dollars are as
-- good as bands of one, and an order by pay asks for an eighth of them.
-- An old process that serves beside this waits with its writing; reading goes on.
LOCK TABLE jobs, job_words IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint

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
        '~$' || CASE WHEN pay < 128 THEN floor(pay) ELSE least(8 * floor(pay / 8), 496) END
      ]
      || hour_entries(posted)
    );
END $$;
--> statement-breakpoint
-- The generated column is made anew by an update of a column that it is made from.
UPDATE jobs SET pay_range_max = pay_range_max WHERE hourly_pay >= 128;--> statement-breakpoint
INSERT INTO job_words (word, jobs)
  SELECT '~$' || least(8 * floor(pay / 8), 496), sum(jobs)
  FROM (SELECT substring(word FROM '^~\$([0-9]+)$')::numeric AS pay, jobs FROM job_words) bands WHERE pay >= 128 GROUP BY 1
  ON CONFLICT (word) DO UPDATE SET jobs = excluded.jobs;--> statement-breakpoint
DELETE FROM job_words
  WHERE substring(word FROM '^~\$([0-9]+)$')::numeric >= 128 AND substring(word FROM '^~\$([0-9]+)$')::numeric % 8 <> 0;
