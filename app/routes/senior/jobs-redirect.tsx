import { href } from "react-router";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { redirectOn } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/jobs-redirect";

/** Redirects the sidebar's /senior/jobs to the search (D10), with its query. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await requireRole({ context, url }, "senior");
  return redirectOn(context.get(platformContext), request, url, href("/senior/find-jobs") + url.search);
}
