import { Disclosure } from "#app/ui/disclosure.tsx";
import { Meter } from "#app/ui/meter.tsx";
import type { Match } from "../rules.ts";
import { MatchReasons } from "./match-reasons.tsx";

/** A score as a ring, for the side of a card; "Why" below it opens the reasons. `title` names the job for listeners. */
export function MatchRing({ match, title }: { match: Match; title: string }) {
  return (
    <div className="match">
      <Meter percent={match.percent} label="match" />
      <Disclosure
        className="why why--card"
        summaryClassName="why__ask"
        summary={
          <>
            Why<span className="vh">{` this match: ${title}`}</span>
          </>
        }
      >
        <div className="why__panel">
          <h4 className="h5">Why this match</h4>
          <MatchReasons match={match} />
        </div>
      </Disclosure>
    </div>
  );
}
