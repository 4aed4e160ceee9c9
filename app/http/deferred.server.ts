import type { RouterContextProvider } from "react-router";
import { platformContext, requestContext } from "./contexts.ts";

/**
 * Defers a part of a page behind a skeleton: return the promise from the loader without awaiting it. A failure is
 * logged here, because the router does not report what it streams, and shows the page's `errorElement`.
 */
export function deferred<T>(context: Readonly<RouterContextProvider>, work: Promise<T>): Promise<T> {
  const logged = work.catch((error: unknown) => {
    const { id } = context.get(requestContext);
    context.get(platformContext).log.error({ id, err: error }, "unexpected error");
    throw error;
  });
  // The loader may throw for another reason, and then no one would catch this failure.
  logged.catch(() => {});
  return logged;
}
