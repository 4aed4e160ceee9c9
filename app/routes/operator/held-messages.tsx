import { BRAND } from "#app/brand.ts";
import { listHeldMessages } from "#app/features/operator/held-messages/queries.server.ts";
import { HeldMessagesPage } from "#app/features/operator/ui/held-messages-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { isId } from "#app/input-fields.ts";
import type { Route } from "./+types/held-messages";

export function meta() {
  return [{ title: `Held messages | ${BRAND.name}` }];
}

/** Shows one page of the messages that wait for a decision; `?after=` picks the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "decide cases");
  const { db, clock } = context.get(platformContext);
  const asked = url.searchParams.get("after") ?? "";
  const after = isId(asked) ? asked : null;
  return { after, ...(await listHeldMessages(db, viewer, after)), now: clock.now() };
}

export default function HeldMessages({ loaderData }: Route.ComponentProps) {
  return <HeldMessagesPage {...loaderData} />;
}
