import type { Term } from "#app/features/search/keywords.ts";
import type { Concept } from "#app/vocabulary/compile.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";
import { entriesOf, firstEntriesOf } from "./concept-entries.ts";
import { LONGEST_NAME } from "./named-units.ts";
import { conceptsStartingWith, isKnownWord } from "./names.ts";
import { type Found, labelOf, runOf, termOf } from "./units.ts";
import { wordWeight } from "./weights.ts";

/** The fewest letters from which we complete a name. */
const MIN_COMPLETED_LETTERS = 3;

/** Completes a name of which the remaining words are the beginning: "electri", "tax acc". */
export function completionAt(terms: readonly Term[], at: number): Found | null {
  const words = terms.slice(at).flatMap(runOf);
  if (words.length > LONGEST_NAME || words.join("").length < MIN_COMPLETED_LETTERS) return null;
  if (words.length === 1 && isKnownWord(words[0] ?? "")) return null;
  const { concepts } = vocabulary();
  const ids = conceptsStartingWith(words);
  const start = words.join(" ");
  const some = (isMeant: (concept: Concept) => boolean) =>
    ids.filter((id) => concepts[id] !== undefined && isMeant(concepts[id]));
  // An occupation that only has this as another title comes after those that are named so.
  const isNamed = ({ name }: Concept) => name.toLowerCase().startsWith(start);
  const own = some((concept) => concept.kind === "occupation" && isNamed(concept));
  const kinds = some((concept) => concept.kind === "occupation" && !isNamed(concept));
  const skills = some(({ kind }) => kind === "skill");
  if (ids.length === 0) return null;
  const begun = {
    own: firstEntriesOf(own),
    kinds: firstEntriesOf(kinds),
    tagged: [...entriesOf(own), ...firstEntriesOf(skills)],
    named: entriesOf(skills),
  };
  const length = terms.length - at;
  const term = { ...termOf([[...words]], { concepts: begun }), isPrefix: true };
  const near = new Map<string, number>();
  return { unit: { kind: "words", label: labelOf(words), words, term, weight: wordWeight.skill([]), near }, length };
}
