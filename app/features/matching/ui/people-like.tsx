import { href, Link } from "react-router";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import type { PersonLike } from "../rules.ts";

export type PeopleLikeProps = {
  /** Null if the plan of the company does not include it. */
  people: readonly PersonLike[] | null;
  hrefOf: (candidateId: string) => string;
};

/** Links to people whose work is like that of the person beside it, the most alike first. */
export function PeopleLike({ people, hrefOf }: PeopleLikeProps) {
  if (people === null) {
    return (
      <p className="soft">
        <span>{`${NOT_INCLUDED["talent-matching"]} `}</span>
        <Link to={href("/recruiter/subscription")}>See the plans</Link>
      </p>
    );
  }
  if (people.length === 0) return <p className="soft">No one you can find here does similar work yet.</p>;
  return (
    <ul className="lines">
      {people.map(({ candidateId, fullName, inCommon }) => (
        <li key={candidateId}>
          <div>
            <Link to={hrefOf(candidateId)} preventScrollReset>
              {fullName}
            </Link>
            {inCommon.length > 0 && <p className="soft">{`Both: ${inCommon.join(", ")}`}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
