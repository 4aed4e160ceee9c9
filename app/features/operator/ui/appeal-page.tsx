import { Form, href, Link, useNavigation } from "react-router";
import { APPEAL_KIND_LABELS, OUTCOME_LABELS, reversalText } from "#app/features/appeals/labels.ts";
import { ANSWER_LIMITS } from "#app/features/appeals/rules.ts";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { untilText } from "#app/features/suspensions/labels.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { AppealDetail } from "../appeals/rules.ts";

export type AppealPageProps = {
  appeal: AppealDetail;
  viewerId: string;
  mayDecide: boolean;
  needsCode: boolean;
  answer: FormResult | undefined;
};

/**
 * Shows one appeal: the first decision with its reason, the person's text, and the second decision.
 */
export function AppealPage({ appeal, viewerId, mayDecide, needsCode, answer }: AppealPageProps) {
  const { personId, personName, kind, createdAt, text, outcome } = appeal;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={`Appeal of ${personName}`}
        text={APPEAL_KIND_LABELS[kind]}
        actions={<ButtonLink to={href("/operator/appeals")}>Appeals</ButtonLink>}
      />
      <FirstDecision appeal={appeal} viewerId={viewerId} />
      <section aria-labelledby="says" className="stack stack--s3">
        <h2 id="says">What they say</h2>
        <p className="soft">
          <Link to={href("/operator/people/:personId", { personId })}>{personName}</Link>
          <span>, </span>
          <Day at={createdAt} />
        </p>
        <div className="typed measure">
          <p>{text}</p>
        </div>
      </section>
      {outcome !== null && <SecondDecision appeal={appeal} />}
      {outcome === null && appeal.firstDecidedBy === viewerId && <NotYours deciders={appeal.deciders} />}
      {outcome === null && appeal.firstDecidedBy !== viewerId && mayDecide && (
        <Decide appeal={appeal} needsCode={needsCode} answer={answer} />
      )}
    </div>
  );
}

function FirstDecision({ appeal, viewerId }: Pick<AppealPageProps, "appeal" | "viewerId">) {
  const { decision, kind, firstDecidedBy, firstDecidedByName } = appeal;
  const by = firstDecidedBy === viewerId ? "you" : (firstDecidedByName ?? "the command line");
  if (!decision) return <p className="soft">What it was about is not there anymore.</p>;
  return (
    <section aria-labelledby="first" className="stack stack--s3">
      <h2 id="first">What was decided first</h2>
      <p>
        <span>
          {kind === "suspension" ? `Suspended ${untilText(decision.endsAt)}, by ` : `${decision.subject}: refused by `}
        </span>
        <b>{by}</b>
        <span>, </span>
        <Day at={decision.decidedAt} />
        <span>{decision.isInForce ? "." : ". It no longer stands."}</span>
      </p>
      <p className="measure">{decision.reason}</p>
    </section>
  );
}

function SecondDecision({ appeal: { outcome, decidedByName, decidedAt, answer } }: { appeal: AppealDetail }) {
  return (
    <section aria-labelledby="second" className="stack stack--s3">
      <h2 id="second">{outcome && OUTCOME_LABELS[outcome]}</h2>
      <p>
        <span>By </span>
        <b>{decidedByName ?? "someone who is gone"}</b>
        {decidedAt && (
          <>
            <span>, </span>
            <Day at={decidedAt} />
          </>
        )}
      </p>
      <div className="typed measure">
        <p>{answer}</p>
      </div>
    </section>
  );
}

function NotYours({ deciders }: { deciders: number }) {
  return (
    <Notice tone="warn" title="You decided this first">
      {deciders > 0
        ? "Someone else has to answer this appeal."
        : "Someone else has to answer this appeal, and nobody else on the staff may. Add a moderator: npm run account -- make-staff EMAIL --role moderator."}
    </Notice>
  );
}

function Decide({ appeal, needsCode, answer }: Pick<AppealPageProps, "appeal" | "needsCode" | "answer">) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <section aria-labelledby="decide" className="card stack stack--s5">
      <h2 id="decide">Your decision</h2>
      <Form method="post" className="stack stack--s4" noValidate ref={formRef} onInput={onInput}>
        <FormProblem answer={answer} />
        <RadioGroup
          name="outcome"
          label="The first decision"
          choices={[
            { value: "upheld", label: "Stands" },
            { value: "reversed", label: reversalText(appeal.kind) },
          ]}
          defaultValue={form.valueOf("outcome")}
          error={errorOf("outcome")}
        />
        <TextArea
          name="answer"
          label="Your answer"
          hint="At least 20 characters. They read it by email, word for word."
          required
          rows={6}
          limit={ANSWER_LIMITS.max}
          isCounted
          defaultValue={form.valueOf("answer")}
          error={errorOf("answer")}
        />
        <KeptText name={`answer ${appeal.id}`} />
        <FreshCodeField isNeeded={needsCode} error={errorOf("code")} />
        <div>
          <Button type="submit" variant="main" busy={isSending && "Saving..."}>
            Decide and send
          </Button>
        </div>
      </Form>
    </section>
  );
}
