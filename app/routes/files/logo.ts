import { openLogo } from "#app/features/profiles/uploads/downloads.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import type { Route } from "./+types/logo";

/** Serves a company's logo to everyone. A new one gets a new address, so it may be cached. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const opened = await openLogo(context.get(platformContext), params.fileId);
  if (!opened) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  return new Response(opened.stream, {
    headers: {
      "Cache-Control": "public, max-age=604800, immutable",
      "Content-Type": opened.file.mediaType,
      "Content-Length": String(opened.file.byteSize),
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
