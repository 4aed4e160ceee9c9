-- The documents for full-text search. Applied before the migrations, because a computed column calls it.

-- Two adjacent words joined into one, as many people write them, if one of them is short: "Wi-Fi", "X-ray", "Node.js".
CREATE OR REPLACE FUNCTION joined_pairs(words tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(
    SELECT replace(pair, ' ', '') FROM unnest(word_pairs(words)) pair
    WHERE least(length(split_part(pair, ' ', 1)), length(split_part(pair, ' ', 2))) <= 3
  )
$$;

-- Entries for a job's schedule, read from its folded texts: "~d" and the days per week that they name, or "~D" and the
-- number of eight-hour days if they name none; "~wmornings", "~wafternoons", "~wevenings", "~wnights", "~wweekdays",
-- "~wweekends", "~wsummer", "~wwinter", unless that is negated or less than weekly; "~wschool" for work that follows the school year; "~wshort" for temporary work that names weeks, or at most two months.
CREATE OR REPLACE FUNCTION time_entries(said text, hours integer, employment text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text := regexp_replace(regexp_replace(said, '\s+', ' ', 'g'),
    '\m(no|not|never|nor|without|free|one|once|an|a) (\w+ ){0,2}(mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?)( (a|per|each|every|once a|twice a) (month|quarter|year))?\M', ' ', 'g');
  numbers text[] := array['one', 'two', 'three', 'four', 'five'];
  counted text := substring(plain from '\m(?:or |to )?(one|two|three|four|five|[1-5]) (?:\w+ )?days?\M(?! (?:a|per|each) (?:month|year))');
  named integer := (SELECT count(DISTINCT day) FROM unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) day WHERE plain ~ ('\m' || day || 's?\M'));
  days integer := CASE WHEN plain ~ '\mmonday( \w+)? (to|through) friday\M' THEN 5 WHEN counted IS NOT NULL THEN coalesce(array_position(numbers, counted), counted::integer) WHEN named > 0 THEN named END;
BEGIN
  RETURN array[CASE WHEN days IS NULL THEN '~D' || least(5, ceil(hours / 8.0)::integer) ELSE '~d' || days END]
    || CASE WHEN plain ~ '\m(evenings?|shifts? (from )?(two|three|four|five|[2-5]) to (nine|ten|eleven|9|10|11)|from (four|five|six|seven|[4-7])( \d\d)? to (eight|nine|ten|eleven|8|9|10|11))\M' THEN array['~wevenings'] ELSE '{}' END
    || CASE WHEN plain ~ '\m(mornings?|(from )?(five|six|seven|eight|nine|[5-9])( \d\d)?( am| a m)? (to|until|till) (noon|eleven|twelve|11|12))\M' THEN array['~wmornings'] ELSE '{}' END
    || CASE WHEN plain ~ '\m(afternoons?|after school|(from )?(noon|twelve|one|two|12|1|2)( \d\d)?( pm| p m)? (to|until|till) (four|five|six|[4-6]))\M' THEN array['~wafternoons'] ELSE '{}' END
    || CASE WHEN plain ~ '\m(weekdays?|daytime|business hours|day shifts?|monday( \w+)? (to|through) friday|(eight|nine|8|9)( \d\d)?( am| a m)? to (four|five|4|5))\M' THEN array['~wweekdays'] ELSE '{}' END
    || CASE WHEN plain ~ '\m((?<!no )(?<!not )(?<!never )summers?(?! off)|(may|june|july)( \w+){0,2} (to|through|until|till)( \w+){0,3} (july|august|september)|memorial day (to|through|until) labor day)\M' THEN array['~wsummer'] ELSE '{}' END
    || CASE WHEN plain ~ '\m((?<!no )(?<!not )(?<!never )winters?(?! off)|ski season|snow season|(november|december|january)( \w+){0,2} (to|through|until|till)( \w+){0,3} (january|february|march|april))\M' THEN array['~wwinter'] ELSE '{}' END
    || CASE WHEN plain ~ '\m(nights|night shifts?|overnights?)\M' THEN array['~wnights'] ELSE '{}' END
    || CASE WHEN plain ~ '\m(weekends?|saturdays?|sundays?)\M' THEN array['~wweekends'] ELSE '{}' END
    || CASE WHEN plain ~ '\m(summers? off|school (year|calendar|days|hours|breaks?)|academic (year|calendar)|during the semester|(september|august) (to|through|until) (may|june))\M' THEN array['~wschool'] ELSE '{}' END
    || CASE WHEN employment IN ('project', 'consulting') AND plain ~ '\m((one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few|several|\d|1[0-2]) weeks?|(a|one|two|1|2) months?)\M' THEN array['~wshort'] ELSE '{}' END;
END $$;

-- What search reads of a job. Words of the title have weight A, of the skills B, of company, industry and place C, of
-- the text D. Entries that begin with "~" are no words: ~t a word of the title, ~s of title or skills, ~T two words
-- behind each other in the title, ~S in the title or the skills, ~l a word of the place, ~i industry, ~e employment,
-- ~m work mode, ~k work mode and employment, ~f flexibility, ~h band of hours, ~p pay reached, ~$ band of dollars per
-- hour (its lower edge: one dollar wide below 128, eight above), ~o, ~O, ~c and ~C what it is read as
-- (readings/rules.ts), ~d, ~D and ~w when it is done (time_entries), ~0 to ~4 when it was posted (hour_entries). All words
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
      || time_entries(lower(plain_title || ' ' || plain_letters(description)), hours, employment)
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
-- there, ~l a word of the place (as written, and its town and state), ~L the code of the town, ~m work preference, ~h hours offered in steps of
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
