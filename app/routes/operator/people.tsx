import { BRAND } from "#app/brand.ts";
import { findPeople } from "#app/features/operator/people/queries.server.ts";
import { soughtFrom } from "#app/features/operator/people/rules.ts";
import { PeoplePage } from "#app/features/operator/ui/people-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/people";

export function meta() {
  return [{ title: `People | ${BRAND.name}` }];
}

/** Shows the people whom `?q=` finds. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "look at people");
  const sought = soughtFrom(url.searchParams);
  return { sought, ...(await findPeople(context.get(platformContext), viewer, sought)) };
}

export default function People({ loaderData }: Route.ComponentProps) {
  return <PeoplePage {...loaderData} />;
}
