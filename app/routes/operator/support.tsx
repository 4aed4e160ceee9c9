import { BRAND } from "#app/brand.ts";
import { recordText } from "#app/features/contact/replies/labels.ts";
import { readReplyRecord } from "#app/features/contact/replies/queries.server.ts";
import { listRequests } from "#app/features/operator/support/queries.server.ts";
import { supportSearchFrom } from "#app/features/operator/support/rules.ts";
import { SupportPage } from "#app/features/operator/ui/support-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/support";

export function meta() {
  return [{ title: `Support | ${BRAND.name}` }];
}

/**
 * Shows one page of the support requests; the address holds the filters, `?after=` picks the page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "answer support");
  const platform = context.get(platformContext);
  const search = supportSearchFrom(url.searchParams);
  const now = platform.clock.now();
  const [found, record] = await Promise.all([
    listRequests(platform, viewer, search),
    readReplyRecord(platform.db, now),
  ]);
  return { search, ...found, record: recordText(record), now };
}

export default function Support({ loaderData }: Route.ComponentProps) {
  return <SupportPage {...loaderData} />;
}
