import { href, redirect } from "react-router";
import { BRAND } from "#app/brand.ts";
import { indeedOf } from "#app/features/jobs/feeds/indeed.ts";
import { jsonFeedOf } from "#app/features/jobs/feeds/json-feed.ts";
import { type FeedScope, listFeedJobs } from "#app/features/jobs/feeds/queries.server.ts";
import { rssOf } from "#app/features/jobs/feeds/rss.ts";
import { cursorFrom, cursorText, FEEDS, feedFileOf } from "#app/features/jobs/feeds/rules.ts";
import { requireLanding } from "#app/features/jobs/landing/queries.server.ts";
import { linkedFrom } from "#app/features/jobs/views/rules.ts";
import { findMovedCompany, requireCompany } from "#app/features/profiles/companies/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { xmlResponse } from "#app/http/xml.ts";
import type { Route } from "./+types/jobs-feed";

type Args = Route.LoaderArgs;

/**
 * Returns open jobs as RSS, JSON Feed, or Indeed's XML, for feed readers and other job sites: all of them, a company's,
 * or an industry's, newest first and in pages. Anything else is a 404.
 */
export async function loader(args: Args) {
  const { db, env } = args.context.get(platformContext);
  const { pathname, searchParams } = args.url;
  const file = feedFileOf(pathname.split("/").at(-1));
  const asked = searchParams.get("after");
  const cursor = asked === null ? null : cursorFrom(asked);
  if (file === null || (asked !== null && cursor === null)) throw notFound();
  const { format, type, pageSize } = FEEDS[file];
  const { scope, title, homePath } = await scopeOf(args, file);
  const { jobs, hasMore } = await listFeedJobs(db, scope, { cursor, limit: pageSize });
  const last = jobs.at(-1);
  const address = env.appUrl + pathname;
  const feed = {
    title,
    description: "Flexible work for experienced people, each job with its pay and its hours.",
    homeUrl: env.appUrl + homePath,
    selfUrl: asked === null ? address : `${address}?after=${asked}`,
    nextUrl: hasMore && last ? `${address}?after=${cursorText(last)}` : null,
    siteName: BRAND.name,
    siteUrl: env.appUrl,
    jobs: jobs.map((job) => {
      const url = env.appUrl + href("/job/:jobId", { jobId: job.id });
      return { job, url, link: linkedFrom("feed", url) };
    }),
  };
  if (format === "json") {
    const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" };
    return new Response(jsonFeedOf(feed), { headers });
  }
  return xmlResponse((format === "rss" ? rssOf : indeedOf)(feed), type);
}

async function scopeOf({ context, params }: Args, file: string) {
  const { db } = context.get(platformContext);
  if (params.slug !== undefined) {
    const slug = params.slug;
    const company = await requireCompany(db, slug).catch(async (refused) => {
      const moved = await findMovedCompany(db, slug);
      if (moved === null) return refusePage(refused);
      throw redirect(`${href("/company/:slug", { slug: moved })}/${file}`, 301);
    });
    const scope: FeedScope = { kind: "company", companyId: company.id };
    const homePath = href("/company/:slug", { slug: company.slug });
    return { scope, title: `Jobs at ${company.name} on ${BRAND.name}`, homePath };
  }
  if (params.industry !== undefined) {
    const { name } = await requireLanding(db, "industry", params.industry).catch(refusePage);
    const scope: FeedScope = { kind: "industry", slug: params.industry };
    const homePath = href("/jobs/:industry", { industry: params.industry });
    return { scope, title: `${name} jobs at ${BRAND.name}`, homePath };
  }
  const scope: FeedScope = { kind: "all" };
  return { scope, title: `New jobs at ${BRAND.name}`, homePath: href("/find-jobs") };
}

function notFound(): Response {
  return new Response("Not found", { status: 404 });
}
