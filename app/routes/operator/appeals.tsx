import { BRAND } from "#app/brand.ts";
import { listAppeals } from "#app/features/operator/appeals/queries.server.ts";
import { appealsSearchFrom } from "#app/features/operator/appeals/rules.ts";
import { AppealsPage } from "#app/features/operator/ui/appeals-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/appeals";

export function meta() {
  return [{ title: `Appeals | ${BRAND.name}` }];
}

/**
 * Shows one page of the appeals; `?show=decided` lists the decided ones, `?after=` picks the page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "look at people");
  const { db, clock } = context.get(platformContext);
  const search = appealsSearchFrom(url.searchParams);
  return { search, ...(await listAppeals(db, viewer, search)), viewerId: viewer.id, now: clock.now() };
}

export default function Appeals({ loaderData }: Route.ComponentProps) {
  return <AppealsPage {...loaderData} />;
}
