import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { FormAnswer } from "#app/ui/form-answer.ts";

const TEXT = "We could not reach the server. Nothing you typed is lost. Please try again.";
const AWAY = 503;

/**
 * For a route's `clientAction`: a connection that is lost is an answer too. The page stays with what was typed, says so
 * below `title`, and loads nothing again (503).
 */
export async function answerWhenLost<T>(serverAction: () => Promise<T>, title: string) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data<FormAnswer>({ errors: {}, values: {}, problem: { title, text: TEXT } }, { status: AWAY });
  }
}

/**
 * For a route's `shouldRevalidate`: loads the page again after a refusal, too, because what the person sees was out of
 * date; but not where the server could not be reached.
 */
export function alsoAfterRefusal({ formMethod, actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (formMethod === "POST" && actionStatus !== AWAY) || defaultShouldRevalidate;
}
