import { INDEX_ENTRIES, MARKS } from "#app/domain/index-format.ts";

/**
 * Sorts of work that people rule out in a word, though no occupation or skill is called so: label; words of titles and
 * skills; fields whose main work it is; other index entries; what people call it.
 */
const ROWS = `
Computers | computer computers excel spreadsheet spreadsheets software online | software it-operations data-analysis accounting office banking-and-finance legal human-resources | ${INDEX_ENTRIES.workType("remote")} ${INDEX_ENTRIES.way("computer")} | computer; computers; computer work; computer skills; the computer; using computers; using a computer; screens; screen time; sitting at a computer; typing; technology
Phones | phone phones telephone call calls calling telemarketing | customer-service | ${INDEX_ENTRIES.way("phone")} | phone; phones; phone work; phone calls; calls; telephone; telephones; the phone; the phones; answering phones; answer phones; answering the phone; being on the phone; making calls; make calls; cold calls; cold calling; call center; call centers; telemarketing
The public | customer customers guest guests reception front | retail customer-service hotels-travel-and-events | | public; the public; customers; dealing with customers; dealing with the public; customer contact; public contact; facing customers
Children | kid kids child children childcare preschool toddler toddlers infant infants elementary youth | | | kid; kids; children; child; little kids; small kids; small children; young children; little children; babies; toddlers; working with kids; working with children
Travel | travel traveling traveler overnight | air-rail-and-sea | | travel; traveling; travelling; overnight travel; overnights away; being away
Climbing | ladder ladders roof roofing roofer climber scaffold | | ${INDEX_ENTRIES.way("climbing")} | ladders; ladder; climbing; climbing ladders; heights; stairs; climbing stairs; steps; roofs
`;

/** A sort of work to rule out. */
export type Denial = { label: string; entries: readonly string[] };

function listOf(words: string): string[] {
  return words.split(" ").filter((word) => word !== "");
}

const BY_NAME: ReadonlyMap<string, Denial> = new Map(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [label = "", words = "", fields = "", others = "", names = ""] = row.split("|").map((part) => part.trim());
      const entries = [
        ...listOf(words).map((word) => MARKS.skillsWord + word),
        ...listOf(fields).map((field) => MARKS.firstField + field),
        ...listOf(others),
      ];
      return names.split("; ").map((name): [string, Denial] => [name, { label, entries }]);
    }),
);

/** The most words in such a name. */
export const LONGEST_DENIAL = 5;

/** Returns the sort of work that these folded words rule out after "no" or "not"; null for others. */
export function denialOf(words: readonly string[]): Denial | null {
  return BY_NAME.get(words.join(" ")) ?? null;
}

/** Words that, after "no", say what a person lacks or dislikes; ruling them out would hide the wrong jobs. */
const NO_WORK = new Set(
  `experience degree degrees diploma college school license licence certificate certification car commute stress pressure
  obligation obligations commitment problem problems hassle hassles drama need needed required interview resume boss
  training skills education background references more less fewer than just only`.split(/\s+/),
);

/** Whether a word after "no" says something else than what work is not wanted: "no degree". */
export function isNoWork(word: string): boolean {
  return NO_WORK.has(word);
}

/** Returns the index entries of jobs with a plain word, or its other number, in their title or skills. */
export function entriesWithWord(word: string): string[] {
  const single = word.replace(/(?<=\w\w)s$/, "");
  return [...new Set([word, single, `${single}s`])].map((form) => MARKS.skillsWord + form);
}
