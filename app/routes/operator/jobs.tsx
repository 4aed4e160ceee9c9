import { BRAND } from "#app/brand.ts";
import { listHeldJobs } from "#app/features/operator/held-jobs/queries.server.ts";
import { heldJobsSearchFrom } from "#app/features/operator/held-jobs/rules.ts";
import { HeldJobsPage } from "#app/features/operator/ui/held-jobs-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/jobs";

export function meta() {
  return [{ title: `Held jobs | ${BRAND.name}` }];
}

/**
 * Shows one page of the jobs that wait for a decision; `?reason=` filters, `?after=` picks the
 * page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url });
  const { db, clock } = context.get(platformContext);
  const search = heldJobsSearchFrom(url.searchParams);
  return { search, ...(await listHeldJobs(db, viewer, search)), now: clock.now() };
}

export default function HeldJobs({ loaderData }: Route.ComponentProps) {
  return <HeldJobsPage {...loaderData} />;
}
