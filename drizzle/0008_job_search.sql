-- What search reads of a job. Words of the title have weight A, of the skills B, of company, industry and place C, of
-- the text D. Entries that begin with "~" are no words: ~t a word of the title, ~s of title or skills, ~l of the place,
-- ~i industry, ~e employment, ~m work mode, ~f flexibility, ~h band of hours, ~p pay reached, ~$ dollars per hour,
-- ~0 to ~4 the hour, 8, 64, 512 and 4,096 hours in which it was posted. All words are folded already.
CREATE FUNCTION job_search_document(
  title text, skills text, about text, place text, description text, industry text,
  employment text, work text, flexibility text[], hours integer, pay numeric, posted timestamptz
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  titled tsvector := to_tsvector('english', title) || to_tsvector('simple', title);
  skilled tsvector := to_tsvector('english', skills) || to_tsvector('simple', skills);
  named tsvector := to_tsvector('english', about || ' ' || place) || to_tsvector('simple', about || ' ' || place);
  hour bigint := floor(extract(epoch FROM posted - timestamptz '2000-01-01 00:00:00+00') / 3600);
BEGIN
  RETURN setweight(titled, 'A') || setweight(skilled, 'B') || setweight(named, 'C')
    || setweight(to_tsvector('english', description), 'D')
    || array_to_tsvector(
      array(SELECT '~t' || word FROM unnest(tsvector_to_array(titled)) word)
      || array(SELECT '~s' || word FROM unnest(tsvector_to_array(titled || skilled)) word)
      || array(SELECT '~l' || word FROM unnest(tsvector_to_array(to_tsvector('simple', place))) word)
      || array(SELECT '~f' || kind FROM unnest(flexibility) kind)
      || array(SELECT '~p' || step FROM unnest(array[20, 30, 40, 50, 75, 100]) step WHERE pay >= step)
      || array[
        '~i' || industry, '~e' || employment, '~m' || work,
        '~h' || CASE WHEN hours <= 10 THEN 10 WHEN hours <= 20 THEN 20 WHEN hours <= 30 THEN 30 ELSE 40 END,
        '~$' || least(floor(pay), 500),
        '~0' || hour, '~1' || hour / 8, '~2' || hour / 64, '~3' || hour / 512, '~4' || hour / 4096
      ]
    );
END $$;
--> statement-breakpoint

-- The short texts of a job, folded: the words that a misspelling may have meant.
CREATE FUNCTION job_spelled_words(title text, skills text, company text, industry text, place text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(translate(lower(title || ' ' || skills || ' ' || company || ' ' || industry || ' ' || place), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g')
$$;
--> statement-breakpoint
CREATE TABLE "job_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"jobs" integer DEFAULT 1 NOT NULL,
	"is_spelled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_suggestions" (
	"kind" text NOT NULL,
	"start" text collate "C" NOT NULL,
	"text" text NOT NULL,
	"jobs" integer NOT NULL,
	CONSTRAINT "search_suggestions_start_kind_text_pk" PRIMARY KEY("start","kind","text")
);
--> statement-breakpoint
DROP INDEX "jobs_search_words_idx";--> statement-breakpoint
DROP INDEX "jobs_search_document_idx";--> statement-breakpoint
ALTER TABLE "jobs" drop column "search_document";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "search_document" "tsvector" GENERATED ALWAYS AS (job_search_document(regexp_replace(translate(lower(title), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(skill_names), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(company || ' ' || industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(location), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), regexp_replace(translate(lower(description), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), trim(both '-' from regexp_replace(regexp_replace(translate(lower(industry), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'), '[^a-z0-9]+', '-', 'g')), employment_type, work_type, flexibility, hours_per_week, round(case pay_unit when 'hour' then pay_range_max when 'day' then pay_range_max / 8 when 'month' then pay_range_max * 12 / (hours_per_week * 52) when 'year' then pay_range_max / (hours_per_week * 52) else 0 end, 2), created_at)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_words_spelled_idx" ON "job_words" USING gin (word gin_trgm_ops) WHERE is_spelled;--> statement-breakpoint
CREATE INDEX "jobs_search_document_idx" ON "jobs" USING gin ("search_document") WITH (fastupdate=false) WHERE is_active;--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search_words";--> statement-breakpoint
-- A live job's new words are known at once; how often each occurs is counted by a task.
CREATE FUNCTION note_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In order, so that two jobs with the same new words wait for each other and not both.
  INSERT INTO job_words (word)
    SELECT word FROM unnest(tsvector_to_array(NEW.search_document)) word WHERE word !~ '^~[0-4]' ORDER BY word
    ON CONFLICT (word) DO NOTHING;
  INSERT INTO job_words (word, is_spelled)
    SELECT word, true FROM unnest(tsvector_to_array(to_tsvector('simple', job_spelled_words(NEW.title, NEW.skill_names, NEW.company, NEW.industry, NEW.location)))) word
    ORDER BY word
    ON CONFLICT (word) DO UPDATE SET is_spelled = true WHERE NOT job_words.is_spelled;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER jobs_note_words AFTER INSERT OR UPDATE OF title, skill_names, company, industry, location, description, status ON jobs
  FOR EACH ROW WHEN (NEW.status = 'live') EXECUTE FUNCTION note_job_words();
--> statement-breakpoint
INSERT INTO job_words (word)
  SELECT DISTINCT word FROM jobs, unnest(tsvector_to_array(search_document)) word WHERE is_active AND word !~ '^~[0-4]';
--> statement-breakpoint
UPDATE job_words SET is_spelled = true WHERE word IN (
  SELECT unnest(tsvector_to_array(to_tsvector('simple', job_spelled_words(title, skill_names, company, industry, location)))) FROM jobs WHERE is_active
);
