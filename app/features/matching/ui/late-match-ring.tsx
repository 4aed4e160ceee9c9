import { lazy, Suspense } from "react";
import type { Match } from "../rules.ts";

// Only seniors have scores.
const MatchRing = lazy(async () => ({ default: (await import("./match-ring.tsx")).MatchRing }));

/** A score as a ring on a page that everybody reads. */
export function LateMatchRing(ring: { match: Match; title: string }) {
  return (
    <Suspense>
      <MatchRing {...ring} />
    </Suspense>
  );
}
