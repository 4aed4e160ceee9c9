import { Link } from "react-router";
import { InlineMeter } from "#app/ui/meter.tsx";

/** The id of the match reasons in the open profile. */
export const WHY_ID = "why-this-match";

/**
 * A score in a row. "Why" links to the profile at `to`, opened at the reasons; `name` is the person's, for screen
 * readers.
 */
export function ScoreLink({ percent, name, to }: { percent: number; name: string; to: string }) {
  return (
    <span className="score">
      <InlineMeter percent={percent} />
      <Link className="why__ask" to={`${to}#${WHY_ID}`}>
        Why<span className="vh">{` this match: ${name}`}</span>
      </Link>
    </span>
  );
}
