import { useState } from "react";
import type { JobQuestion } from "#app/domain/questions.ts";
import { answerField, choicesOf, QUESTION_LIMITS } from "#app/features/jobs/questions/rules.ts";
import { RadioGroup } from "#app/ui/choice.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { TextArea } from "#app/ui/text-area.tsx";

/** The questions of a job, and what tells them apart from later ones. */
export type Asks = { key: string; questions: JobQuestion[] };

type AskedQuestionsProps = { asks: Asks | null; answer: FormResult | undefined; isSent: boolean };

/** The questions that a job asks. They stay as they were answered once they are sent, so that nothing below moves. */
export function AskedQuestions({ asks, answer, isSent }: AskedQuestionsProps) {
  const [first] = useState(asks);
  const shown = asks ?? (isSent ? first : null);
  if (!shown) return null;
  return (
    <fieldset className="asked stack stack--s4" id="questions" disabled={isSent}>
      <legend>The employer asks</legend>
      {!isSent && <input type="hidden" name="asked" value={shown.key} />}
      {shown.questions.map((question, index) => (
        <Question key={`${shown.key} ${question.text}`} question={question} index={index} answer={answer} />
      ))}
    </fieldset>
  );
}

function Question({
  question,
  index,
  answer,
}: {
  question: JobQuestion;
  index: number;
  answer: FormResult | undefined;
}) {
  const name = answerField(index);
  const typed = answer?.values[name];
  const said = typeof typed === "string" ? typed : "";
  const choices = choicesOf(question);
  const label = <span dir="auto">{question.text}</span>;
  if (choices) {
    return (
      <RadioGroup
        name={name}
        label={label}
        choices={choices.map((value) => ({ value, label: value }))}
        defaultValue={said}
        error={answer?.errors[name]}
      />
    );
  }
  return (
    <TextArea
      name={name}
      label={label}
      rows={3}
      limit={QUESTION_LIMITS.answer}
      defaultValue={said}
      error={answer?.errors[name]}
    />
  );
}
