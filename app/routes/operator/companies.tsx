import { BRAND } from "#app/brand.ts";
import { listCompanies } from "#app/features/operator/companies/queries.server.ts";
import { companiesSearchFrom } from "#app/features/operator/companies/rules.ts";
import { CompaniesPage } from "#app/features/operator/ui/companies-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/companies";

export function meta() {
  return [{ title: `Companies | ${BRAND.name}` }];
}

/**
 * Shows one page of the companies; `?show=` picks the list, `?q=` a name or domain, `?after=` the
 * page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url });
  const { db, clock } = context.get(platformContext);
  const search = companiesSearchFrom(url.searchParams);
  return { search, ...(await listCompanies(db, viewer, search)), now: clock.now() };
}

export default function Companies({ loaderData }: Route.ComponentProps) {
  return <CompaniesPage {...loaderData} />;
}
