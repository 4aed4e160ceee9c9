-- The documents for full-text search. Applied before the migrations, because a computed column calls it.

-- Two adjacent words joined into one, as many people write them, if one of them is short: "Wi-Fi", "X-ray", "Node.js".
CREATE OR REPLACE FUNCTION joined_pairs(words tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(
    SELECT replace(pair, ' ', '') FROM unnest(word_pairs(words)) pair
    WHERE least(length(split_part(pair, ' ', 1)), length(split_part(pair, ' ', 2))) <= 3
  )
$$;

-- What search reads of a job. Words of the title have weight A, of the skills B, of company, industry and place C, of
-- the text D. Entries that begin with "~" are no words: ~t a word of the title, ~s of title or skills, ~T two words
-- behind each other in the title, ~S in the title or the skills, ~l a word of the place, ~i industry, ~e employment,
-- ~m work mode, ~k work mode and employment, ~f flexibility, ~h band of hours, ~p pay reached, ~$ band of dollars per
-- hour (its lower edge: one dollar wide below 128, eight above), ~o, ~O, ~g, ~G, ~c and ~C what it is read as,
-- ~d, ~D, ~n, ~w and ~W when and how it is done (search/job-entries/entries.server.ts), ~0 to ~4 when it was posted (hour_entries). All words
-- are folded already.
CREATE OR REPLACE FUNCTION job_search_document(
  title text, skills text, about text, place text, description text, industry text,
  employment text, work text, flexibility text[], hours integer, pay numeric, posted timestamptz,
  concepts text[]
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain_title text := plain_letters(title);
  plain_skills text := plain_letters(skills);
  plain_place text := plain_letters(place);
  plain_about text := plain_letters(about) || ' ' || plain_place;
  stemmed tsvector := to_tsvector('english', plain_title);
  written tsvector := to_tsvector('simple', plain_title);
  stemmed_skills tsvector := to_tsvector('english', plain_skills);
  written_skills tsvector := to_tsvector('simple', plain_skills);
  titled tsvector := stemmed || written;
  skilled tsvector := stemmed_skills || written_skills;
  title_pairs text[] := word_pairs(stemmed) || word_pairs(written);
  skill_pairs text[] := word_pairs(stemmed_skills) || word_pairs(written_skills);
  stemmed_rest tsvector := to_tsvector('english', plain_about);
  named tsvector := stemmed_rest || to_tsvector('simple', plain_about);
  described tsvector := to_tsvector('english', plain_letters(description));
  title_words text[] := tsvector_to_array(titled) || stems_of_stems(stemmed);
  skill_words text[] := tsvector_to_array(skilled) || stems_of_stems(stemmed_skills);
  title_joined text[] := joined_pairs(written);
  skills_joined text[] := joined_pairs(written_skills);
BEGIN
  RETURN setweight(titled, 'A') || setweight(skilled, 'B') || setweight(named, 'C')
    || setweight(described, 'D')
    || array_to_tsvector(
      stems_of_stems(stemmed || stemmed_skills || stemmed_rest || described)
      || title_joined || skills_joined
      || array(SELECT '~t' || word FROM unnest(title_words || title_joined) word)
      || array(SELECT '~s' || word FROM unnest(title_words || skill_words || title_joined || skills_joined) word)
      || array(SELECT '~T' || pair FROM unnest(title_pairs) pair)
      || array(SELECT '~S' || pair FROM unnest(title_pairs || skill_pairs) pair)
      || array(SELECT '~l' || word FROM unnest(tsvector_to_array(to_tsvector('simple', plain_place))) word)
      || array(SELECT '~f' || kind FROM unnest(flexibility) kind)
      || array(SELECT '~p' || step FROM unnest(array[20, 30, 40, 50, 75, 100]) step WHERE pay >= step)
      || array[
        '~i' || industry, '~e' || employment, '~m' || work, '~k' || work || ' ' || employment,
        '~h' || CASE WHEN hours <= 10 THEN 10 WHEN hours <= 20 THEN 20 WHEN hours <= 30 THEN 30 ELSE 40 END,
        '~$' || CASE WHEN pay < 128 THEN floor(pay) ELSE least(8 * floor(pay / 8), 496) END
      ]
      || concepts
      || hour_entries(posted)
    );
END $$;

-- The short texts of a job, folded: possible corrections of misspelled words.
CREATE OR REPLACE FUNCTION job_spelled_words(title text, skills text, company text, industry text, place text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT plain_letters(regexp_replace(translate(lower(title || ' ' || skills || ' ' || company || ' ' || industry || ' ' || place), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'))
$$;

-- What recruiters find a profile by: the words of its name and skills (weight B) and of its text, the stems of their
-- stems, and entries that begin with "~" and are no words: ~s a word of name or skills, ~S two words behind each other
-- there, ~l a word of the place (as written, and its town and state), ~L the town and its state, ~m work preference, ~h hours offered in steps of
-- five, ~y years in steps of five, ~o, ~O, ~c and ~C what it is read as (readings/rules.ts), ~0 to ~4 when it was last changed (hour_entries). All words are folded already.
CREATE OR REPLACE FUNCTION profile_search_document(
  name text, skills text, about text, preference text, hours integer, years integer, place text, changed timestamptz,
  concepts text[]
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  named text := plain_letters(name || ' ' || skills);
  stemmed tsvector := to_tsvector('english', named);
  written tsvector := to_tsvector('simple', named);
  described tsvector := to_tsvector('english', plain_letters(about));
  again text[] := stems_of_stems(stemmed);
BEGIN
  RETURN setweight(stemmed || written, 'B') || described
    || array_to_tsvector(
      again
      || stems_of_stems(described)
      || array(SELECT '~s' || word FROM unnest(tsvector_to_array(stemmed || written) || again) word)
      || array(SELECT '~S' || pair FROM unnest(word_pairs(stemmed) || word_pairs(written)) pair)
      || array(SELECT '~l' || word FROM unnest(tsvector_to_array(to_tsvector('simple', plain_letters(place)))) word)
      || array(SELECT '~m' || preference WHERE preference IS NOT NULL)
      || array(SELECT '~h' || step FROM generate_series(5, hours, 5) step)
      || array(SELECT '~y' || step FROM generate_series(5, years, 5) step)
      || concepts
      || hour_entries(changed)
    );
END $$;
