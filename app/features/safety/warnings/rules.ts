import { NAMED_LIKE_ADDRESSES, textParts } from "#app/features/safety/links.ts";
import { mixesScripts, readAsSeen } from "#app/features/safety/lookalikes.ts";
import { phrasesIn } from "#app/features/safety/scams/phrases.ts";
import { judge } from "#app/features/safety/scams/score.ts";

const WARNINGS = [
  "money",
  "recruiting",
  "forwarding",
  "parcels",
  "accounts",
  "bank",
  "elsewhere",
  "control",
  "code",
  "harm",
  "office",
  "threat",
  "person",
  "secrecy",
  "promise",
  "investment",
  "link",
  "disguise",
] as const;

/** A reason to be careful with a message or a job. */
export type Warning = (typeof WARNINGS)[number];

/**
 * Addresses without a scheme: first the endings that no English word has, then the others, which
 * need something after them.
 */
const ENDINGS = "(com|net|org|info|biz|io|xyz|icu|dev|ru|cn|cc|tk|ml|gq|cf|gg|ly|uk|eu|ai|vip)";
const WORDLIKE =
  "(me|us|co|in|to|top|app|link|live|club|shop|store|online|work|works|jobs|careers|pro|click|space|site|website)";
const BARE = new RegExp(
  `(?<![@\\w.-])((?:[a-z0-9-]+\\.)+(?:${ENDINGS}\\b|${WORDLIKE}/\\S)|www\\.[a-z0-9.-]+\\.[a-z]{2,})`,
  "g",
);
const SPELLED_OUT = new RegExp(`[a-z0-9] ?[([] ?(dot|\\.) ?[)\\]] ?${ENDINGS}\\b`);

/** Kinds of set phrases that honest people never need. */
const SURE: readonly Warning[] = ["elsewhere", "control", "code"];
const SHORT_LINE = 80;
const MOST_LINES = 40;

/**
 * Returns the reasons why a senior should be careful with a recruiter's message or job (R76): those
 * that always apply, and those that the scam model suspects. Disguised letters, separated letters,
 * digits in place of letters, and invisible characters are read as what they look like. Links to
 * `ownHost` are ours and cause no warning.
 */
export function warningsIn(content: string, ownHost: string): Warning[] {
  const always = alwaysWarns(content, ownHost);
  const suspected = suspicionsIn(withoutOwnLinks(content, ownHost));
  // If the link is already a reason, the model's suspicion of links adds nothing.
  const others = always.includes("link") ? suspected.filter((warning) => warning !== "harm") : suspected;
  const found = new Set([...always, ...others]);
  return WARNINGS.filter((warning) => found.has(warning));
}

/**
 * Returns the reasons that apply whatever else the text says: a link to another site, a file,
 * disguised letters.
 */
export function alwaysWarns(content: string, ownHost: string): Warning[] {
  const found: Warning[] = [];
  if (hasDangerousFile(content)) found.push("harm");
  if (hasForeignLink(content, ownHost)) found.push("link");
  if (mixesScripts(content)) found.push("disguise");
  return found;
}

/**
 * Returns the set phrases of a text that reads like a scam or, if it has none, the strongest
 * suspicion. A separate line with such a phrase, such as a job's title or company, is also judged
 * alone.
 */
function suspicionsIn(content: string): Warning[] {
  const phrases = phrasesIn(content);
  const { isSuspicious, strongest } = judge(content);
  if (!isSuspicious || strongest === null) {
    const lines = phrases.length > 0 && content.includes("\n") ? content.split("\n", MOST_LINES) : [];
    const short = lines.filter((line) => line.length <= SHORT_LINE && judge(line).isSuspicious);
    return [...phrases.filter((kind) => SURE.includes(kind)), ...short.flatMap(phrasesIn)];
  }
  if (phrases.length > 0) return phrases;
  return [strongest === "link" ? "harm" : strongest];
}

function withoutOwnLinks(content: string, ownHost: string): string {
  const host = ownHost.replace(/[^a-zA-Z0-9]/g, "\\$&");
  const own = new RegExp(
    `(?<![\\w.@/-])(https?://)?(www\\.)?${host}(/[^\\s]{0,300}|(?=[\\s,;!?)"']|\\.(?!\\w)|$))`,
    "gi",
  );
  return content.replace(own, " this site ");
}

/** Returns whether a text names a file that is a program or can contain one. */
function hasDangerousFile(content: string): boolean {
  return /[a-z0-9]\.(zip|rar|7z|exe|apk|xlsm|docm|iso|scr|dmg)(?![a-z0-9/])/.test(readAsSeen(content));
}

function hasForeignLink(content: string, ownHost: string): boolean {
  const parts = textParts(content);
  if (parts.some(({ href }) => href !== null && new URL(href).host.replace(/^www\./, "") !== ownHost)) return true;
  // An address without a scheme, or one that is not a valid link, is meant to be copied.
  const others = readAsSeen(parts.map(({ text, href }) => (href === null ? text : " ")).join(""));
  // A full stop of another script ends our link, and what follows looks like part of it.
  const rest = others.replace(/(?<!\S)\.+/g, "");
  if (/\bh(tt|xx)ps?:\/\//.test(rest) || SPELLED_OUT.test(rest)) return true;
  return Array.from(rest.matchAll(BARE), ([, address = ""]) => address).some((address) => {
    const host = address.replace(/\/.*$/, "").replace(/^www\./, "");
    return /[a-z]/.test(host.replace(/\.[a-z]+$/, "")) && host !== ownHost && !NAMED_LIKE_ADDRESSES.test(address);
  });
}
