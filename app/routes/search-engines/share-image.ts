import { payText } from "#app/features/jobs/labels.ts";
import { requireJob } from "#app/features/jobs/queries.server.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { drawShareImage } from "#app/http/share-image.server.ts";
import type { Route } from "./+types/share-image";

const KEPT = 200;
/** The newest pictures by content; the least recently used one is dropped first. */
const drawn = new Map<string, Promise<Buffer>>();

/**
 * Returns a job's picture for shared links: title, company, and pay. 404 for anything but a posted job, 429 for an
 * address that had too many drawn; cached ones do not count.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const job = await requireJob(platform.db, params.jobId).catch(refusePage);
  const words = { title: job.title, company: job.company, pay: payText(job) };
  const key = JSON.stringify(words);
  if (!drawn.has(key)) {
    const network = networkOf(context.get(requestContext).address);
    await requireAttempt(platform, "share image by address", network).catch(refusePage);
  }
  const png = await pictureOf(key, () => drawShareImage(platform.env.dataDir, words));
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" },
  });
}

function pictureOf(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  const known = drawn.get(key) ?? draw();
  drawn.delete(key);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest) drawn.delete(oldest);
  return known;
}
