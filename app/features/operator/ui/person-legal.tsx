import { Form, useNavigation } from "react-router";
import { SettingSection } from "#app/features/settings/ui/setting-section.tsx";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { HOLD_REASON_LIMIT, SOURCE_LIMIT } from "../legal/labels.ts";
import type { LegalHold, PersonLegal } from "../legal/rules.ts";
import { DataRequests } from "./legal-page.tsx";

/** The forms of this part. Their answers appear beside them. */
export const LEGAL_INTENTS = ["start-export", "start-erasure", "set-hold", "review-hold", "end-hold"];

export type PersonLegalPartProps = {
  legal: PersonLegal;
  isStaff: boolean;
  needsCode: boolean;
  now: Date;
  answer: FormResult | undefined;
};

/** Shows a person's requests about their data and the hold on their account, to admins. */
export function PersonLegalPart({ legal, isStaff, needsCode, now, answer }: PersonLegalPartProps) {
  const intent = String(answer?.values.intent ?? "");
  const isStart = intent.startsWith("start-");
  return (
    <>
      <SettingSection
        id="data"
        title="Their data"
        text="Only when they asked. The export is a link that goes to their confirmed email. The erasure hides the account at once, and can be stopped by them for 14 days."
      >
        <div className="stack stack--s4">
          {legal.requests.length > 0 && <DataRequests rows={legal.requests} now={now} />}
          <StartForm isStaff={isStaff} needsCode={needsCode} answer={isStart ? answer : undefined} />
        </div>
      </SettingSection>
      <SettingSection
        id="hold"
        title="Legal hold"
        text="Their account can't be erased during a hold, no matter who asks. A hold ends automatically on the day you choose."
      >
        <Hold hold={legal.hold} now={now} answer={!isStart && LEGAL_INTENTS.includes(intent) ? answer : undefined} />
      </SettingSection>
    </>
  );
}

function StartForm({ isStaff, needsCode, answer }: Pick<PersonLegalPartProps, "isStaff" | "needsCode" | "answer">) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <Form className="stack stack--s4" method="post" noValidate preventScrollReset ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <LimitedInput
        name="source"
        label="How they asked"
        hint="A reference, or where their email or letter is kept."
        limit={SOURCE_LIMIT}
        defaultValue={form.valueOf("source")}
        error={errorOf("source")}
        autoComplete="off"
      />
      <FreshCodeField
        id="code-erasure"
        isNeeded={needsCode && !isStaff}
        error={errorOf("code")}
        hint="For an erasure: your last code was a while ago."
      />
      <div className="row row--near">
        <Button type="submit" name="intent" value="start-export">
          Start export
        </Button>
        {!isStaff && (
          <Button type="submit" variant="danger" name="intent" value="start-erasure">
            Start erasure
          </Button>
        )}
      </div>
    </Form>
  );
}

function Hold({ hold, now, answer }: { hold: LegalHold | null; now: Date; answer: FormResult | undefined }) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isSending = useNavigation().formData?.get("intent") === "set-hold";
  return (
    <div className="stack stack--s4">
      {hold && (
        <Notice tone="warn" title="On legal hold">
          <p>{hold.reason}</p>
          <p>
            <span>{`Set by ${hold.setByName ?? "someone who is gone"} on `}</span>
            <Day at={hold.setAt} />
            <span>, until </span>
            <Day at={hold.endsAt} />
            <span>{`. Next review ${relativeTime(hold.reviewAt, now)}.`}</span>
          </p>
        </Notice>
      )}
      <Form className="stack stack--s4" method="post" noValidate preventScrollReset ref={formRef} onInput={onInput}>
        <FormProblem answer={answer} />
        {hold ? (
          <input type="hidden" name="holdId" value={hold.id} />
        ) : (
          <>
            <TextArea
              name="holdReason"
              label="Why"
              hint="At least 10 characters: the case, the court, or the authority."
              required
              rows={2}
              limit={HOLD_REASON_LIMIT}
              defaultValue={form.valueOf("holdReason")}
              error={errorOf("holdReason")}
            />
            <KeptText name="hold" />
          </>
        )}
        <TextInput
          name="endsOn"
          label="Until"
          type="date"
          defaultValue={form.valueOf("endsOn", hold?.endsAt.toISOString().slice(0, 10))}
          error={errorOf("endsOn")}
        />
        <div>
          <Button type="submit" name="intent" value={hold ? "review-hold" : "set-hold"} busy={isSending && "Saving..."}>
            {hold ? "Reviewed: it's still needed" : "Set legal hold"}
          </Button>
        </div>
      </Form>
      {hold && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="holdId" value={hold.id} />
          <Button type="submit" name="intent" value="end-hold">
            End the hold
          </Button>
        </Form>
      )}
    </div>
  );
}
