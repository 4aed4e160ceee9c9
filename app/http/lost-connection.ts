import { data } from "react-router";
import type { FormAnswer } from "#app/ui/form-answer.ts";

/**
 * For a route's `clientAction`: a connection that is lost is an answer too. The page stays with what was typed, says
 * `problem`, and loads nothing again (503).
 */
export async function answerWhenLost<T>(serverAction: () => Promise<T>, problem: { title: string; text: string }) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data<FormAnswer>({ errors: {}, values: {}, problem }, { status: 503 });
  }
}
