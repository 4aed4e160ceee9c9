import { redirect } from "react-router";
import { LOG_IN_FIRST } from "#app/domain/texts.ts";
import { isSignedNow, openFile, signedPath } from "#app/features/profiles/uploads/downloads.server.ts";
import { findFileFor } from "#app/features/profiles/uploads/queries.server.ts";
import { dispositionHeader, RESUME_TYPES } from "#app/features/profiles/uploads/rules.ts";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import type { Route } from "./+types/file";

const PRIVATE = { "Cache-Control": "private, no-store" };

/** Nothing in a file runs or loads anything. PDF viewers of some browsers do not work in a sandbox. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const SANDBOX = "sandbox; default-src 'none'";

/**
 * Serves a photo or a resume to a person who may see it now. A resume needs an address for this person that is valid
 * for five minutes; each opening is recorded. With `show` a PDF is shown, and other types are downloaded. 401 for
 * strangers, 404 for anyone who may not.
 */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return new Response(LOG_IN_FIRST, { status: 401, headers: PRIVATE });
  const platform = context.get(platformContext);
  const file = await findFileFor(platform.db, viewer.id, params.fileId);
  if (!file) return notFound();
  const isShown = url.searchParams.has("show") && file.mediaType === RESUME_TYPES.pdf;
  const [until, seal] = [url.searchParams.get("until"), url.searchParams.get("seal")];
  if (file.kind === "resume") {
    if (until === null || seal === null)
      throw redirect(signedPath(platform, viewer, file.id, { isShown }), { headers: PRIVATE });
    if (!isSignedNow(platform, viewer, file.id, { until, seal })) return notFound();
  }
  const opened = await openFile(platform, viewer, file.id, { isHead: request.method === "HEAD" });
  if (!opened) return notFound();
  return new Response(opened.stream, {
    headers: {
      ...PRIVATE,
      "Content-Type": file.mediaType,
      "Content-Length": String(file.byteSize),
      "Content-Disposition": dispositionHeader(isShown ? "inline" : "attachment", file.fileName),
      "Content-Security-Policy": isShown ? POLICY : SANDBOX,
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function notFound(): Response {
  return new Response("Not found", { status: 404, headers: { ...PRIVATE, "Content-Type": "text/plain" } });
}
