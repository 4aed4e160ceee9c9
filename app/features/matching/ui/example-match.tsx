import type { Match } from "../rules.ts";
import { MatchRings, ReasonList } from "./match-reasons.tsx";

/** One match with its reasons, as the public pages explain it: always open. */
export function ExampleMatch({ match }: { match: Match }) {
  return (
    <div className="lead-match">
      <MatchRings match={match} />
      <ReasonList reasons={match.reasons} />
    </div>
  );
}
