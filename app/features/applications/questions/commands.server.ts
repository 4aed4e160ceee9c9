import { createHash } from "node:crypto";
import { z } from "zod";
import type { JobQuestion, SentAnswer } from "#app/domain/questions.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { answerField, choicesOf, QUESTION_LIMITS } from "#app/features/jobs/questions/rules.ts";
import { textField } from "#app/input-fields.ts";
import { NO_QUESTIONS, type TypedAnswers } from "./rules.ts";

/** Returns what tells a job's questions apart from all others; empty if it asks none. */
export function keyOfQuestions(questions: readonly JobQuestion[]): string {
  if (questions.length === 0) return "";
  return createHash("sha256").update(JSON.stringify(questions)).digest("base64url").slice(0, 16);
}

/**
 * Returns the questions of a job with what was answered, to store with the application. Throws questions-changed if
 * other questions were asked, and a FieldError for all answers that are missing or too long.
 */
export function requireAnswers(
  questions: readonly JobQuestion[],
  { asked, typed }: TypedAnswers = NO_QUESTIONS,
): SentAnswer[] {
  if (asked !== keyOfQuestions(questions)) throw new DomainError("questions-changed");
  const read = questions.map((question, index) => {
    const field = answerField(index);
    const answer = answerSchema(question).safeParse(typed[field] ?? "");
    return answer.success
      ? { field, error: null, sent: { question: question.text, answer: answer.data } }
      : { field, error: answer.error.issues[0]?.message ?? "", sent: null };
  });
  const errors = Object.fromEntries(read.flatMap(({ field, error }) => (error === null ? [] : [[field, error]])));
  const [first] = Object.entries(errors);
  if (first) throw new FieldError(...first, errors);
  return read.flatMap(({ sent }) => sent ?? []);
}

function answerSchema(question: JobQuestion): z.ZodType<string> {
  const choices = choicesOf(question);
  if (!choices) return textField("Please answer this question", { min: 1, max: QUESTION_LIMITS.answer });
  return z.string().refine((answer) => choices.includes(answer), { message: "Please choose an answer" });
}
