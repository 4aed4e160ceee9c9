import type { OpenAPIHono } from "@hono/zod-openapi";
import { requireJobOrTrace } from "#app/features/jobs/queries.server.ts";
import { readJobSearch, searchQuery } from "#app/features/jobs/search/schema.ts";
import { searchJobs } from "#app/features/jobs/search/search.server.ts";
import { countOpenJobsOf, listHiringCompanies } from "#app/features/profiles/companies/listing.server.ts";
import { findMovedCompany, requireCompany } from "#app/features/profiles/companies/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { ApiEnv } from "./environment.ts";
import { linkPages, unknownCursor } from "./paging.ts";
import { getCompanyRoute, getJobRoute, listCompaniesRoute, listJobsRoute } from "./public-routes.ts";
import { cardOf, companyUrl, detailsOf } from "./shapes.ts";

const COMPANIES_A_PAGE = 50;

/** Serves what anyone may read: open jobs, and the companies that hire. */
export function servePublic(api: OpenAPIHono<ApiEnv>, platform: Platform): void {
  const { db, clock, env } = platform;

  api.openapi(listJobsRoute, async (c) => {
    const { cursor, ...filters } = c.req.valid("query");
    const search = readJobSearch(paramsOf({ ...filters, after: cursor }));
    if (cursor !== undefined && search.cursor === null) throw unknownCursor();
    const page = await searchJobs(db, search, clock.now());
    // Past the last page the site starts over with the first; a program that follows cursors must see the end.
    const isPastEnd = search.cursor !== null && page.shown.cursor === null;
    const next = page.next && !isPastEnd ? cursorIn(searchQuery({ ...search, cursor: page.next })) : null;
    linkPages(c, env.appUrl, next);
    return c.json(
      {
        jobs: isPastEnd ? [] : page.jobs.map((job) => cardOf(env.appUrl, job)),
        total: page.total,
        isTotalCapped: page.isCapped,
        corrected: page.corrected,
        next,
      },
      200,
    );
  });

  api.openapi(getJobRoute, async (c) => {
    const job = await requireJobOrTrace(db, c.req.valid("param").jobId);
    return c.json(detailsOf(env.appUrl, job), 200);
  });

  api.openapi(listCompaniesRoute, async (c) => {
    const { cursor } = c.req.valid("query");
    if (cursor?.includes("\u0000")) throw unknownCursor();
    const found = await listHiringCompanies(db, { after: cursor ?? null, limit: COMPANIES_A_PAGE + 1 });
    const shown = found.slice(0, COMPANIES_A_PAGE);
    const next = found.length > COMPANIES_A_PAGE ? (shown.at(-1)?.slug ?? null) : null;
    linkPages(c, env.appUrl, next);
    return c.json({ companies: shown.map((one) => ({ ...one, url: companyUrl(env.appUrl, one.slug) })), next }, 200);
  });

  api.openapi(getCompanyRoute, async (c) => {
    const { slug } = c.req.valid("param");
    const company = await requireCompany(db, slug).catch(async (refused) => {
      const moved = await findMovedCompany(db, slug);
      if (moved === null) throw refused;
      return moved;
    });
    if (typeof company === "string") return c.redirect(`/api/v1/companies/${encodeURIComponent(company)}`, 301);
    const { name, about, website } = company;
    const openJobs = await countOpenJobsOf(db, company.id);
    const url = companyUrl(env.appUrl, company.slug);
    return c.json({ slug: company.slug, url, name, about, website, isVerified: company.check !== null, openJobs }, 200);
  });
}

/** Returns the cursor of a search's address. */
function cursorIn(query: string): string | null {
  return new URLSearchParams(query).get("after");
}

/** Returns the parameters as the pages of the site have them. */
function paramsOf(values: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => [name, one]),
  );
  return new URLSearchParams(entries);
}
