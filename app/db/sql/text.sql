-- Text functions that computed columns call. Applied before the migrations.

-- Latin letters without accents, as search compares them ("Dvořák", "Łódź", "Nguyễn"); other scripts stay. The 501
-- letters are those of U+00C0-024F and U+1E00-1EFF that Unicode decomposes into a letter of the alphabet and marks, and
-- the six that have a stroke or no dot instead. fold (features/search/folding.ts) does the same.
CREATE OR REPLACE FUNCTION plain_letters(content text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  -- Hardly any text has one, and this check is ten times as fast.
  IF content !~ '[\u00c0-\u024f\u1e00-\u1eff\u0300-\u036f]' THEN RETURN content; END IF;
  RETURN replace(replace(replace(translate(normalize(content, NFC),
    'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ',
    'aaaaaaceeeeiiiidnoooooouuuuyaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllnnnnnnoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzoouuaaiioouuuuuuuuuuaaaaggkkoooojggnnaaaaaaeeeeiiiioooorrrruuuusstthhaaeeooooooooyyaabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
END $$;

-- Each pair of adjacent words in a text.
CREATE OR REPLACE FUNCTION word_pairs(words tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(word || ' ' || next) FILTER (WHERE next_position = position + 1), '{}') FROM (
    SELECT lexeme AS word, position, lead(lexeme) OVER reading AS next, lead(position) OVER reading AS next_position
    FROM unnest(words) AS entry (lexeme, positions, weights), unnest(positions) AS position
    WINDOW reading AS (ORDER BY position)
  ) AS neighbors
$$;

-- The stems of stems, once each. "representation" has the stem "represent", whose stem is "repres": a document with
-- both is found by either word through one list.
CREATE OR REPLACE FUNCTION stems_of_stems(stems tsvector) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT tsvector_to_array(to_tsvector('english', array_to_string(tsvector_to_array(stems), ' ')))
$$;

-- The entries for the time of a document: its hour, and the 8, 64, 512, and 4,096 hours around it.
CREATE OR REPLACE FUNCTION hour_entries(moment timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array['~0' || hour, '~1' || hour / 8, '~2' || hour / 64, '~3' || hour / 512, '~4' || hour / 4096]
  FROM (SELECT floor(extract(epoch FROM moment - timestamptz '2000-01-01 00:00:00+00') / 3600)::bigint AS hour) AS at
$$;
