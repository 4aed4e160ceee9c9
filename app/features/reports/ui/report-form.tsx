import { Form, Link, useNavigation } from "react-router";
import { REPORT_REASONS } from "#app/domain/cases.ts";
import { REASON_NAMES } from "#app/features/cases/labels.ts";
import { REPORT_WORDS_MAX } from "#app/features/cases/rules.ts";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { ErrorSummary, mistakesIn } from "#app/ui/error-summary.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { WHAT_HAPPENS_NEXT } from "../labels.ts";
import { blocks, type ReportedThing } from "../rules.ts";

export type ReportFormProps = { thing: ReportedThing; isGuest: boolean; answer: FormResult | undefined };

const FIELDS = ["reason", "words", "email"];
const REASONS = REPORT_REASONS.filter((reason) => reason !== "noticed").map((value) => ({
  value,
  label: REASON_NAMES[value],
}));

/** Lets the reader describe what is wrong with a subject. Works without JavaScript. */
export function ReportForm({ thing, isGuest, answer }: ReportFormProps) {
  const form = useFormResult(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack stack--s5" noValidate ref={form.formRef} onInput={form.onInput}>
      <ErrorSummary errors={mistakesIn(answer, FIELDS)} attempt={answer} />
      <FormProblem answer={answer} />
      <RadioGroup
        name="reason"
        label="What is wrong?"
        isRequired
        choices={REASONS}
        defaultValue={form.valueOf("reason")}
        error={form.errorOf("reason")}
      />
      <TextArea
        name="words"
        label="What happened?"
        hint="A few words help us. Leave it empty if you'd rather not say more."
        optional
        rows={4}
        limit={REPORT_WORDS_MAX}
        defaultValue={form.valueOf("words")}
        error={form.errorOf("words")}
      />
      {isGuest && (
        <TextInput
          name="email"
          label="Your email"
          hint="Only to tell you what we decided."
          optional
          type="email"
          autoComplete="email"
          defaultValue={form.valueOf("email")}
          error={form.errorOf("email")}
        />
      )}
      <KeptText name={`report ${thing.kind} ${thing.backTo}`} />
      {blocks(thing.kind) && (
        <p className="measure">
          {`We also block ${thing.title} for you: neither of you can write to the other anymore. They aren't told, and you can undo it in the conversation.`}
        </p>
      )}
      <div className="row">
        <Button type="submit" variant="main" busy={isSending && "Sending..."}>
          Send report
        </Button>
        <ButtonLink to={thing.backTo}>Cancel</ButtonLink>
      </div>
    </Form>
  );
}

/** Lists the steps that follow a report. */
export function WhatHappensNext() {
  return (
    <section aria-labelledby="next" className="card stack stack--s3">
      <h2 id="next">What happens next</h2>
      <ul className="stack stack--s2">
        {WHAT_HAPPENS_NEXT.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Confirms that a report has arrived. */
export function ReportSent({ backTo }: { backTo: string | null }) {
  return (
    <ArrivedNotice title="Thank you. We have your report.">
      <p>A person reads it, usually within one business day. You did right to tell us.</p>
      {backTo !== null && (
        <p>
          <Link to={backTo}>Go back</Link>
        </p>
      )}
    </ArrivedNotice>
  );
}
