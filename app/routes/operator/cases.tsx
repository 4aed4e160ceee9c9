import { BRAND } from "#app/brand.ts";
import { listCases } from "#app/features/operator/cases/queries.server.ts";
import { casesSearchFrom } from "#app/features/operator/cases/rules.ts";
import { CasesPage } from "#app/features/operator/ui/cases-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/cases";

export function meta() {
  return [{ title: `Cases | ${BRAND.name}` }];
}

/**
 * Shows one page of the cases; `?state=`, `?kind=`, and `?owner=` filter, `?after=` picks the page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url });
  const { db, clock } = context.get(platformContext);
  const search = casesSearchFrom(url.searchParams);
  return { search, ...(await listCases(db, viewer, search)), now: clock.now() };
}

export default function Cases({ loaderData }: Route.ComponentProps) {
  return <CasesPage {...loaderData} />;
}
