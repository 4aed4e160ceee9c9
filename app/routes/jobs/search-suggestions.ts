import { suggest } from "#app/features/jobs/search/suggestions.server.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import type { Route } from "./+types/search-suggestions";

const KEPT_SECONDS = 60;

/** Returns suggestions for the text in a search box, as JSON. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const network = networkOf(context.get(requestContext).address);
  const isRefused = await requireAttempt(platform, "suggestions by address", network).then(
    () => false,
    () => true,
  );
  if (isRefused) return Response.json([], { status: 429 });
  const field = url.searchParams.get("field") === "where" ? "where" : "what";
  const found = await suggest(platform.db, field, url.searchParams.get("text") ?? "");
  return Response.json(found, { headers: { "Cache-Control": `public, max-age=${KEPT_SECONDS}` } });
}
