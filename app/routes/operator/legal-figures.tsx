import { BRAND } from "#app/brand.ts";
import { findYearlyFigures } from "#app/features/operator/legal/figures.server.ts";
import { LegalFiguresPage } from "#app/features/operator/ui/legal-figures-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/legal-figures";

export function meta() {
  return [{ title: `Yearly figures | ${BRAND.name}` }];
}

/** Shows what happened in each of the last years. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "handle legal requests");
  return { figures: await findYearlyFigures(context.get(platformContext), viewer) };
}

export default function LegalFigures({ loaderData }: Route.ComponentProps) {
  return <LegalFiguresPage {...loaderData} />;
}
