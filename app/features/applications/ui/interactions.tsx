import { Link } from "react-router";
import { Day } from "#app/ui/date-time.tsx";
import { INTERACTION_NAMES, INTERACTION_SENTENCES } from "../interaction-history/labels.ts";
import { type Interaction, kindsOf } from "../interaction-history/rules.ts";
import { recruiterCandidatePath } from "../paths.ts";

/** The interactions in a row: their kinds, for any job. Renders nothing if there are none. */
export function InteractionNames({ interactions }: { interactions: readonly Interaction[] }) {
  const names = kindsOf(interactions).map((kind) => INTERACTION_NAMES[kind]);
  return names.length === 0 ? null : <span className="sub">{names.join(", ")}</span>;
}

/** The interactions in a card: job by job, each with its day and a link to that job's candidates. */
export function InteractionList(props: { candidateId: string; interactions: readonly Interaction[] }) {
  const { candidateId } = props;
  // A held invitation has a line of its own, with its undo.
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
