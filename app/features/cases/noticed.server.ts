import type { Database } from "#app/db/database.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { addReport } from "./commands.server.ts";
import { wasNoticed } from "./queries.server.ts";

type Said = {
  kind: "job" | "company";
  id: string;
  name: string;
  by: { id: string; name: string };
  text: string;
  /** A site that it may name without being suspected; null for this one. */
  ownHost: string | null;
};

/**
 * Opens a case about a public text that reads like a fraud, once for each text of it. Call it in the transaction that
 * makes it public.
 */
export async function reportIfSuspicious(platform: Platform, tx: Database, said: Said): Promise<void> {
  const warnings = warningsIn(said.text, said.ownHost ?? new URL(platform.env.appUrl).host);
  if (warnings.length === 0) return;
  const lines = said.text.split("\n");
  if (await wasNoticed(tx, said.kind, said.id, lines)) return;
  await addReport(platform, tx, {
    kind: said.kind,
    subjectId: said.id,
    title: said.name,
    aboutId: said.by.id,
    reason: "noticed",
    words: warnings.map((warning) => WARNING_TEXTS[warning]).join(" "),
    evidence: { facts: [["Posted by", said.by.name]], lines },
    reporter: null,
  });
}
