import { countOpenJobs } from "#app/features/jobs/listing/queries.server.ts";
import { SITEMAP_PART } from "#app/features/jobs/listing/rules.ts";
import { platformContext } from "#app/http/contexts.ts";
import { sitemapIndexResponse } from "#app/http/sitemap.ts";
import type { Route } from "./+types/sitemap";

/** Returns the index: our own pages, the landing pages, and the open jobs in as many parts as they need. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, env } = context.get(platformContext);
  const parts = Math.ceil((await countOpenJobs(db)) / SITEMAP_PART);
  const names = ["pages", "places", "industries", ...Array.from({ length: parts }, (_, part) => `jobs-${part + 1}`)];
  return sitemapIndexResponse(names.map((name) => ({ href: `${env.appUrl}/sitemap/${name}.xml` })));
}
