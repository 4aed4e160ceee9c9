import { ReasonsRing } from "#app/ui/ring.tsx";
import { REASON_LABELS } from "../labels.ts";
import type { Match } from "../rules.ts";
import { ReasonList } from "./match-reasons.tsx";

/** One match with its reasons, as the public pages explain it: always open. */
export function ExampleMatch({ match }: { match: Match }) {
  const rings = match.reasons.map(({ part, verdict, share }) => ({
    label: REASON_LABELS[part].toLowerCase(),
    percent: verdict === "not-stated" ? null : Math.round(share * 100),
  }));
  return (
    <div className="lead-match">
      <ReasonsRing percent={match.percent} reasons={rings} caption="match" />
      <ReasonList reasons={match.reasons} />
    </div>
  );
}
