import type { JobQuestion } from "#app/domain/questions.ts";
import { counted } from "#app/words.ts";
import { choicesOf } from "./rules.ts";

/** The kinds of questions, in the order of the form. */
export const QUESTION_KIND_OPTIONS: ReadonlyArray<{ value: JobQuestion["kind"]; label: string }> = [
  { value: "text", label: "Short text" },
  { value: "yes-no", label: "Yes or no" },
  { value: "choice", label: "One of several" },
];

/** What a visitor who cannot answer yet is told about the questions of a job; null if it asks none. */
export function asksText(questions: readonly JobQuestion[]): string | null {
  return questions.length === 0 ? null : `The employer asks ${counted(questions.length, "question")} when you apply.`;
}

/** Returns the questions of a job with their choices as one text: "Do you drive? (Yes / No)". */
export function questionsText(questions: readonly JobQuestion[]): string {
  const texts = questions.map((question) => {
    const choices = choicesOf(question);
    return choices ? `${question.text} (${choices.join(" / ")})` : question.text;
  });
  return texts.join("\n") || "None";
}
