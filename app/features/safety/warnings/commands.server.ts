import { createHash } from "node:crypto";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { LOOKS_AFTER_REPORTS } from "#app/features/mail/reasons.ts";
import type { Platform } from "#app/platform/platform.ts";
import { WARNING_TEXTS } from "./labels.ts";
import { warningsIn } from "./rules.ts";

type Said = {
  kind: "job" | "company";
  id: string;
  name: string;
  byName: string;
  text: string;
  /** A site that it may name without being suspected; null for this one. */
  ownHost: string | null;
  href: string;
};

/**
 * Writes to the support team of a public text that reads like a fraud, once for each text of it. Call it in the
 * transaction that makes it public.
 */
export async function reportIfSuspicious(platform: Platform, tx: Database, said: Said): Promise<void> {
  const warnings = warningsIn(said.text, said.ownHost ?? new URL(platform.env.appUrl).host);
  if (warnings.length === 0) return;
  const text = createHash("sha256").update(said.text).digest("base64url").slice(0, 16);
  await queueMail(platform, tx, {
    toAddress: BRAND.contactEmail,
    toName: BRAND.name,
    subject: `${said.kind === "job" ? "Job" : "Company"} noticed: ${said.name}`,
    heading: `${BRAND.name} noticed a ${said.kind}`,
    paragraphs: [
      `Posted by: ${said.byName}.`,
      ...warnings.map((warning) => WARNING_TEXTS[warning]),
      "What it says:",
      said.text,
    ],
    button: { label: `Look at the ${said.kind}`, href: said.href },
    reason: LOOKS_AFTER_REPORTS,
    onceKey: `suspicious-${said.kind} ${said.id} ${text}`,
  });
}
