import { Link } from "react-router";
import { Day } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { decisionText, outcomeText } from "../labels.ts";
import type { OwnAppeal, OwnDecision } from "../rules.ts";

export type DecisionAgainstProps = { decision: OwnDecision; appeal: OwnAppeal | null };

/** Shows a decision about a person, the reason for it, and the outcome of their appeal. */
export function DecisionAgainst({ decision, appeal }: DecisionAgainstProps) {
  const isOpenAgain = decision.kind === "suspension" && !decision.isInForce;
  return (
    <>
      <p className="measure">{decisionText(decision)}</p>
      {decision.isInForce && (
        <Notice tone="warn" title="Why">
          {decision.reason}
        </Notice>
      )}
      {isOpenAgain && (
        <p>
          <Link to="/login">Log In</Link>
        </p>
      )}
      {appeal && <Appealed decision={decision} appeal={appeal} />}
    </>
  );
}

function Appealed({ decision, appeal }: DecisionAgainstProps & { appeal: OwnAppeal }) {
  const { text, createdAt, outcome, answer } = appeal;
  return (
    <section aria-labelledby="appealed" className="stack">
      <h2 id="appealed">Your appeal</h2>
      {outcome === null ? (
        <Notice tone="info" title="We have your appeal">
          Someone other than who decided reads it. You get the answer by email, and here.
        </Notice>
      ) : (
        <Notice tone={outcome === "reversed" ? "good" : "warn"} title={outcomeText(decision.kind, outcome)}>
          {answer}
        </Notice>
      )}
      <p>
        <span>You wrote on </span>
        <Day at={createdAt} />
        <span>:</span>
      </p>
      <blockquote className="typed measure">
        <p>{text}</p>
      </blockquote>
    </section>
  );
}
