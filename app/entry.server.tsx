import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { DomainError } from "./domain-error.ts";
import { platformContext, requestContext, viewerContext } from "./http/contexts.ts";
import { withLateScripts } from "./http/late-scripts.ts";

const RENDER_WITHIN_MILLISECONDS = 10_000;

/**
 * Renders a complete page before sending it, so that readers without JavaScript see everything, and the status code is
 * right.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext);
  // The signed-in areas depend on their scripts; Vite's development client needs its own order.
  const isTextFirst = import.meta.env.PROD && context.get(viewerContext) === null;
  const finish = isTextFirst ? withLateScripts : (html: string) => html;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Otherwise a script would move large parts into place, which does not run without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(deadline);
          // React also comes here when the page failed: then there is nothing to read, and `reject` was called before.
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(finish(html), { status, headers })),
            reject,
          );
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const deadline = setTimeout(() => abort(new Error("rendering took too long")), RENDER_WITHIN_MILLISECONDS);
  });
}

/** Logs unexpected errors once, with the request's id, but no expected refusals and broken connections. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof DomainError || isRouteErrorResponse(error)) return;
  const { id, reportFailure } = context.get(requestContext);
  reportFailure(error);
  context.get(platformContext).log.error({ id, path: new URL(request.url).pathname, err: error }, "unexpected error");
};
