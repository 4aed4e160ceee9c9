import { Suspense } from "react";
import { latePart } from "#app/ui/page-late-part.ts";
import type { Match } from "../rules.ts";

// Loaded late, because only seniors have a match.
const MatchSection = latePart(async () => (await import("./match-reasons.tsx")).MatchSection);

/** The reasons of a match on a job's page; nothing if there is none. */
export function WhyThisMatch({ match }: { match: Match | null }) {
  return (
    match && (
      <Suspense>
        <MatchSection match={match} />
      </Suspense>
    )
  );
}
