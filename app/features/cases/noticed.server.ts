import type { Database } from "#app/db/database.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { addReport } from "./commands.server.ts";
import { wasNoticed } from "./queries.server.ts";

type PublicText = {
  kind: "job" | "company";
  id: string;
  name: string;
  by: { id: string; name: string };
  text: string;
  /** A site that a text may link to without being suspicious; null for this product's own site. */
  ownHost: string | null;
};

/**
 * Opens a case about a public text that reads like a scam, once per version of the text. Call it in
 * the transaction that publishes the text.
 */
export async function reportIfSuspicious(platform: Platform, tx: Database, published: PublicText): Promise<void> {
  const warnings = warningsIn(published.text, published.ownHost ?? new URL(platform.env.appUrl).host);
  if (warnings.length === 0) return;
  const lines = published.text.split("\n");
  if (await wasNoticed(tx, published.kind, published.id, lines)) return;
  await addReport(platform, tx, {
    kind: published.kind,
    subjectId: published.id,
    title: published.name,
    aboutId: published.by.id,
    reason: "noticed",
    words: warnings.map((warning) => WARNING_TEXTS[warning]).join(" "),
    evidence: { facts: [["Posted by", published.by.name]], lines },
    reporter: null,
  });
}
