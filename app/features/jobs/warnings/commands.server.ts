import { createHash } from "node:crypto";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import type { Platform } from "#app/platform/platform.ts";
import { jobWarnings } from "./rules.ts";

type Text = { id: string; title: string; description: string };

/**
 * Writes to the support team of a live job that reads like a fraud, once for each text of it. Call it in the transaction
 * that posts or changes the job.
 */
export async function reportJobIfSuspicious(platform: Platform, tx: Database, by: Viewer, job: Text): Promise<void> {
  const warnings = jobWarnings(job, platform.env.appUrl);
  if (warnings.length === 0) return;
  const text = createHash("sha256").update(`${job.title}\n${job.description}`).digest("base64url").slice(0, 16);
  await queueMail(platform, tx, {
    toAddress: BRAND.contactEmail,
    toName: BRAND.name,
    subject: `Job noticed: ${job.title}`,
    heading: `${BRAND.name} noticed a job`,
    paragraphs: [
      `Posted by: ${by.name}.`,
      ...warnings.map((warning) => WARNING_TEXTS[warning]),
      "What it says:",
      job.description,
    ],
    button: { label: "Look at the job", href: `/job/${job.id}` },
    reason: "You get this mail because you look after reports.",
    onceKey: `suspicious-job ${job.id} ${text}`,
  });
}
