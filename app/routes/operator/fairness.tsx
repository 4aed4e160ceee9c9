import { BRAND } from "#app/brand.ts";
import { findWordings, listReports } from "#app/features/operator/fairness/queries.server.ts";
import { beforeFrom } from "#app/features/operator/fairness/rules.ts";
import { FairnessPage } from "#app/features/operator/ui/fairness-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/fairness";

export function meta() {
  return [{ title: `Fairness | ${BRAND.name}` }];
}

/** Shows the weekly reports (`?before=` picks a page) and the words about age of recent weeks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "see fairness");
  const platform = context.get(platformContext);
  const before = beforeFrom(url.searchParams);
  const [page, wordings] = await Promise.all([listReports(platform, viewer, before), findWordings(platform, viewer)]);
  return { ...page, before, wordings };
}

export default function Fairness({ loaderData }: Route.ComponentProps) {
  return <FairnessPage {...loaderData} />;
}
