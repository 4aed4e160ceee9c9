import { Link } from "react-router";
import { Day } from "#app/ui/date-time.tsx";
import { INTERACTION_NAMES, INTERACTION_SENTENCES } from "../interaction-history/labels.ts";
import { type Interaction, kindsOf } from "../interaction-history/rules.ts";
import { recruiterCandidatePath } from "../rules.ts";

/** In a row: what was between the recruiter and this person, for whichever job. Nothing where there was nothing. */
export function InteractionNames({ interactions }: { interactions: readonly Interaction[] }) {
  const names = kindsOf(interactions).map((kind) => INTERACTION_NAMES[kind]);
  return names.length === 0 ? null : <span className="sub">{names.join(", ")}</span>;
}

/** In a card: the same job by job, each with its day and the way to that job's candidates. */
export function InteractionList(props: { candidateId: string; interactions: readonly Interaction[] }) {
  const { candidateId } = props;
  // An invitation that waits has its own line, with its undo.
  const interactions = props.interactions.filter(({ held }) => held === null);
  if (interactions.length === 0) return null;
  return (
    <ul className="stack stack--s1">
      {interactions.map(({ kind, jobId, title, at }) => (
        <li key={`${kind} ${jobId}`}>
          <span>{`${INTERACTION_SENTENCES[kind]} `}</span>
          <Link to={recruiterCandidatePath(jobId, candidateId)}>{title}</Link> on <Day at={at} />
        </li>
      ))}
    </ul>
  );
}
