import { ADVISED, NAMES, REFUSED, type Verb, type WordRule } from "./word-lists.ts";

/** Words of a job that speak of age: as they were typed, why that matters, and what to say in their place. */
export type WordFinding = { words: string; reason: string; instead: string };

/** What must change before a job is posted, and what may keep people away. */
export type JobFindings = { refused: WordFinding[]; advised: WordFinding[] };

/** The texts of a job that are read for words about age. Names of companies and places are what they are. */
export type JobWords = { title: string; description: string; skills: readonly string[] };

/** Words that a job may not be posted with, because the law bans them from help-wanted notices; none twice. */
export function refusedWords(text: string): WordFinding[] {
  return findingsOf(REFUSED, text);
}

/** Words that are allowed but may keep older people from applying; never what is refused already. */
export function advisedWords(text: string): WordFinding[] {
  const refused = refusedWords(text);
  return findingsOf(ADVISED, text).filter((finding) => !isPartOfOne(finding, refused));
}

/** What is refused and what is advised in a whole job, each word once. */
export function wordsOfJob({ title, description, skills }: JobWords): JobFindings {
  const text = [title, description, ...skills].join("\n\n");
  return { refused: refusedWords(text), advised: advisedWords(text) };
}

/** Enough to see what is meant. */
const MOST_OF_ONE_RULE = 3;
/** Characters in which the verb that governs a word stands. */
const FAR_BACK = 120;

function findingsOf(rules: readonly WordRule[], text: string): WordFinding[] {
  const typed = readable(text);
  // Of the same length, so that what is found can be shown as it was typed.
  const plain = typed.replaceAll("-", " ");
  const findings = rules.flatMap(({ pattern, unless, reason, instead }) => {
    const found = new Map<string, string>();
    for (const { index, 0: words } of plain.matchAll(pattern)) {
      if (found.size === MOST_OF_ONE_RULE) break;
      const verb = unless && nearestVerb(plain.slice(Math.max(0, index - FAR_BACK), index));
      const asTyped = typed.slice(index, index + words.length);
      const key = wordKey(asTyped);
      if ((!verb || !unless.includes(verb)) && !found.has(key)) found.set(key, asTyped);
    }
    return [...found.values()].map((words) => ({ words, reason, instead }));
  });
  const isFirst = ({ words }: WordFinding, index: number) =>
    findings.findIndex((other) => wordKey(other.words) === wordKey(words)) === index;
  return findings.filter((finding, index) => isFirst(finding, index) && !isPartOfOne(finding, findings));
}

/** The same words, however they are written: "Energetic", "ENERGETIC"; "self-starter", "self starter". */
function wordKey(words: string): string {
  return words.toLowerCase().replaceAll("-", " ");
}

/** Whether another finding names these words and more. */
function isPartOfOne({ words }: WordFinding, others: readonly WordFinding[]): boolean {
  return others.some(
    (other) => other.words.length > words.length && other.words.toLowerCase().includes(words.toLowerCase()),
  );
}

// Each run is read once: a pattern that looks for the end of a line behind blanks would begin anew at every blank.
function oneBlank(blanks: string): string {
  return blanks.includes("\n") ? ". " : " ";
}

/** The text without tricks: one kind of space, dash and apostrophe, and no names that only look like words about age. */
function readable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, oneBlank)
    .replace(NAMES, "*");
}

const WANT =
  "(?:look|looks|looking|search|searching|ideal|perfect|great|suited|suitable|opportunity|chance|job|role|position) for" +
  "|(?:hir|recruit|seek|want|need|prefer|attract|welcom|employ)\\w*";
const TEACH =
  "(?:mentor|coach|teach|train|tutor|guid|advis|supervis|instruct|counsel|encourag)\\w*|show(?:s|ing)?|alongside" +
  "|(?:pass|hand)(?:es|s|ing)? [^.]{0,40}? to|passed on to|explain(?:s|ing)? [^.]{0,30}? to";
const SERVE =
  "(?:help|support|serv|reach|prepar|interview|entertain|protect)\\w*|(?:care|caring|cares) for|look(?:s|ing)? after" +
  "|(?:work|working|works|good|experience|patience|contact|patient) with|(?:market|marketing|sell|selling|sells|speak|speaking) to|for|among";
const VERBS = new RegExp(`\\b(?:(?<want>${WANT})|(?<teach>${TEACH})|(?<serve>${SERVE}))(?=[ ,:])`, "gi");
/** As far back as a verb still governs what is said. */
const WORDS_BACK = 6;

function nearestVerb(before: string): Verb | null {
  const sentence = before.slice(Math.max(...[".", "!", "?", ";"].map((end) => before.lastIndexOf(end))) + 1);
  const near = sentence
    .split(" ")
    .slice(-WORDS_BACK - 1)
    .join(" ");
  const last = [...near.matchAll(VERBS)].at(-1)?.groups;
  if (!last) return null;
  return last.want !== undefined ? "want" : last.teach !== undefined ? "teach" : "serve";
}
