import Clock from "lucide-react/icons/clock";
import { Form, Link, useNavigation } from "react-router";
import { shortDueDayText } from "#app/features/applications/answers/labels.ts";
import { MISSING, NOT_YET_OUT } from "#app/features/applications/labels.ts";
import { recruiterCandidatePath } from "#app/features/applications/paths.ts";
import type { Stage } from "#app/features/applications/stages/rules.ts";
import { statusWords } from "#app/features/applications/status-words.ts";
import { HeldActions } from "#app/features/applications/ui/held-actions.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { Select } from "#app/ui/select.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { placeOptions } from "../labels.ts";
import type { BoardCard as Card } from "../rules.ts";

type BoardCardProps = {
  card: Card;
  stages: readonly Stage[];
  now: Date;
  /** The result of this card's form if it was refused. */
  answer: FormResult | undefined;
  /** Null where it can't be dragged. */
  drag: { start: (card: Card) => void; end: () => void } | null;
};

/** An applicant on the board: who, for which job, and a form that moves them. */
export function BoardCard({ card, stages, now, answer, drag }: BoardCardProps) {
  const { applicationId, jobId, candidateId, title, held, due, createdAt } = card;
  const isReadOnly = useIsReadOnly();
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "place" && formData.get("applicationId") === applicationId;
  const name = card.fullName || MISSING.candidate;
  return (
    <li
      id={`card-${applicationId}`}
      className={isSending ? "boardcard is-sending" : "boardcard"}
      draggable={drag !== null || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData("text/plain", name);
        drag?.start(card);
      }}
      onDragEnd={drag?.end}
    >
      <Link className="boardcard__name" to={recruiterCandidatePath(jobId, candidateId)} draggable={false} dir="auto">
        {name}
      </Link>
      <p className="small">{title}</p>
      <p className="small soft">
        {due ? `Reply due ${shortDueDayText(due.on)}` : `Applied ${relativeTime(createdAt, now)}`}
      </p>
      {due?.isLate && held === null && (
        <Badge tone="overdue" icon={Clock}>
          Overdue
        </Badge>
      )}
      {held ? (
        <div className="undo__in" role="status">
          <span>
            <b>{`${statusWords(held.to).recruiter}.`}</b> {NOT_YET_OUT}
          </span>
          {!isReadOnly && <HeldActions held={held.id} what={name} lookAround={cardOf(applicationId)} />}
        </div>
      ) : (
        !isReadOnly && <MoveForm card={card} name={name} stages={stages} answer={answer} isSending={isSending} />
      )}
    </li>
  );
}

type MoveFormProps = Pick<BoardCardProps, "card" | "stages" | "answer"> & { name: string; isSending: boolean };

function MoveForm({ card, name, stages, answer, isSending }: MoveFormProps) {
  const { applicationId, status, stageId } = card;
  const form = useFormResult(answer);
  const rememberCard = useFocusAfter(cardOf(applicationId));
  return (
    <details className="boardcard__move" open={answer !== undefined || undefined}>
      <summary className="btn btn--quiet" aria-label={`Move: ${name}`}>
        Move
      </summary>
      <Form
        method="post"
        className="stack stack--s3"
        noValidate
        preventScrollReset
        replace
        autoComplete="off"
        ref={form.formRef}
        onInput={form.onInput}
        onSubmit={rememberCard}
      >
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="applicationId" value={applicationId} />
        <input type="hidden" name="from" value={status} />
        <input type="hidden" name="seen" value={stageId ?? ""} />
        <Select
          id={`to-${applicationId}`}
          name="to"
          label="Move to"
          placeholder="Choose"
          options={placeOptions(card, stages)}
          defaultValue={form.valueOf("to")}
          error={form.errorOf("to") ?? form.errorOf("stage")}
        />
        <Button type="submit" busy={isSending && "Moving..."} aria-label={`Move ${name}`}>
          Move
        </Button>
      </Form>
    </details>
  );
}

/** Finds the card where it is after its move. */
function cardOf(applicationId: string) {
  return () => () => document.querySelector<HTMLElement>(`[id="card-${applicationId}"] a`);
}
