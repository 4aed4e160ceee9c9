import { Link } from "react-router";
import { InlineMeter } from "#app/ui/meter.tsx";

/** Where the open profile says why it matches. */
export const WHY_ID = "why-this-match";

/** A score in a row. "Why" leads to the profile at `to`, opened at the reasons; `name` says for listeners whose. */
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
