import { BRAND } from "#app/brand.ts";
import { listHolds } from "#app/features/operator/legal/holds.server.ts";
import { legalSearchFrom } from "#app/features/operator/legal/rules.ts";
import { LegalHoldsPage } from "#app/features/operator/ui/legal-holds-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/legal-holds";

export function meta() {
  return [{ title: `Legal holds | ${BRAND.name}` }];
}

/** Shows one page of the holds in force; `?after=` picks the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "handle legal requests");
  const platform = context.get(platformContext);
  const { after } = legalSearchFrom(url.searchParams);
  return { after, ...(await listHolds(platform, viewer, after)), now: platform.clock.now() };
}

export default function LegalHolds({ loaderData }: Route.ComponentProps) {
  return <LegalHoldsPage {...loaderData} />;
}
