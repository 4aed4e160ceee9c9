import { href, redirect } from "react-router";
import { requireRole } from "#app/http/guards.server.ts";
import type { Route } from "./+types/jobs-redirect";

/** The sidebar's /senior/jobs is the search (D10); a query comes along. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireRole({ context, url }, "senior");
  return redirect(href("/senior/find-jobs") + url.search);
}
