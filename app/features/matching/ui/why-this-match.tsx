import { lazy, Suspense } from "react";
import type { Match } from "../rules.ts";

// Only seniors have a match.
const MatchReasons = lazy(async () => {
  const { MatchReasons } = await import("./match-reasons.tsx");
  return { default: MatchReasons };
});

/** The reasons of a match on a job's page; nothing for who has none. */
export function WhyThisMatch({ match }: { match: Match | null }) {
  if (match === null) return null;
  return (
    <section className="card" id="why" aria-labelledby="why-title">
      <h2 id="why-title">Why this match</h2>
      <Suspense>
        <MatchReasons match={match} />
      </Suspense>
    </section>
  );
}
