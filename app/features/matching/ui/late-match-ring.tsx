import { Suspense } from "react";
import { latePart } from "#app/ui/page-late-part.ts";
import type { Match } from "../rules.ts";

// Loaded late, because only seniors have scores.
const MatchRing = latePart(async () => (await import("./match-ring.tsx")).MatchRing);

/** A score ring for a page that everyone reads. */
export function LateMatchRing(ring: { match: Match; title: string }) {
  return (
    <Suspense>
      <MatchRing {...ring} />
    </Suspense>
  );
}
