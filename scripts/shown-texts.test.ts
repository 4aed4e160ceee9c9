import { describe, expect, it } from "vitest";
import { productTexts, shownTexts } from "./shown-texts.ts";

/** British and foreign words. */
const BRITISH: [RegExp, string] = [
  /\b(whilst|reckon|fortnight|autumn|gr[e]ys?|adverts?|shall|rota|leaflets?|sums|telephon(ed?|ing)|other way round|rings? up|for nothing)\b/i,
  "American words",
];

/** Banned words, and their replacements. */
const OUT: [RegExp, string][] = [
  [/\b(some|any|every)body\b/i, "someone, anyone, everyone"],
  [/\b(e-)?mails?\b/i, "email"],
  [/\bmailed\b/i, "emailed"],
  [/\bcannot\b/i, "can't"],
  [/\b(do|does|did|was|were|could|would|has|had) not\b(?! only)/i, "a contraction"],
  [/\btelephone/i, "phone"],
  [/\bunwanted\b/i, "spam folder"],
  [/\b(un)?tick(ed|s)?\b/i, "check, select"],
  [/\bkept at once\b/i, "saved automatically"],
  [/\bafterwards\b/i, "afterward"],
  [/\bnot said\b/i, "no preference, not decided"],
  [/\bwanted pay\b/i, "minimum pay"],
  [/\bis whole\b|\bnearly whole\b|\bstill open:/i, "complete, still to add"],
  [/\b(to|and|before you) go on[.]?$/i, "continue"],
  [/\bsay yet\b|\bso far:?$/i, "not enough data yet"],
  [/\bthe fault is ours\b/i, "the problem is on our side"],
  [/\bhalf retired\b/i, "semi-retired"],
  [/\ba desk for it\b/i, "a fraud team"],
  [/\bneed another look\b/i, "There is a problem (4)"],
  [/\b[1-9] ?(am|pm|a\.m\.|p\.m\.)(?![a-z])/i, "10:00 AM"],
  [/\bsign(s|ed|ing)?[ -](in|out)\b|\blogin now\b/i, "log in, Log In, Log Out"],
  [/\bworking days?\b/i, "business days"],
  [/\bwork mode\b/i, "work type"],
  [/^places?:?$/i, "Location"],
  [/\bverified mark\b|\bthe mark names\b/i, "Verified badge"],
  [/\bsafety of your\b/i, "security"],
  [/\b(is|are|been) told\b/i, "we let them know"],
  [
    /\b(you|we|they) are (?!n't)[a-z]|(?<!of )\b(it|there|that|what|here) is (?=a |an |the |no |not |nothing |open |yours )/,
    "a contraction",
  ],
  [/\bany more\b(?! \w)/i, "anymore"],
  [/\bisn't complete\b/i, "is incomplete"],
  [/\bchoose that\b|\bto go on (by|to|as)\b|\bas it stands\b/i, "a plain sentence"],
  BRITISH,
];

/** Exceptions: the specification's texts, and names in code. */
const STAYS = [
  "We could not send your message. Please try again.",
  "You do not have permission to access this page",
  "E-mail notifications",
  "verify mail by address",
  "verify mail by email",
  "secrets in mails to {...}",
  "mail to this address came back before",
  "stop mails",
  // schema.org's.
  "Place",
  "the server cannot be reached",
  "a table cannot be read",
  "the database does not answer",
];

/** Names of rate limits and encrypted secrets, which only the log shows. */
const NAMES_OF_CODE = /^(sign-in|halfway) /;

/** Texts of people in the demo market and in examples are their own. */
const OWN_WORDS = /^scripts\/demo\/|^app\/features\/(safety\/warnings\/rules|jobs\/wording)|^app\/features\/search\//;

describe("the product's texts", () => {
  const shown = productTexts()
    .filter(({ path }) => !OWN_WORDS.test(path))
    .flatMap(({ path, texts }) => texts.map(({ line, text }) => ({ at: `${path}:${line}`, text })));

  it("use no banned words", () => {
    expect(shown.length).toBeGreaterThan(3000);
    const found = shown
      .filter(({ text }) => !STAYS.includes(text) && !NAMES_OF_CODE.test(text))
      .flatMap(({ at, text }) =>
        OUT.flatMap(([word, instead]) => (word.test(text) ? [`${at} "${text}" (${instead})`] : [])),
      );
    expect(found).toEqual([]);
  });
});

describe("the demo market", () => {
  const CONTRACTED = /\b(cannot|(do|does|did|is|are|was|will|would|have) not)\b(?! only)/i;

  it("is written in plain American English", () => {
    const written = productTexts()
      .filter(({ path }) => /^scripts\/demo\/(jobs|seniors|messages|companies)/.test(path))
      .flatMap(({ path, texts }) => texts.map(({ line, text }) => ({ at: `${path}:${line}`, text })))
      // Judged sets refer to tags and titles; only sentences are checked.
      .filter(({ text }) => /[.!?]$/.test(text));
    expect(written.length).toBeGreaterThan(150);
    const found = written.filter(
      ({ text }) => BRITISH[0].test(text.replace("winter timetable", "")) || CONTRACTED.test(text),
    );
    expect(found.map(({ at }) => at)).toEqual([]);
  });
});

describe("shownTexts", () => {
  function textsOf(source: string) {
    return shownTexts("part.tsx", source).map(({ text }) => text);
  }

  it("joins the parts of a sentence", () => {
    expect(textsOf("const A = ({ n }) => <p>\n  Read <b>all</b>\n  {n} of <Link to='/x'>them</Link>.\n</p>;")).toEqual([
      "Read all {...} of them.",
    ]);
  });

  it("finds strings, and ignores code", () => {
    const source = 'const a = { hint: "At least 8", className: "btn wide" }; const b = "Save it"; log.info("a b");';
    expect(textsOf(source)).toEqual(["At least 8", "Save it"]);
  });
});
