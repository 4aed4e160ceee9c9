import Check from "lucide-react/icons/check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import CircleSlash2 from "lucide-react/icons/circle-slash-2";
import X from "lucide-react/icons/x";
import { useId } from "react";
import { REASON_LABELS, VERDICT_LABELS } from "#app/features/matching/reason-labels.ts";
import { ReasonsRing } from "#app/ui/meter.tsx";
import type { Match, Reason, Verdict } from "../rules.ts";

const ICONS = { matched: Check, partly: CircleSlash2, missing: X, "not-stated": CircleHelp };
const CLASSES: Record<Verdict, string | undefined> = {
  matched: undefined,
  partly: "is-part",
  missing: "is-none",
  "not-stated": "is-none",
};

/** The reasons of a score in words: what fits, fits in part, does not fit, or is unknown. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="reasons l">
      {reasons.map((reason) => (
        <ReasonLine key={reason.part} reason={reason} />
      ))}
    </ul>
  );
}

function ReasonLine({ reason }: { reason: Reason }) {
  const Icon = ICONS[reason.verdict];
  return (
    <li className={CLASSES[reason.verdict]}>
      <Icon className="i" />
      <span>
        <span className="vh">{`${VERDICT_LABELS[reason.verdict]}. `}</span>
        <b>{`${REASON_LABELS[reason.part]}:`}</b>
        <span>{` ${reason.text}`}</span>
      </span>
    </li>
  );
}

/** The score as one ring per reason. Always show it with the list, which says the same in words. */
export function MatchRings({ match }: { match: Match }) {
  const rings = match.reasons.map(({ part, verdict, share }) => ({
    label: REASON_LABELS[part].toLowerCase(),
    percent: verdict === "not-stated" ? null : Math.round(share * 100),
  }));
  return <ReasonsRing percent={match.percent} reasons={rings} caption="match" />;
}

/** The reasons as a section with a heading. */
export function MatchSection({ match }: { match: Match }) {
  return (
    <section className="card" id="why" aria-labelledby="why-title">
      <h2 id="why-title">Why this match</h2>
      <MatchReasons match={match} />
    </section>
  );
}

/** The rings, and below them the reasons, a legend, and what would raise the score. */
export function MatchReasons({ match }: { match: Match }) {
  const improvementsId = useId();
  return (
    <div className="why__body">
      <div className="why__ring">
        <MatchRings match={match} />
      </div>
      <ReasonList reasons={match.reasons} />
      <p className="small soft">
        From the outside in: skills, hours, work type, pay, location. A dashed line shows what's missing.
      </p>
      {match.improvements.length > 0 && (
        <div className="small">
          <p id={improvementsId}>
            <b>How to improve this match</b>
          </p>
          <ul className="stack stack--s1" aria-labelledby={improvementsId}>
            {match.improvements.map((improvement) => (
              <li key={improvement}>{improvement}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
