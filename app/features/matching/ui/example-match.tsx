import type { Match } from "../rules.ts";
import { MatchRings, ReasonList } from "./match-reasons.tsx";

/** An example match for the public pages, with its reasons always open. */
export function ExampleMatch({ match }: { match: Match }) {
  return (
    <div className="lead-match">
      <MatchRings match={match} />
      <ReasonList reasons={match.reasons} />
    </div>
  );
}
