import { href } from "react-router";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { redirectOn } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/jobs-redirect";

/** The sidebar's /senior/jobs is the search (D10); a query comes along. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireRole({ context, url }, "senior");
  return redirectOn(context.get(platformContext), request, url, href("/senior/find-jobs") + url.search);
}
