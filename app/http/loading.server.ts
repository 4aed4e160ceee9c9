import { data, type RouterContextProvider } from "react-router";
import { DomainError } from "#app/domain-error.ts";
import { platformContext, requestContext } from "./contexts.ts";
import { problemFor } from "./problems.ts";

/**
 * What a page needs before it can be shown. A refusal becomes the answer of the nearest error boundary, with its
 * status; anything unexpected travels on.
 */
export async function orProblem<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { status, title, text } = problemFor(error);
    throw data({ title, text }, { status, statusText: title });
  }
}

/**
 * What a page may show a moment later, behind a skeleton: return it from the loader without awaiting it. A failure is
 * logged here, because the router does not report what it streams, and is then the page's `errorElement`.
 */
export function deferred<T>(context: Readonly<RouterContextProvider>, work: Promise<T>): Promise<T> {
  const logged = work.catch((error: unknown) => {
    const { id } = context.get(requestContext);
    context.get(platformContext).log.error({ id, err: error }, "unexpected error");
    throw error;
  });
  // The loader may throw for another reason, and then nobody is left to catch this one.
  logged.catch(() => {});
  return logged;
}
