import { href } from "react-router";
import { INDEXED_PAGES } from "#app/content/indexed-pages.ts";
import { listLandings } from "#app/features/jobs/landing/queries.server.ts";
import { listOpenJobs } from "#app/features/jobs/listing/queries.server.ts";
import { SITEMAP_PART } from "#app/features/jobs/listing/rules.ts";
import { platformContext } from "#app/http/contexts.ts";
import { type SitemapEntry, sitemapResponse } from "#app/http/sitemap.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Route } from "./+types/sitemap-part";

/** Returns a part of the sitemap, by its name in the index; 404 for any other. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const entries = await listEntries(platform, params.part);
  if (!entries) throw new Response("There's no such sitemap.", { status: 404 });
  return sitemapResponse(entries.map((entry) => ({ ...entry, href: platform.env.appUrl + entry.href })));
}

async function listEntries({ db }: Pick<Platform, "db">, part: string): Promise<SitemapEntry[] | null> {
  if (part === "pages.xml") return INDEXED_PAGES.map(({ path, changedOn }) => ({ href: path, changedAt: changedOn }));
  if (part === "places.xml") {
    const places = await listLandings(db, "place", SITEMAP_PART);
    return places.map(({ slug, changedAt }) => ({ href: href("/jobs/in/:place", { place: slug }), changedAt }));
  }
  if (part === "industries.xml") {
    const industries = await listLandings(db, "industry", SITEMAP_PART);
    return industries.map(({ slug, changedAt }) => ({ href: href("/jobs/:industry", { industry: slug }), changedAt }));
  }
  const number = /^jobs-([1-9]\d{0,3})\.xml$/.exec(part)?.[1];
  if (!number) return null;
  const jobs = await listOpenJobs(db, { part: Number(number) - 1, size: SITEMAP_PART });
  if (jobs.length === 0) return null;
  return jobs.map(({ id, changedAt }) => ({ href: href("/job/:jobId", { jobId: id }), changedAt }));
}
