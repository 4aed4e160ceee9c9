import type { ProofWay } from "#app/domain/company-checks.ts";
import { DAY_MS } from "#app/time.ts";

/** How long a proof counts before it is checked again, in days. */
const PROOF_DAYS = 90;

/** Returns when a proof that was found at `now` is checked again. */
export function nextLook(now: Date): Date {
  return new Date(now.getTime() + PROOF_DAYS * DAY_MS);
}

/**
 * The step after a failed check: another check, a notification to the recruiters, or the removal of
 * the badge. `days`: until the next check; `endsIn`: how many days the badge remains.
 */
export type AfterFailure = { step: "again" | "tell" | "end"; days: number; endsIn: number };

const ROUNDS: Record<"public" | "email", readonly AfterFailure["step"][]> = {
  // A domain that does not answer today usually does tomorrow, so no one is notified before the
  // second day.
  public: ["again", "tell", "again", "again", "again", "again", "again", "again", "end"],
  // Every check writes to the address.
  email: ["tell", "tell", "end"],
};
const DAYS = { public: 1, email: 7 } as const;

/**
 * Returns the step after this many failed checks in a row, at least one. A proof by email is found
 * when its link is used.
 */
export function afterFailure(how: ProofWay, failures: number): AfterFailure {
  const kind = how === "domain" ? "email" : "public";
  const rounds = ROUNDS[kind];
  const step = rounds[failures - 1] ?? "end";
  const left = Math.max(0, rounds.length - failures);
  return { step, days: DAYS[kind], endsIn: left * DAYS[kind] };
}
