import { type Keywords, readGroups, readKeywords, type Term } from "#app/features/search/keywords.ts";
import { type Described, describedBy } from "./descriptions.ts";
import { type Denied, withOtherNames, withoutNegations } from "./exclusions.ts";
import { unitsOf } from "./scan.ts";
import { eitherPlace, placeOf, type TypedPlace } from "./typed-places.ts";
import { runOf, type Unit } from "./units.ts";

/** What we understood of a search text. */
export type Understanding = {
  keywords: Keywords;
  /** The location among the words, folded, with the words that name it; null if there is none. */
  place: { name: string; words: readonly string[] } | null;
  /** Each thing that is wanted; none where alternatives, quotes, or operators make the meaning explicit. */
  units: readonly Unit[];
  /** What is ruled out, by a minus or a word such as "no". */
  denied: readonly Denied[];
  /** The trades that a text describes which names none, the best first. */
  described: readonly Described[];
};

/**
 * With `hasPlace` another field asks for the location, so words are not read as one; with `isOfPeople` words are not
 * read as ways of working.
 */
type Reader = { hasPlace?: boolean; isOfPeople?: boolean };

/**
 * Interprets a search text with the knowledge of work: names of occupations and skills, ways of working, a location,
 * and filler ("jobs", "near me"). Quoted text is taken literally.
 */
export function understand(typed: string, { hasPlace = false, isOfPeople = false }: Reader = {}): Understanding {
  const read = readGroups(typed);
  if (read.kind !== "words" || read.isStrict)
    return { keywords: readKeywords(typed), place: null, units: [], denied: [], described: [] };
  const parted = read.groups.map((group) => withoutNegations(group, isOfPeople));
  const asked = parted.map(({ asked }) => asked).filter(({ length }) => length > 0);
  const last = read.groups.at(-1)?.at(-1);
  const denied: Denied[] = [
    ...read.excluded.map((term) => ({
      label: runOf(term).join(" "),
      words: runOf(term),
      term: withOtherNames(term, isOfPeople),
    })),
    ...parted.flatMap((part) => part.denied),
  ];
  const context: Context = {
    hasPlace,
    isOfPeople,
    isUnfinished: (terms) => read.isUnfinished && terms.at(-1) === last,
    denied,
  };
  const either = hasPlace ? null : eitherPlace(asked, isOfPeople);
  if (either) return understandGroup(either.others, either, context);
  if (asked.length > 1) return understandAlternatives(asked, context);
  const [only = []] = asked;
  return understandGroup(only, hasPlace ? null : placeOf(only, isOfPeople), context);
}

/** What the parts of one search text share. */
type Context = Required<Reader> & {
  /** Whether the last of these terms may be the beginning of a word. */
  isUnfinished: (terms: readonly Term[]) => boolean;
  denied: readonly Denied[];
};

function understandGroup(
  terms: readonly Term[],
  place: TypedPlace | null,
  { isOfPeople, isUnfinished, denied }: Context,
): Understanding {
  const others = place?.others ?? terms;
  const units = unitsOf(others, { isUnfinished: isUnfinished(terms) && !place?.isLast, isOfPeople });
  const all = [...units.map(({ term }) => term), ...denied.map(({ term }) => term)];
  const keywords: Keywords = all.length > 0 ? keywordsOf([all]) : { kind: "none" };
  return { keywords, place, units, denied, described: isOfPeople ? [] : describedBy(units, others.flatMap(runOf)) };
}

/** A location at the end is that of all alternatives: "nurse or teacher in Boise". */
function understandAlternatives(
  asked: ReadonlyArray<readonly Term[]>,
  { hasPlace, isOfPeople, isUnfinished, denied }: Context,
): Understanding {
  const last = asked.at(-1) ?? [];
  const place = hasPlace ? null : placeOf(last, isOfPeople);
  const isShared = place?.isLast === true && place.others.length > 0;
  const groups = sharingWays(
    [...asked.slice(0, -1), isShared ? place.others : last].map((group) =>
      unitsOf(group, { isUnfinished: isUnfinished(group), isOfPeople }),
    ),
  );
  return {
    keywords: keywordsOf(groups.map((units) => [...units.map(({ term }) => term), ...denied.map(({ term }) => term)])),
    place: isShared ? place : null,
    units: [],
    denied,
    described: isOfPeople ? [] : groups.flatMap((group) => describedBy(group)),
  };
}

function keywordsOf(groups: Term[][]): Keywords {
  return { kind: "words", groups, isStrict: false };
}

/**
 * Gives alternatives what they share: both are remote in "remote editing or writing", and both are for a bookkeeper in
 * "bookkeeper evenings or weekends".
 */
function sharingWays(groups: readonly Unit[][]): Unit[][] {
  const isWay = ({ kind }: Unit) => kind === "way";
  const [ways, others] = [
    groups.map((units) => units.filter(isWay)),
    groups.map((units) => units.filter((unit) => !isWay(unit))),
  ];
  if (others.every(({ length }) => length === 0)) return [...groups];
  const all = ways.flat();
  return groups.map((units, at) => {
    if (others[at]?.length === 0) return [...units, ...(others.find(({ length }) => length > 0) ?? [])];
    return ways[at]?.length === 0 ? [...units, ...all] : units;
  });
}
