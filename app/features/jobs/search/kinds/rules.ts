import type { Keywords, Term } from "#app/features/search/rules.ts";

/**
 * Ways of working that people type among their words, and the entry of the index that says it of a job. Only what means
 * nothing else in nearly every advert: "contract" and "project" are also things that people manage. Words of no weight
 * are gone by then: "work from home" is "work home".
 */
const KINDS: ReadonlyMap<string, string> = new Map([
  ["remote", "~mremote"],
  ["remotely", "~mremote"],
  ["work home", "~mremote"],
  ["working home", "~mremote"],
  ["hybrid", "~mhybrid"],
  ["on site", "~mon-site"],
  ["onsite", "~mon-site"],
  ["part time", "~epart-time"],
  ["parttime", "~epart-time"],
  ["full time", "~efull-time"],
  ["fulltime", "~efull-time"],
]);

/**
 * The same words, of which those that name a way of working are also found by what the job's form says, and not by its
 * texts alone. What was quoted is meant as typed.
 */
export function withKinds(keywords: Keywords): Keywords {
  if (keywords.kind !== "words" || keywords.isStrict) return keywords;
  return { ...keywords, groups: keywords.groups.map(readKinds) };
}

function readKinds(terms: readonly Term[]): Term[] {
  const found: Term[] = [];
  for (let at = 0; at < terms.length; ) {
    const pair = terms.slice(at, at + 2);
    const term = (pair.length === 2 ? kindOf(pair) : null) ?? kindOf(terms.slice(at, at + 1));
    found.push(...(term ? [term.term] : terms.slice(at, at + 1)));
    at += term?.length ?? 1;
  }
  return found;
}

/** What these neighbors name together; null where that is no way of working. */
function kindOf(terms: readonly Term[]): { term: Term; length: number } | null {
  const [first, second] = terms;
  if (!first || (second && first.isExcluded !== second.isExcluded)) return null;
  const words = terms.flatMap(({ runs: [run = []] }) => run);
  const entry = KINDS.get(words.join(" "));
  if (entry === undefined) return null;
  const runs = second ? [words] : first.runs;
  return {
    term: { ...first, runs, entries: [entry], isPrefix: terms.at(-1)?.isPrefix ?? false },
    length: terms.length,
  };
}
