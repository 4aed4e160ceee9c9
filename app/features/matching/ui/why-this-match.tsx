import { lazy, Suspense } from "react";
import type { Match } from "../rules.ts";

// Only seniors have a match.
const MatchSection = lazy(async () => {
  const { MatchSection } = await import("./match-reasons.tsx");
  return { default: MatchSection };
});

/** The reasons of a match on a job's page; nothing for who has none. */
export function WhyThisMatch({ match }: { match: Match | null }) {
  return (
    match && (
      <Suspense>
        <MatchSection match={match} />
      </Suspense>
    )
  );
}
