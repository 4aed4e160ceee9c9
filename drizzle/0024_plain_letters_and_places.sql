-- By hand: drizzle-kit knows no functions, views and rows.
-- Latin letters without their accents, as search compares them ("Dvořák", "Łódź", "Nguyễn"); other scripts stay. The 501
-- are those of U+00C0-024F and U+1E00-1EFF that Unicode takes apart into a letter of the alphabet and marks, and the six
-- that have a stroke or no dot instead. fold (features/search/rules.ts) does the same.
CREATE FUNCTION plain_letters(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  -- Nearly no text has one, and this look is a tenth of the work.
  IF content !~ '[\u00c0-\u024f\u1e00-\u1eff\u0300-\u036f]' THEN RETURN content; END IF;
  RETURN replace(replace(replace(translate(normalize(content, NFC),
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ',
    'aaaaaaceeeeiiiidnoooooouuuuyaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaggkkoooojggnnaaaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyyaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
END $$;
--> statement-breakpoint

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
BEGIN
  RETURN setweight(titled, 'A') || setweight(skilled, 'B') || setweight(named, 'C')
    || setweight(described, 'D')
    || array_to_tsvector(
      stems_of_stems(stemmed || stemmed_skills || stemmed_rest || described)
      || array(SELECT '~t' || word FROM unnest(title_words) word)
      || array(SELECT '~s' || word FROM unnest(title_words || skill_words) word)
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
      || hour_entries(posted)
    );
END $$;
--> statement-breakpoint

-- What recruiters find a profile by: the words of its name, skills and text, the stems of their stems, and entries that
-- begin with "~" and are no words: ~m work preference, ~h hours offered in steps of five, ~y years in steps of five, ~0 to
-- ~4 when it was last changed (hour_entries). All words are folded already.
CREATE OR REPLACE FUNCTION profile_search_document(
  name text, skills text, about text, preference text, hours integer, years integer, changed timestamptz
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  named text := plain_letters(name || ' ' || skills);
  stemmed tsvector := to_tsvector('english', named) || to_tsvector('english', plain_letters(about));
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

-- The short texts of a job, folded: the words that a misspelling may have meant.
CREATE OR REPLACE FUNCTION job_spelled_words(title text, skills text, company text, industry text, place text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT plain_letters(regexp_replace(translate(lower(title || ' ' || skills || ' ' || company || ' ' || industry || ' ' || place), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), '[[:punct:]–—’“”•]+', ' ', 'g'))
$$;
--> statement-breakpoint

-- The town and the region that a place names, folded; null where it names none. Not part of either: the country, a ZIP code.
CREATE OR REPLACE FUNCTION place_parts(place text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  with split as (
    -- "D.C." is one word, "St. Paul" are two.
    select trim(regexp_replace(regexp_replace(piece, '\m([a-z])\.(?=[a-z]\M)', '\1', 'g'), '[^[:alnum:]]+', ' ', 'g')) as piece, position
    from unnest(string_to_array(plain_letters(lower(place)), ',')) with ordinality as split (piece, position)
  ), bare as (
    select regexp_replace(regexp_replace(piece, ' (united states( of america)?|usa|us)$', ''), ' \d{5}( \d{4})?$', '') as piece, position from split
  ), pieces as (
    select array_agg(piece order by position) as parts from bare
    where piece <> '' and piece !~ '^(united states( of america)?|usa|us)$' and (position = 1 or piece !~ '^\d{5}( \d{4})?$')
  ), short as (
    select array['al','ak','az','ar','ca','co','ct','de','dc','fl','ga','hi','id','il','in','ia','ks','ky','la','me','md','ma','mi','mn','ms','mo','mt','ne','nv','nh','nj','nm','ny','nc','nd','oh','ok','or','pa','ri','sc','sd','tn','tx','ut','vt','va','wa','wv','wi','wy'] as codes,
      array['alabama','alaska','arizona','arkansas','california','colorado','connecticut','delaware','district of columbia','florida','georgia','hawaii','idaho','illinois','indiana','iowa','kansas','kentucky','louisiana','maine','maryland','massachusetts','michigan','minnesota','mississippi','missouri','montana','nebraska','nevada','new hampshire','new jersey','new mexico','new york','north carolina','north dakota','ohio','oklahoma','oregon','pennsylvania','rhode island','south carolina','south dakota','tennessee','texas','utah','vermont','virginia','washington','west virginia','wisconsin','wyoming'] as names
  ), named as (
    -- Without a comma, a state is only known by its two letters ("Port Washington" is a town), and not by letters that are
    -- a word unless they are capitals: "Near me" and "Remote OK" are in no state.
    select case when cardinality(parts) = 1 and code = any(codes)
        and place !~ '[()/]' and parts[1] !~ '\m(remote|hybrid|anywhere|near|work)\M'
        and (code <> all(array['al','co','de','hi','id','in','la','ma','me','mo','oh','ok','or','pa'])
          or place ~ ('\m' || upper(left(code, 1)) || '\.?' || upper(right(code, 1)) || '\M'))
      then array[regexp_replace(parts[1], ' \w\w$', ''), substring(parts[1] from '\w\w$')] else parts end as parts, codes, names
    from pieces, short, lateral (select substring(parts[1] from ' (\w\w)$') as code) as last
  )
  select case
    when parts is null then null
    when cardinality(parts) > 1 then array[parts[1], coalesce(names[array_position(codes, parts[cardinality(parts)])], parts[cardinality(parts)])]
    when parts[1] = any(names) and parts[1] <> 'new york' then array[null, parts[1]]
    else array[parts[1], null] end
  from named
$$;
--> statement-breakpoint

-- Pay in whole cents on both sides: one yearly pay at the same hours is equal to itself.
DROP VIEW current_profile_postings;--> statement-breakpoint
ALTER TABLE "profiles" DROP COLUMN "wanted_hourly";--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "wanted_hourly" real GENERATED ALWAYS AS (round(case when not shows_wanted_pay then null when wanted_pay_unit = 'hour' then wanted_pay when wanted_pay_unit = 'day' then wanted_pay / 8 when availability_hours > 0 and wanted_pay_unit = 'month' then wanted_pay * 12 / (availability_hours * 52) when availability_hours > 0 and wanted_pay_unit = 'year' then wanted_pay / (availability_hours * 52) end, 2)) STORED;
--> statement-breakpoint

CREATE VIEW current_profile_postings AS
  select named.skill_id, named.user_id,
    coalesce(profiles.availability_hours, 60)::smallint as hours,
    (profiles.availability_hours is not null)::integer::smallint as is_hours_said,
    (case profiles.work_preference when 'remote' then 0 when 'on-site' then 1 when 'hybrid' then 2 else 3 end)::smallint as mode,
    place_code(profiles.town) as town_code, place_code(profiles.region) as region_code,
    profiles.wanted_hourly as pay,
    bit_or(profile_skill_bit(named.skill_id, 0)) over (partition by named.user_id) as named,
    bit_or(profile_skill_bit(named.skill_id, 1)) over (partition by named.user_id) as named_again,
    profiles.travel_miles::smallint as travel
  from profile_skills named join profiles on profiles.user_id = named.user_id
  where profiles.is_visible;
--> statement-breakpoint

UPDATE profile_postings SET pay = wanted_hourly FROM profiles
  WHERE profiles.user_id = profile_postings.user_id AND pay IS DISTINCT FROM wanted_hourly;
--> statement-breakpoint

-- What was read by the former functions and reads otherwise now. The triggers bring along what is kept of it.
UPDATE jobs SET location = location
  WHERE (town, region) IS DISTINCT FROM ((place_parts(location))[1], (place_parts(location))[2])
    OR title || skill_names || company || industry || location || description ~ '[\u0100-\u024f\u1e00-\u1eff\u0300-\u036fßÆæØøÐð]';
--> statement-breakpoint

UPDATE profiles SET place = place
  WHERE (town, region) IS DISTINCT FROM ((place_parts(place))[1], (place_parts(place))[2]);
--> statement-breakpoint

SELECT refresh_profile_documents(array(
  SELECT user_id FROM profiles WHERE is_visible AND (full_name || coalesce(bio, '') ~ '[\u0100-\u024f\u1e00-\u1eff\u0300-\u036fßÆæØøÐð]'
    OR EXISTS (
      SELECT FROM profile_skills JOIN skills ON skills.id = profile_skills.skill_id
      WHERE profile_skills.user_id = profiles.user_id AND skills.name ~ '[\u0100-\u024f\u1e00-\u1eff\u0300-\u036fßÆæØøÐð]'
    ))
));
