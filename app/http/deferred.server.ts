import type { RouterContextProvider } from "react-router";
import { platformContext, requestContext } from "./contexts.ts";

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
