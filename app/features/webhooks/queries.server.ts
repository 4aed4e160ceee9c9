import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/webhooks.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import { type Delivery, type Endpoint, MOST_ENDPOINTS } from "./rules.ts";

const NEWEST_DELIVERIES = 50;

const { id, url, events, failingSince, offAt, offReason, createdAt } = webhookEndpoints;
const endpointColumns = { id, url, events, failingSince, offAt, offReason, createdAt };

/** Lists the endpoints of the recruiter's company, newest first. Throws not-found for someone without one. */
export async function listEndpoints(db: Database, recruiterId: string): Promise<Endpoint[]> {
  const company = await requireOwnCompany(db, recruiterId);
  return await db
    .select(endpointColumns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.companyId, company.id))
    .orderBy(desc(webhookEndpoints.createdAt), desc(webhookEndpoints.id))
    .limit(MOST_ENDPOINTS);
}

/** Returns an endpoint of the recruiter's company. Throws not-found for another company's. */
export async function requireEndpoint(db: Database, recruiterId: string, endpointId: string): Promise<Endpoint> {
  const company = await requireOwnCompany(db, recruiterId);
  const [row] = await db
    .select(endpointColumns)
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.id, requireId(endpointId)), eq(webhookEndpoints.companyId, company.id)));
  if (!row) throw new DomainError("not-found");
  return row;
}

/** Lists the newest 50 messages to an endpoint, newest first. Check first that the viewer may see it. */
export async function listDeliveries(db: Database, endpointId: string): Promise<Delivery[]> {
  const { type, body, attempts, nextAttemptAt, deliveredAt, lastStatus, lastError } = webhookDeliveries;
  return await db
    .select({
      id: webhookDeliveries.id,
      createdAt: webhookDeliveries.createdAt,
      ...{ type, body, attempts, nextAttemptAt, deliveredAt, lastStatus, lastError },
    })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.endpointId, endpointId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(NEWEST_DELIVERIES);
}
