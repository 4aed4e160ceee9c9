import { z } from "zod";
import { type JobQuestion, QUESTION_KINDS } from "#app/domain/questions.ts";
import { lineField } from "#app/features/safety/names.ts";
import { textField, whenRead } from "#app/input-fields.ts";
import { characterCount } from "#app/words.ts";
import { linesIn, QUESTION_LIMITS, QUESTION_NUMBERS } from "./rules.ts";

const { fewestChoices, mostChoices, choice: longestChoice } = QUESTION_LIMITS;

const text = lineField("", { min: 0, max: QUESTION_LIMITS.text }).default("");
const kind = z.enum(QUESTION_KINDS, { message: "Please choose how people answer" }).default("text");
const choices = textField("", { min: 0, max: mostChoices * (longestChoice + 1) })
  .superRefine((typed, context) => {
    const lines = linesIn(typed);
    const message =
      lines.length > mostChoices
        ? `Please list at most ${mostChoices} choices`
        : lines.some((line) => characterCount(line) > longestChoice)
          ? `Please use at most ${longestChoice} characters for each choice`
          : null;
    if (message !== null) context.addIssue({ code: "custom", message });
  })
  .default("");

type Check = (text: string, context: z.RefinementCtx) => void;

/** Returns the fields of the posting form for up to five questions, with a check of each text. */
export function questionFields(check: Check = () => undefined) {
  const checked = { text: text.superRefine(check), choices: choices.superRefine(check) };
  return {
    question1: checked.text,
    question2: checked.text,
    question3: checked.text,
    question4: checked.text,
    question5: checked.text,
    ...{ questionKind1: kind, questionKind2: kind, questionKind3: kind, questionKind4: kind, questionKind5: kind },
    questionChoices1: checked.choices,
    questionChoices2: checked.choices,
    questionChoices3: checked.choices,
    questionChoices4: checked.choices,
    questionChoices5: checked.choices,
  };
}

type Typed = z.output<z.ZodObject<ReturnType<typeof questionFields>>>;

/** Replaces the fields of the questions by the questions themselves. */
export function withQuestions<T extends Typed>(job: T) {
  const { question1, question2, question3, question4, question5, ...withoutTexts } = job;
  const { questionKind1, questionKind2, questionKind3, questionKind4, questionKind5, ...withoutKinds } = withoutTexts;
  const { questionChoices1, questionChoices2, questionChoices3, questionChoices4, questionChoices5, ...rest } =
    withoutKinds;
  return { ...rest, questions: questionsIn(job) };
}

function questionsIn(typed: Typed): JobQuestion[] {
  return QUESTION_NUMBERS.map((number) => {
    const kind = typed[`questionKind${number}`];
    const choices = kind === "choice" ? linesIn(typed[`questionChoices${number}`]) : [];
    return { kind, text: typed[`question${number}`], choices };
  }).filter(({ text }) => text !== "");
}

/** Checks of one question as a whole, each with the field that its message belongs to. */
export const questionChecks = QUESTION_NUMBERS.flatMap((number) => [
  wholeCheck(`question${number}`, "Please write the question, or remove its choices", (job) => {
    const { isAsked, choices } = partsOf(job, number);
    return isAsked || choices === 0;
  }),
  wholeCheck(`questionChoices${number}`, "Please list at least two choices, one on each line", (job) => {
    const { isAsked, isChoice, choices } = partsOf(job, number);
    return !isAsked || !isChoice || choices >= fewestChoices;
  }),
]);

function partsOf(job: object, number: number) {
  const read = (name: string): unknown => Reflect.get(job, `${name}${number}`);
  const [isChoice, lines] = [read("questionKind") === "choice", read("questionChoices")];
  const choices = isChoice && typeof lines === "string" ? linesIn(lines).length : 0;
  return { isAsked: read("question") !== "", isChoice, choices };
}

function wholeCheck(field: string, message: string, isRight: (job: object) => boolean) {
  return z.refine((job) => typeof job === "object" && job !== null && isRight(job), {
    message,
    path: [field],
    when: whenRead(field),
  });
}
