import type { LetterKind } from "#app/domain/letters.ts";
import { MESSAGE_MAX } from "#app/domain/limits.ts";
import { firstNameOf } from "#app/first-name.ts";
import { dayOf } from "#app/time.ts";

/** What a letter may have instead of words that differ from person to person. */
export const PLACEHOLDERS = ["{first name}", "{job}", "{company}", "{date}"] as const;

/** The most letters of a company, and the lengths of a name and a text in characters. */
export const LETTER_LIMITS = {
  count: 20,
  name: { min: 2, max: 60 },
  body: { min: 20, max: MESSAGE_MAX - 500 },
} as const;

/** A letter of the recruiter's company. */
export type Letter = { id: string; kind: LetterKind; name: string; body: string };

/** The words for the placeholders; `name` is empty for someone whose name is hidden. */
export type LetterValues = { name: string; job: string; company: string; date: string };

const IN_BRACES = /\{[^{}\n]{1,40}\}/g;

/** Returns what stands in braces and is no placeholder, each once. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = PLACEHOLDERS;
  return [...new Set(text.match(IN_BRACES) ?? [])].filter((found) => !known.includes(found.toLowerCase()));
}

/** Returns a letter with the words of one person in place of its placeholders. */
export function fillLetter(text: string, { name, job, company, date }: LetterValues): string {
  const words: Record<string, string> = {
    "{first name}": firstNameOf(name) || "there",
    "{job}": job,
    "{company}": company,
    "{date}": date,
  };
  return text.replaceAll(IN_BRACES, (found) => words[found.toLowerCase()] ?? found);
}

/** Returns the day of a letter as it is written in one: "November 27, 2026", in UTC. */
export function letterDate(at: Date): string {
  const options = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-US", options).format(new Date(`${dayOf(at)}T00:00:00Z`));
}
