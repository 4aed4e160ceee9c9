import { payText } from "#app/features/jobs/labels.ts";
import { requireJob } from "#app/features/jobs/queries.server.ts";
import type { JobCard } from "#app/features/jobs/rules.ts";
import { platformContext } from "#app/http/contexts.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { drawShareImage } from "#app/http/share-image.server.ts";
import type { Route } from "./+types/share-image";

const KEPT = 200;
/** The newest pictures by what they show; the one asked for longest ago goes first. */
const drawn = new Map<string, Promise<Buffer>>();

/** The picture of a job for where its link is shared: title, company, pay and rings. 404 for what is no posted job. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, env } = context.get(platformContext);
  const job = await requireJob(db, params.jobId).catch(refusePage);
  const png = await pictureOf(env.dataDir, job);
  return new Response(new Uint8Array(png), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=3600" },
  });
}

function pictureOf(dataDir: string, job: JobCard): Promise<Buffer> {
  const words = { title: job.title, company: job.company, pay: payText(job) };
  const key = JSON.stringify(words);
  const known = drawn.get(key) ?? drawShareImage(dataDir, words);
  drawn.delete(key);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  const [oldest] = drawn.keys();
  if (drawn.size > KEPT && oldest) drawn.delete(oldest);
  return known;
}
