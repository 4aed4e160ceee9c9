import type { ProofWay } from "#app/domain/company-checks.ts";
import { DAY_MS } from "#app/time.ts";

/** So long a proof counts before it is looked at again, in days. */
const PROOF_DAYS = 90;

/** When a proof that was found at `now` is looked at again. */
export function nextLook(now: Date): Date {
  return new Date(now.getTime() + PROOF_DAYS * DAY_MS);
}

/**
 * What follows a look at a proof that found nothing: another look, telling the company's recruiters, or the end of its mark.
 * `days`: until the next look; `endsIn`: how many days the mark has left.
 */
export type AfterFailure = { step: "again" | "tell" | "end"; days: number; endsIn: number };

const ROUNDS: Record<"public" | "email", readonly AfterFailure["step"][]> = {
  // A domain that does not answer today mostly does tomorrow: nobody is told before the second day.
  public: ["again", "tell", "again", "again", "again", "again", "again", "again", "end"],
  // Every round writes to the address.
  email: ["tell", "tell", "end"],
};
const DAYS = { public: 1, email: 7 } as const;

/** What to do after so many looks in a row, one or more, that found nothing. A proof by email is found when its link is used. */
export function afterFailure(how: ProofWay, failures: number): AfterFailure {
  const kind = how === "domain" ? "email" : "public";
  const rounds = ROUNDS[kind];
  const step = rounds[failures - 1] ?? "end";
  const left = Math.max(0, rounds.length - failures);
  return { step, days: DAYS[kind], endsIn: left * DAYS[kind] };
}
