import type { FormResult } from "#app/ui/form-result.ts";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { QUESTION_KIND_OPTIONS } from "../questions/labels.ts";
import { QUESTION_LIMITS, QUESTION_NUMBERS } from "../questions/rules.ts";
import { type PostJobValues, textIn } from "./post-job-values.ts";
import "./question-chapter.css";

type QuestionChapterProps = { values: PostJobValues; errors: FormResult["errors"] };

/**
 * Up to five questions to everyone who applies. The next one appears once the one before has a text, and the choices
 * once they are asked for, by the stylesheet alone; a browser that cannot do that shows all of them.
 */
export function QuestionChapter({ values, errors }: QuestionChapterProps) {
  return (
    <section className="chapter" aria-labelledby="your-questions">
      <h2 id="your-questions">Your questions</h2>
      <p className="hint">
        Up to five, asked when people apply. You read the answers beside their profile; no answer automatically turns
        anyone away. Without questions, applying takes one click.
      </p>
      {QUESTION_NUMBERS.map((number) => (
        <Question key={number} number={number} values={values} errors={errors} />
      ))}
    </section>
  );
}

function Question({ number, values, errors }: QuestionChapterProps & { number: number }) {
  const of = (part: string) => {
    const name = `${part}${number}`;
    return { name, defaultValue: textIn(values, name), error: errors[name], autoComplete: "off" };
  };
  return (
    <fieldset className="jobquestion">
      <legend className="vh">{`Question ${number}`}</legend>
      <LimitedInput
        {...of("question")}
        label={`Question ${number}`}
        optional
        // The stylesheet knows by it whether anything is typed.
        placeholder=" "
        limit={QUESTION_LIMITS.text}
      />
      <Select
        {...of("questionKind")}
        className="jobquestion__more"
        label={`How people answer question ${number}`}
        options={QUESTION_KIND_OPTIONS}
      />
      <TextArea
        {...of("questionChoices")}
        className="jobquestion__choices"
        label={`Choices for question ${number}`}
        hint="One on each line, two to eight. Only for “One of several”."
        rows={3}
      />
    </fieldset>
  );
}
