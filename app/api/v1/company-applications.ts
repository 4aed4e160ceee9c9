import type { OpenAPIHono } from "@hono/zod-openapi";
import { listSentApplications, requireSentApplication } from "#app/features/applications/export/listing.server.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { getApplicationRoute, listApplicationsRoute } from "./company-routes.ts";
import type { ApiEnv } from "./environment.ts";
import { holderOf } from "./identify.ts";
import { linkPages, unknownCursor } from "./paging.ts";

const APPLICATIONS_A_PAGE = 50;

type Sent = Awaited<ReturnType<typeof requireSentApplication>>;

/** Serves the applications to a company's jobs to its software. */
export function serveApplications(api: OpenAPIHono<ApiEnv>, platform: Platform): void {
  api.openapi(listApplicationsRoute, async (c) => {
    const { job = null, status = null, cursor = null } = c.req.valid("query");
    if (cursor !== null && !isId(cursor)) throw unknownCursor();
    const asked = { jobId: job, status, after: cursor, limit: APPLICATIONS_A_PAGE + 1 };
    const found = await listSentApplications(platform, holderOf(c).viewer, asked);
    const page = found.slice(0, APPLICATIONS_A_PAGE);
    const next = found.length > APPLICATIONS_A_PAGE ? (page.at(-1)?.id ?? null) : null;
    linkPages(c, platform.env.appUrl, next);
    return c.json({ applications: page.map(shown), next }, 200);
  });

  api.openapi(getApplicationRoute, async (c) => {
    const { applicationId } = c.req.valid("param");
    return c.json(shown(await requireSentApplication(platform, holderOf(c).viewer, applicationId)), 200);
  });
}

function shown({ createdAt, updatedAt, answeredAt, ...sent }: Sent) {
  return {
    ...sent,
    answeredAt: answeredAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
