import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { Form, useNavigation } from "react-router";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { Select } from "#app/ui/select.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { counted } from "#app/words.ts";
import { statusWords } from "../../status-words.ts";
import { NO_STAGE } from "../labels.ts";
import { STAGE_LIMITS, type Stage, type StageWithPeople, stagesIn } from "../rules.ts";
import "../../overview/ui/overview.css";
import "./stages.css";

type StageListProps = { stages: readonly StageWithPeople[]; answer: FormResult | undefined };

/** The company's stages by the status that they are inside of, each with its forms. */
export function StageList({ stages, answer }: StageListProps) {
  return OPEN_STATUSES.map((status) => {
    const inside = stagesIn(stages, status);
    if (inside.length === 0) return null;
    return (
      <section key={status} aria-labelledby={`stages-${status}`} className="stack stack--s3">
        <h2 id={`stages-${status}`}>{statusWords(status).recruiter}</h2>
        <ol className="stages l">
          {inside.map((stage, at) => (
            <StageLine
              key={stage.id}
              stage={stage}
              others={inside.filter(({ id }) => id !== stage.id)}
              isFirst={at === 0}
              isLast={at === inside.length - 1}
              answer={answer?.values.stageId === stage.id ? answer : undefined}
            />
          ))}
        </ol>
      </section>
    );
  });
}

type StageLineProps = {
  stage: StageWithPeople;
  /** The other stages of the same status. */
  others: readonly Stage[];
  isFirst: boolean;
  isLast: boolean;
  answer: FormResult | undefined;
};

function StageLine({ stage, others, isFirst, isLast, answer }: StageLineProps) {
  const isReadOnly = useIsReadOnly();
  return (
    <li className="stageline">
      <p>
        <b dir="auto">{stage.name}</b>
        <span className="soft">{stage.people === 0 ? "Nobody in it" : counted(stage.people, "person", "people")}</span>
      </p>
      {!isReadOnly && (
        <div className="stageline__acts">
          {!isFirst && <ReorderStage stage={stage} direction="up" />}
          {!isLast && <ReorderStage stage={stage} direction="down" />}
          <RenameStage key={`rename ${stage.name}`} stage={stage} answer={answer} />
          <RemoveStage stage={stage} others={others} answer={answer} />
        </div>
      )}
    </li>
  );
}

function ReorderStage({ stage, direction }: { stage: Stage; direction: "up" | "down" }) {
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === direction && formData.get("stageId") === stage.id;
  const Arrow = direction === "up" ? ArrowUp : ArrowDown;
  const rememberLine = useFocusAfter(lineOf);
  return (
    <Form method="post" preventScrollReset replace onSubmit={rememberLine}>
      <input type="hidden" name="intent" value={direction} />
      <input type="hidden" name="stageId" value={stage.id} />
      <Button
        type="submit"
        variant="quiet"
        busy={isSending && "Moving..."}
        aria-label={`${direction === "up" ? "Move up" : "Move down"}: ${stage.name}`}
      >
        <Arrow className="i" />
        <span>{direction === "up" ? "Up" : "Down"}</span>
      </Button>
    </Form>
  );
}

/** Finds the first control of the line, once its button to move it up or down is gone. */
function lineOf(form: HTMLFormElement) {
  const line = form.closest("li");
  return () => line?.querySelector<HTMLElement>("button, summary");
}

/** Finds the first control of the line beside one that is removed, or the name of a new stage. */
function lineBeside(form: HTMLFormElement) {
  const line = form.closest("li");
  const near = [line?.nextElementSibling, line?.previousElementSibling];
  return () =>
    near.find((one) => one?.isConnected)?.querySelector<HTMLElement>("button, summary") ??
    document.querySelector<HTMLElement>("#name");
}

function RenameStage({ stage, answer }: { stage: Stage; answer: FormResult | undefined }) {
  const own = answer?.values.intent === "rename" ? answer : undefined;
  const form = useFormResult(own);
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "rename" && formData.get("stageId") === stage.id;
  return (
    <details className="stageline__ask" open={own !== undefined || undefined}>
      <summary className="btn btn--quiet" aria-label={`Rename: ${stage.name}`}>
        Rename
      </summary>
      <Form
        method="post"
        className="overbar"
        noValidate
        preventScrollReset
        replace
        ref={form.formRef}
        onInput={form.onInput}
      >
        <FormProblem answer={own} />
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="stageId" value={stage.id} />
        <LimitedInput
          id={`name-${stage.id}`}
          name="name"
          label="New name"
          required
          autoComplete="off"
          limit={STAGE_LIMITS.name.max}
          defaultValue={form.valueOf("name", stage.name)}
          error={form.errorOf("name")}
        />
        <Button type="submit" busy={isSending && "Saving..."}>
          Save name
        </Button>
        <KeptText name={`stage ${stage.id} ${stage.name}`} />
      </Form>
    </details>
  );
}

type RemoveStageProps = Pick<StageLineProps, "stage" | "others" | "answer">;

function RemoveStage({ stage, others, answer }: RemoveStageProps) {
  const own = answer?.values.intent === "remove" ? answer : undefined;
  const form = useFormResult(own);
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === "remove" && formData.get("stageId") === stage.id;
  const rememberPlace = useFocusAfter(lineBeside);
  return (
    <details className="stageline__ask" open={own !== undefined || undefined}>
      <summary className="btn btn--quiet" aria-label={`Remove: ${stage.name}`}>
        Remove
      </summary>
      <Form
        method="post"
        className="overbar"
        preventScrollReset
        replace
        ref={form.formRef}
        onInput={form.onInput}
        onSubmit={rememberPlace}
      >
        <FormProblem answer={own} />
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="stageId" value={stage.id} />
        {stage.people > 0 && (
          <Select
            id={`to-${stage.id}`}
            name="to"
            label={stage.people === 1 ? "Where the person in it goes" : `Where the ${stage.people} people in it go`}
            options={[{ value: "", label: NO_STAGE }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
            defaultValue={form.valueOf("to")}
            error={form.errorOf("to")}
          />
        )}
        <Button type="submit" variant="danger" busy={isSending && "Removing..."}>
          Yes, remove this stage
        </Button>
      </Form>
    </details>
  );
}
