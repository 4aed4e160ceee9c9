import { Form, useNavigation } from "react-router";
import { SettingSection } from "#app/features/settings/ui/setting-section.tsx";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { untilText } from "#app/features/suspensions/labels.ts";
import { type PastSuspension, REASON_LIMITS } from "#app/features/suspensions/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { PersonDetail } from "../people/rules.ts";

/** Returns whether a person is suspended now. */
export function isSuspended({ suspensions }: Pick<PersonDetail, "suspensions">): boolean {
  return openOne(suspensions) !== null;
}

function openOne(suspensions: readonly PastSuspension[]): PastSuspension | null {
  return suspensions.find(({ endedAt }) => endedAt === null) ?? null;
}

export type SuspensionsProps = {
  person: PersonDetail;
  maySuspend: boolean;
  caseId: string;
  needsCode: boolean;
  answer: FormResult | undefined;
};

/** Suspends a person or lifts a suspension, and lists all of theirs. */
export function Suspensions({ person, maySuspend, caseId, needsCode, answer }: SuspensionsProps) {
  const { suspensions } = person;
  const open = openOne(suspensions);
  const past = suspensions.filter(({ endedAt }) => endedAt !== null);
  return (
    <SettingSection
      id="suspension"
      title="Suspension"
      text="It logs them out and takes their jobs and profile from everyone's sight. Nothing is deleted, and lifting it restores all of it."
    >
      <div className="stack stack--s4">
        {open && <Open suspension={open} maySuspend={maySuspend} />}
        {maySuspend && open?.endsAt !== null && (
          <SuspendForm key={open?.id} open={open} caseId={caseId} needsCode={needsCode} answer={answer} />
        )}
        {past.length > 0 && (
          <>
            <h3>Earlier</h3>
            <ul className="stack stack--s2">
              {past.map((one) => (
                <Past key={one.id} suspension={one} />
              ))}
            </ul>
          </>
        )}
      </div>
    </SettingSection>
  );
}

function Open({ suspension, maySuspend }: { suspension: PastSuspension; maySuspend: boolean }) {
  const { id, reason, startedAt, startedByName, endsAt } = suspension;
  return (
    <>
      <Notice tone="warn" title={`Suspended ${untilText(endsAt)}`}>
        <p>{reason}</p>
        <p>
          <span>{`By ${startedByName ?? "someone who is gone"}, `}</span>
          <Day at={startedAt} />
        </p>
      </Notice>
      {maySuspend && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="suspensionId" value={id} />
          <Button type="submit" name="intent" value="lift-suspension">
            Lift the suspension
          </Button>
        </Form>
      )}
    </>
  );
}

const HOW = { time: "its time was over", lifted: "lifted", appeal: "after an appeal", replaced: "by a ban" } as const;

function Past({ suspension }: { suspension: PastSuspension }) {
  const { reason, startedAt, startedByName, endsAt, endedAt, endedHow, endedByName } = suspension;
  return (
    <li>
      <span>{endsAt === null ? "Banned " : "Suspended for 7 days "}</span>
      <Day at={startedAt} />
      <span>{` by ${startedByName ?? "someone who is gone"}: ${reason} `}</span>
      {endedAt && (
        <span className="soft">
          <span>Ended </span>
          <Day at={endedAt} />
          <span>{`, ${endedHow ? HOW[endedHow] : ""}${endedByName ? ` (${endedByName})` : ""}.`}</span>
        </span>
      )}
    </li>
  );
}

type SuspendFormProps = Pick<SuspensionsProps, "caseId" | "needsCode" | "answer"> & { open: PastSuspension | null };

function SuspendForm({ open, caseId, needsCode, answer }: SuspendFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isSending = useNavigation().formData?.get("intent") === "suspend";
  return (
    <Form className="stack stack--s4" method="post" noValidate preventScrollReset ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <input type="hidden" name="caseId" value={caseId} />
      <input type="hidden" name="replaces" value={open?.id ?? ""} />
      {open ? (
        <input type="hidden" name="days" value="ban" />
      ) : (
        <RadioGroup
          name="days"
          label="For how long"
          choices={[
            { value: "7", label: "7 days" },
            { value: "ban", label: "For good (a ban)" },
          ]}
          defaultValue={form.valueOf("days")}
          error={errorOf("days")}
        />
      )}
      <TextArea
        name="reason"
        label="Reason"
        hint="At least 10 characters, in plain words. They read it when they log in, and by email."
        required
        rows={3}
        limit={REASON_LIMITS.max}
        defaultValue={form.valueOf("reason")}
        error={errorOf("reason")}
      />
      <KeptText name="suspension" />
      <FreshCodeField
        id="code-suspension"
        isNeeded={needsCode}
        error={errorOf("code")}
        hint="For a ban: your last code was a while ago."
      />
      <div>
        <Button type="submit" variant="danger" name="intent" value="suspend" busy={isSending && "Saving..."}>
          {open ? "Ban for good instead" : "Suspend"}
        </Button>
      </div>
    </Form>
  );
}
