import type { JobQuestion } from "#app/domain/questions.ts";

/** The numbers of a job's questions: five at most. */
export const QUESTION_NUMBERS = [1, 2, 3, 4, 5] as const;

/** Lengths of questions and answers, in characters, and how many choices one question has. */
export const QUESTION_LIMITS = { text: 200, choice: 80, fewestChoices: 2, mostChoices: 8, answer: 500 } as const;

/** The field of each answer in the form that applies. */
export function answerField(index: number): string {
  return `answer${index + 1}`;
}

/** Returns the values that answer a question without typing; null if it is answered in words. */
export function choicesOf({ kind, choices }: JobQuestion): readonly string[] | null {
  if (kind === "text") return null;
  return kind === "yes-no" ? ["Yes", "No"] : choices;
}

/** Returns all texts of a job's questions, for the checks that every text of a job goes through. */
export function textsOfQuestions(questions: readonly JobQuestion[] = []): string[] {
  return questions.flatMap(({ text, choices }) => [text, ...choices]);
}

/** Returns the choices in a text: one per line, without empty lines and repetitions. */
export function linesIn(typed: string): string[] {
  const lines = typed.split("\n").map((line) => line.trim());
  return [...new Set(lines)].filter((line) => line !== "");
}

/** Returns the values of the posting form for a job's questions. */
export function valuesOfQuestions(questions: readonly JobQuestion[]): Record<string, string> {
  const values = QUESTION_NUMBERS.map((number, index) => {
    const question = questions[index];
    return {
      [`question${number}`]: question?.text ?? "",
      [`questionKind${number}`]: question?.kind ?? "text",
      [`questionChoices${number}`]: question?.choices.join("\n") ?? "",
    };
  });
  return Object.assign({}, ...values);
}
