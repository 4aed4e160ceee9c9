import { useEffect, useId, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { LetterKind } from "#app/domain/letters.ts";
import { MESSAGE_MAX } from "#app/domain/limits.ts";
import { employerMessageDraft } from "#app/features/applications/employer-message.ts";
import { MISSING } from "#app/features/applications/labels.ts";
import { PLACEHOLDERS } from "#app/features/applications/letters/rules.ts";
import { LetterPicker, useChosenLetter, useFilled } from "#app/features/applications/letters/ui/letter-picker.tsx";
import { LetterText } from "#app/features/applications/letters/ui/letter-text.tsx";
import { NOTE_LIMIT } from "#app/features/applications/notes/rules.ts";
import { UNDO_SECONDS } from "#app/features/applications/rules.ts";
import { statusWords } from "#app/features/applications/status-words.ts";
import { useApplicantForm } from "#app/features/applications/ui/applicant-form.tsx";
import { BULK_WRITTEN, type BulkPlan, type BulkStatus } from "#app/features/status-changes/bulk.ts";
import { NOBODY_TICKED, peopleText, refusedText } from "#app/features/status-changes/labels.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorText } from "#app/ui/field.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Select } from "#app/ui/select.tsx";
import { SelectAll } from "#app/ui/select-all.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import "./move-several.css";
import { KeptText } from "#app/ui/kept-text.tsx";

/** The id of the form that owns the checkboxes beside the names. */
export const SEVERAL_FORM = "several";

export type SelectBarProps = {
  kept: URLSearchParams;
  /** The changes that at least one person in the list allows. */
  moves: readonly BulkStatus[];
  /** The change whose preview was requested without a selection. */
  askedOfNobody: BulkStatus | null;
};

/** The actions on selected people. It requests a preview and changes nothing yet. */
export function SelectBar({ kept, moves, askedOfNobody }: SelectBarProps) {
  const problemId = useId();
  return (
    <Form
      id={SEVERAL_FORM}
      method="get"
      className={askedOfNobody ? "severalbar severalbar--asked" : "severalbar"}
      preventScrollReset
      aria-label="Move several people"
    >
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Select
        name="to"
        label="Move selected to"
        className="field--inline"
        defaultValue={askedOfNobody ?? undefined}
        options={moves.map((to) => ({ value: to, label: statusWords(to).move }))}
      />
      <Button type="submit" aria-describedby={askedOfNobody ? problemId : undefined}>
        Preview
      </Button>
      <SelectAll />
      {askedOfNobody && (
        <div className="severalbar__problem" role="alert">
          <ErrorText id={problemId}>{NOBODY_TICKED}</ErrorText>
        </div>
      )}
    </Form>
  );
}

/** Shows who would change and who would not, before anything happens. */
export function MovePreview({ plan, backHref }: { plan: BulkPlan; backHref: string }) {
  const { to, movable, refused } = plan;
  const written = BULK_WRITTEN.find((status) => status === to);
  const headRef = useRef<HTMLHeadingElement>(null);
  const { formData } = useNavigation();
  const toUndo = useFocusAfter(() => () => document.querySelector<HTMLElement>(".undo__in button"));
  useEffect(() => headRef.current?.focus(), []);
  const words = statusWords(to);
  const desk = useApplicantForm();
  return (
    <section className="card stack" aria-labelledby="several-head">
      <h3 id="several-head" ref={headRef} tabIndex={-1}>
        {movable.length === 0 ? "Nobody can be moved" : `Move ${peopleText(movable.length)} to ${words.recruiter}?`}
      </h3>
      {movable.length > 0 && <p>{namesOf(movable)}</p>}
      {refused.length > 0 && (
        <div>
          <p>
            <b>{`${peopleText(refused.length)} can't be moved:`}</b>
          </p>
          <ul>
            {refused.map((one) => (
              <li key={one.applicationId}>{refusedText(to, one)}</li>
            ))}
          </ul>
        </div>
      )}
      {movable.length === 0 ? (
        <p>
          <ButtonLink to={backHref} preventScrollReset>
            Back to the list
          </ButtonLink>
        </p>
      ) : (
        <Form method="post" className="stack" preventScrollReset replace onSubmit={toUndo}>
          <p>We email them in {UNDO_SECONDS} seconds. You can undo until then. Each will read:</p>
          <blockquote className="ask__quote">{words.message}</blockquote>
          <input type="hidden" name="intent" value="move-several" />
          <input type="hidden" name="to" value={to} />
          {movable.map(({ applicationId, status }) => (
            <input key={applicationId} type="hidden" name="moves" value={`${applicationId} ${status}`} />
          ))}
          {written && <MessageToEach kind={written} first={movable[0]} />}
          {to === "rejected" && (
            <TextArea
              id="several-reason"
              name="reason"
              label="Reason"
              optional
              hint="Only your company sees it. It's kept with each of them."
              rows={2}
              limit={NOTE_LIMIT}
              defaultValue={textOf(desk?.answer, "reason")}
              error={desk?.answer?.errors.reason}
            />
          )}
          {written && (
            <KeptText
              key={desk?.letterId}
              name={`move-several ${to} ${desk?.letterId ?? ""}`.trim()}
              undoMs={2 * UNDO_SECONDS * 1000}
            />
          )}
          <div className="row row--near">
            <Button
              type="submit"
              variant={to === "rejected" ? "danger" : "main"}
              busy={formData != null && "Saving..."}
            >
              {`Move ${peopleText(movable.length)}`}
            </Button>
            <ButtonLink to={backHref} preventScrollReset>
              Cancel
            </ButtonLink>
          </div>
        </Form>
      )}
    </section>
  );
}

/** The message to each of several people, and how the first of them would read it. */
function MessageToEach({ kind, first }: { kind: LetterKind; first: BulkPlan["movable"][number] | undefined }) {
  const desk = useApplicantForm();
  const letter = useChosenLetter(kind);
  const filled = useFilled();
  if (!desk || !first) return null;
  const draft = kind === "rejected" ? "" : employerMessageDraft(kind, { ...desk, firstName: "{first name}" });
  const text = textOf(desk.answer, "content") || letter?.body || draft;
  return (
    <>
      <LetterPicker kind={kind} />
      <TextArea
        key={letter?.id}
        id="several-content"
        name="content"
        label="Message to each"
        optional={kind === "rejected"}
        hint={`We fill in ${PLACEHOLDERS.join(", ")} for each person.${kind === "rejected" ? " People whose names are hidden get only our email." : ""}`}
        rows={7}
        isCounted
        limit={MESSAGE_MAX}
        defaultValue={text}
        error={desk.answer?.errors.content}
      />
      {text !== "" && (
        <div>
          <p>{`As ${first.fullName || MISSING.candidate} would read it:`}</p>
          <LetterText text={filled(text, first.isUnnamed ? "" : first.fullName)} />
        </div>
      )}
    </>
  );
}

function textOf(answer: FormResult | undefined, name: string): string {
  const value = answer?.values.intent === "move-several" ? answer.values[name] : undefined;
  return typeof value === "string" ? value : "";
}

const NAMED = 12;

function namesOf(people: BulkPlan["movable"]): string {
  const names = people.slice(0, NAMED).map(({ fullName }) => fullName || MISSING.candidate);
  const more = people.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}
