import { sql } from "drizzle-orm";
import { wordingCounts } from "#app/db/schema/fairness.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { QUESTION_NUMBERS } from "../questions/rules.ts";
import { type JobWords, refusedWords, type WordFinding, wordsOfJob } from "./rules.ts";
import { refusedTitleWords } from "./titles.ts";

/**
 * Counts a save that was refused for its words about age, once for each kind of words. Stores no
 * text. A failure is logged and not thrown, because the form's answer matters more.
 */
export async function countRefusedSave(
  platform: Pick<Platform, "db" | "clock" | "log">,
  typed: Record<string, string | string[]>,
): Promise<void> {
  const textOf = (name: string) => [typed[name] ?? ""].flat().join("\n");
  const findings = [
    ...refusedTitleWords(textOf("title")),
    ...refusedWords(textOf("description")),
    ...refusedWords(textOf("skills")),
    ...QUESTION_NUMBERS.flatMap((number) =>
      refusedWords(`${textOf(`question${number}`)}\n${textOf(`questionChoices${number}`)}`),
    ),
  ];
  await countSave(platform, findings);
}

/** Counts a saved job that got advice on its words about age, as `countRefusedSave` does. */
export async function countAdvisedSave(platform: Pick<Platform, "db" | "clock" | "log">, job: JobWords): Promise<void> {
  await countSave(platform, wordsOfJob(job).advised);
}

async function countSave(
  { db, clock, log }: Pick<Platform, "db" | "clock" | "log">,
  findings: readonly WordFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  const week = weekOf(clock.now());
  const kinds = new Map(findings.map(({ level, kind }) => [`${level} ${kind}`, { week, level, kind, saves: 1 }]));
  const saves = sql`${wordingCounts.saves} + 1`;
  const target = [wordingCounts.week, wordingCounts.level, wordingCounts.kind];
  await db
    .insert(wordingCounts)
    // In a fixed order, so that parallel saves cannot deadlock.
    .values([...kinds].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
    .onConflictDoUpdate({ target, set: { saves } })
    .catch((err: unknown) => log.warn({ err }, "words about age were not counted"));
}

/** Returns the Monday of the week of `at` in UTC: "2026-11-23". */
export function weekOf(at: Date): string {
  return dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS));
}
