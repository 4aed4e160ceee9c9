import { BRAND } from "#app/brand.ts";
import { findFigures, findWaiting } from "#app/features/operator/queries.server.ts";
import { HomePage } from "#app/features/operator/ui/home-page.tsx";
import { listTurnedOff } from "#app/features/site/switches.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/home";

export function meta() {
  return [{ title: `Console | ${BRAND.name}` }];
}

/** Shows what waits for staff, and the figures of recent days. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = await requireStaff({ context, url });
  const platform = context.get(platformContext);
  const [waiting, figures, off] = await Promise.all([
    findWaiting(platform),
    findFigures(platform),
    listTurnedOff(platform.db),
  ]);
  return { waiting, figures, off, level: staff.level, now: platform.clock.now() };
}

export default function ConsoleHome({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}
