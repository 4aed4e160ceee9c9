import { BRAND } from "#app/brand.ts";
import { listAudit } from "#app/features/staff/audit/queries.server.ts";
import { auditSearchFrom } from "#app/features/staff/audit/rules.ts";
import { AuditPage } from "#app/features/staff/ui/audit-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { Route } from "./+types/audit";

export function meta() {
  return [{ title: `Audit log | ${BRAND.name}` }];
}

/**
 * Shows one page of the audit log; `?actor=`, `?action=`, and `?subject=` filter, `?before=` picks
 * the page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "read the audit log");
  const { db, clock } = context.get(platformContext);
  const search = auditSearchFrom(url.searchParams);
  return { search, ...(await listAudit(db, viewer, search)), now: clock.now() };
}

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  return <AuditPage {...loaderData} />;
}
