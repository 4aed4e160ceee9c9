-- By hand: drizzle-kit knows no functions and rows. Who says it in name or skills comes before who says it in their text.

-- What recruiters find a profile by: the words of its name and skills (weight B) and of its text, the stems of their
-- stems, and entries that begin with "~" and are no words: ~s a word of name or skills, ~S two words behind each other
-- there, ~l a word of the place (as written, and its town and state), ~m work preference, ~h hours offered in steps of
-- five, ~y years in steps of five, ~0 to ~4 when it was last changed (hour_entries). All words are folded already.
CREATE OR REPLACE FUNCTION profile_search_document(
  name text, skills text, about text, preference text, hours integer, years integer, place text, changed timestamptz
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
      || hour_entries(changed)
    );
END $$;
--> statement-breakpoint
LOCK TABLE profiles, profile_skills IN SHARE MODE;
--> statement-breakpoint
DROP INDEX "profile_documents_document_idx";
--> statement-breakpoint
TRUNCATE profile_documents;
--> statement-breakpoint
INSERT INTO profile_documents (user_id, document, hours, years, updated_at)
  SELECT user_id, document, hours, years, updated_at FROM current_profile_documents;
--> statement-breakpoint
CREATE INDEX "profile_documents_document_idx" ON "profile_documents" USING gin ("document") WITH (fastupdate=false);
--> statement-breakpoint
INSERT INTO profile_words (word, profiles)
  SELECT word, count(*) FROM profile_documents, unnest(tsvector_to_array(document)) word WHERE word ~ '^~[sS]' GROUP BY word ORDER BY word
  ON CONFLICT (word) DO UPDATE SET profiles = excluded.profiles;
