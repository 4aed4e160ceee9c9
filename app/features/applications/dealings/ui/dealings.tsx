import { Link } from "react-router";
import { Day } from "#app/ui/date-time.tsx";
import { recruiterCandidatePath } from "../../rules.ts";
import { DEALING_NAMES, DEALING_SENTENCES } from "../labels.ts";
import { type Dealing, kindsOf } from "../rules.ts";

/** In a row: what was between the recruiter and this person, for whichever job. Nothing where there was nothing. */
export function DealingNames({ dealings }: { dealings: readonly Dealing[] }) {
  const names = kindsOf(dealings).map((kind) => DEALING_NAMES[kind]);
  return names.length === 0 ? null : <span className="sub">{names.join(", ")}</span>;
}

/** In a card: the same job by job, each with its day and the way to that job's candidates. */
export function DealingList({ candidateId, dealings }: { candidateId: string; dealings: readonly Dealing[] }) {
  if (dealings.length === 0) return null;
  return (
    <ul className="stack stack--s1">
      {dealings.map(({ kind, jobId, title, at }) => (
        <li key={`${kind} ${jobId}`}>
          <span>{`${DEALING_SENTENCES[kind]} `}</span>
          <Link to={recruiterCandidatePath(jobId, candidateId)}>{title}</Link> on <Day at={at} />
        </li>
      ))}
    </ul>
  );
}
