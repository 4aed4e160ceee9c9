import type { Term } from "../rules.ts";

/**
 * Where in a document a word has to stand: anywhere, in the title or the skills, or in the title. Narrower places have
 * entries of their own in the index, marked by `mark`; `weights` are how a phrase is checked there.
 */
export const PLACES = {
  anywhere: { mark: "", weights: "" },
  skills: { mark: "~s", weights: "AB" },
  title: { mark: "~t", weights: "A" },
} as const;

export type Place = keyof typeof PLACES;

/** How a typed word stands in the index: as written and as a stem (none for words like "the"), and what it begins. */
export type WordForms = { stem: string | null; begins: Record<Place, readonly string[]> };

/** What is known about the words of a search: their forms, and how many documents have each entry. */
export type Lexicon = {
  forms: ReadonlyMap<string, WordForms>;
  /** Missing entries are rarer than anything that was counted. */
  counts: ReadonlyMap<string, number>;
  /** All documents that can be found. */
  total: number;
  oldest: Date | null;
  newest: Date | null;
};

/** A condition on documents in PostgreSQL's text search language, and the share of them that it is likely to leave. */
export type Query = { text: string; share: number };

/** Everything. */
export const ALL: Query = { text: "", share: 1 };

/** One entry of the index, quoted, so that nothing in it is read as an operator. */
function quoted(entry: string): string {
  return `'${entry.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** Documents with at least one of these entries. */
export function anyOf(entries: readonly string[], lexicon: Lexicon): Query {
  const share = entries.reduce((sum, entry) => sum + shareOf(entry, lexicon), 0);
  return { text: `(${entries.map(quoted).join(" | ")})`, share: Math.min(1, share) };
}

/**
 * What fits all of them. Words come together more often than chance would have it: the share lies between that of the
 * rarest and the product.
 */
export function allOf(queries: readonly Query[]): Query {
  const parts = queries.filter(({ text }) => text !== "");
  const rarest = Math.min(1, ...parts.map(({ share }) => share));
  const product = parts.reduce((share, part) => share * part.share, 1);
  return { text: parts.map(({ text }) => text).join(" & "), share: Math.sqrt(rarest * product) };
}

/** What fits one of them; nothing at all among them means everything. */
export function oneOf(queries: readonly Query[]): Query {
  if (queries.some(({ text }) => text === "")) return ALL;
  const share = queries.reduce((sum, part) => sum + part.share, 0);
  return { text: `(${queries.map(({ text }) => `(${text})`).join(" | ")})`, share: Math.min(1, share) };
}

function shareOf(entry: string, { counts, total }: Lexicon): number {
  return total === 0 ? 0 : Math.min(1, (counts.get(entry) ?? 1) / total);
}

/** The words of a search, all of them standing in `place`; what is excluded stands nowhere. */
export function wordsQuery(groups: readonly Term[][], place: Place, lexicon: Lexicon): Query {
  return oneOf(groups.map((terms) => allOf(terms.map((term) => termQuery(term, place, lexicon)))));
}

function termQuery(term: Term, place: Place, lexicon: Lexicon): Query {
  if (term.isExcluded) {
    const without = oneOf(term.runs.map((run) => runQuery(run, false, "anywhere", lexicon)));
    return { text: `!${without.text}`, share: 1 - without.share };
  }
  return oneOf(term.runs.map((run, index) => runQuery(run, term.isPrefix && index === 0, place, lexicon)));
}

/** One word, or several in this order. */
function runQuery(run: readonly string[], isPrefix: boolean, place: Place, lexicon: Lexicon): Query {
  const { mark } = PLACES[place];
  const words = run.map((word, index) => {
    const forms = lexicon.forms.get(word);
    const begun = isPrefix && index === run.length - 1 ? (forms?.begins[place] ?? []) : [];
    const stem = forms?.stem ?? null;
    const entries = [...new Set([word, ...(stem === null ? [] : [stem])].map((form) => mark + form).concat(begun))];
    return anyOf(entries, lexicon);
  });
  const [only] = words;
  if (words.length === 1 && only) return only;
  return allOf([...words, { text: inOrder(run, isPrefix, place, lexicon), share: 1 }]);
}

/** The words behind each other, as written or as stems; words without a stem leave a gap of their own width. */
function inOrder(run: readonly string[], isPrefix: boolean, place: Place, lexicon: Lexicon): string {
  const { weights } = PLACES[place];
  const word = (form: string, index: number) => {
    const flags = `${isPrefix && index === run.length - 1 ? "*" : ""}${weights}`;
    return `${quoted(form)}${flags && `:${flags}`}`;
  };
  const written = run.map(word).join(" <-> ");
  let gap = 0;
  let stems = "";
  for (const [index, plain] of run.entries()) {
    const stem = lexicon.forms.get(plain)?.stem ?? null;
    gap += 1;
    if (stem === null) continue;
    stems += stems === "" ? word(stem, index) : ` <${gap}> ${word(stem, index)}`;
    gap = 0;
  }
  return stems === "" ? `(${written})` : `((${written}) | (${stems}))`;
}
