import type { Platform } from "#app/platform/platform.ts";

const REPORT_EVERY_MILLISECONDS = 60 * 60 * 1000;
const MOST_PATHS = 500;
const LONGEST_PATH = 120;
const REPORTED = 20;

export type MissingPages = { count(path: string): void };

/**
 * Counts missing paths (D47), and logs the most common ones in one line an hour, so that a broken link is visible among
 * thousands of guesses. Paths only, and a bounded number: what exceeds the list is counted together.
 */
export function openMissingPages({ log, clock }: Pick<Platform, "log" | "clock">): MissingPages {
  let counts = new Map<string, number>();
  let others = 0;
  let since = clock.now();

  function report(now: Date) {
    const all = [...counts].toSorted(([, a], [, b]) => b - a);
    const total = all.reduce((sum, [, count]) => sum + count, others);
    if (total > 0) {
      log.info({ event: "missing pages", since, total, commonest: Object.fromEntries(all.slice(0, REPORTED)) });
    }
    counts = new Map();
    others = 0;
    since = now;
  }

  return {
    count(path) {
      const now = clock.now();
      if (now.getTime() - since.getTime() >= REPORT_EVERY_MILLISECONDS) report(now);
      const key = path.slice(0, LONGEST_PATH);
      if (counts.has(key) || counts.size < MOST_PATHS) counts.set(key, (counts.get(key) ?? 0) + 1);
      else others += 1;
    },
  };
}
