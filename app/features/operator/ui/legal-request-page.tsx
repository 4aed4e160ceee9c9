import type { ReactNode } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import { SettingRow, SettingSection } from "#app/features/settings/ui/setting-section.tsx";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { DATA_ANSWER_LIMIT, KIND_LABELS, OUTCOME_LABELS } from "../legal/labels.ts";
import { type DataRequestDetail, isOverdue } from "../legal/rules.ts";

export type LegalRequestPageProps = {
  request: DataRequestDetail;
  needsCode: boolean;
  now: Date;
  answer: FormResult | undefined;
};

/**
 * Shows one request about data: when it is due, what was done, and the form to answer and close it.
 */
export function LegalRequestPage({ request, needsCode, now, answer }: LegalRequestPageProps) {
  const { kind, email, personName, closedAt, dueAt } = request;
  const intent = answer?.values.intent;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={KIND_LABELS[kind]}
        text={personName ?? email ?? "The person is erased."}
        actions={<ButtonLink to={href("/operator/legal")}>All requests</ButtonLink>}
      />
      {intent !== "close" && intent !== "start-erasure" && <FormProblem answer={answer} />}
      {!closedAt && isOverdue(request, now) && (
        <Notice tone="warn" title="Late">{`The answer was due ${relativeTime(dueAt, now)}.`}</Notice>
      )}
      <Facts request={request} now={now} />
      {!closedAt && request.person && (
        <Steps request={request} needsCode={needsCode} answer={intent === "start-erasure" ? answer : undefined} />
      )}
      {closedAt ? (
        <Closed request={request} closedAt={closedAt} />
      ) : (
        <CloseForm request={request} answer={intent === "close" ? answer : undefined} />
      )}
    </div>
  );
}

function Facts({ request, now }: { request: DataRequestDetail; now: Date }) {
  const { userId, personName, email, source, receivedAt, dueAt, closedAt, enteredByName } = request;
  return (
    <SettingSection id="request" title="Request" text={source || "How they asked is erased."}>
      <SettingRow title="From" text={email ?? "Erased"}>
        {userId ? (
          <Link to={href("/operator/people/:personId", { personId: userId })}>{`Account of ${personName}`}</Link>
        ) : (
          <span className="soft">No account</span>
        )}
      </SettingRow>
      <SettingRow title="Received" text={<Day at={receivedAt} />}>
        <span className="soft">{`Entered by ${enteredByName ?? "someone who is gone"}`}</span>
      </SettingRow>
      <SettingRow title="Answer due" text={<Day at={dueAt} />}>
        {!closedAt && <span className="soft">{relativeTime(dueAt, now)}</span>}
      </SettingRow>
    </SettingSection>
  );
}

function Steps({ request, needsCode, answer }: Omit<LegalRequestPageProps, "now">) {
  const { person, version, exportSentAt, erasureStartedAt } = request;
  if (!person) return null;
  return (
    <>
      <SettingSection
        id="export"
        title="Export"
        text="They get a link by email, to their confirmed email only. It works once, for 7 days. You never see what is in it."
      >
        {exportSentAt && (
          <p>
            <span>Sent on </span>
            <Day at={exportSentAt} />
            <span>. A new link ends the last one.</span>
          </p>
        )}
        {person.isEmailVerified ? (
          <Step intent="send-export" version={version} label={exportSentAt ? "Send a new link" : "Start export"} />
        ) : (
          <p className="soft">Their email isn't confirmed. Check who asks, and confirm it on their page first.</p>
        )}
      </SettingSection>
      <SettingSection
        id="erasure"
        title="Erasure"
        text="Their account is hidden at once and erased after 14 days. We let them know by email, and they can keep it until then."
      >
        {person.heldUntil && (
          <p>
            <span>Legal hold until </span>
            <Day at={person.heldUntil} />
            <span>: the erasure waits for it.</span>
          </p>
        )}
        {person.leavingAt ? (
          <p>
            <span>{erasureStartedAt ? "Started: it's due on " : "They asked for it themselves: it's due on "}</span>
            <Day at={person.leavingAt} />
            <span>.</span>
          </p>
        ) : person.isStaff ? (
          <p className="soft">They are on the staff. Remove them there first.</p>
        ) : (
          <Step intent="start-erasure" version={version} label="Start erasure" isDanger answer={answer}>
            <FreshCodeField isNeeded={needsCode} error={answer?.errors.code} />
          </Step>
        )}
      </SettingSection>
    </>
  );
}

type StepProps = {
  intent: "send-export" | "start-erasure";
  version: number;
  label: string;
  isDanger?: boolean;
  answer?: FormResult | undefined;
  children?: ReactNode;
};

function Step({ intent, version, label, isDanger, answer, children }: StepProps) {
  return (
    <Form method="post" className="stack stack--s4" noValidate preventScrollReset>
      <FormProblem answer={answer} />
      <input type="hidden" name="version" value={version} />
      {children}
      <div>
        <Button type="submit" name="intent" value={intent} {...(isDanger && { variant: "danger" })}>
          {label}
        </Button>
      </div>
    </Form>
  );
}

function Closed({ request, closedAt }: { request: DataRequestDetail; closedAt: Date }) {
  const { outcome, answer, closedByName } = request;
  return (
    <section aria-labelledby="closed" className="stack stack--s3">
      <h2 id="closed">{outcome && OUTCOME_LABELS[outcome]}</h2>
      <p className="soft">
        <Day at={closedAt} />
        <span>{closedByName ? `, by ${closedByName}` : ", when the account was erased"}</span>
      </p>
      {answer && (
        <div className="typed measure">
          <p>{answer}</p>
        </div>
      )}
    </section>
  );
}

function CloseForm({ request, answer }: Pick<LegalRequestPageProps, "request" | "answer">) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isSending = useNavigation().formData?.get("intent") === "close";
  return (
    <section aria-labelledby="close" className="card stack stack--s4">
      <h2 id="close">Answer and close</h2>
      <Form method="post" className="stack stack--s4" noValidate preventScrollReset ref={formRef} onInput={onInput}>
        <FormProblem answer={answer} />
        <input type="hidden" name="version" value={request.version} />
        <RadioGroup
          name="outcome"
          label="What happened"
          choices={Object.entries(OUTCOME_LABELS).map(([value, label]) => ({ value, label }))}
          defaultValue={form.valueOf("outcome")}
          error={errorOf("outcome")}
        />
        <TextArea
          name="answer"
          label="Your answer"
          hint="At least 10 characters. They read it by email, word for word."
          required
          rows={5}
          limit={DATA_ANSWER_LIMIT}
          defaultValue={form.valueOf("answer")}
          error={errorOf("answer")}
        />
        <KeptText name={`data answer ${request.id}`} />
        <div>
          <Button type="submit" variant="main" name="intent" value="close" busy={isSending && "Sending..."}>
            Send answer and close
          </Button>
        </div>
      </Form>
    </section>
  );
}
