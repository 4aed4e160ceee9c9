import type { Database } from "#app/db/database.ts";
import { addReport } from "#app/features/cases/commands.server.ts";
import { wasNoticed } from "#app/features/cases/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";

type Named = { id: string; name: string };

/**
 * Opens a case about a company that was verified under a name that has nothing in common with its
 * domain, once for each such pair.
 */
export async function reportOtherName(
  platform: Platform,
  tx: Database,
  by: { id: string; name: string },
  company: Named,
  domain: string,
): Promise<void> {
  const lines = [`${by.name} verified ${company.name} with the domain ${domain}.`];
  if (await wasNoticed(tx, "name", company.id, lines)) return;
  await addReport(platform, tx, {
    kind: "name",
    subjectId: company.id,
    title: company.name,
    aboutId: by.id,
    reason: "noticed",
    words:
      "This name and this domain have nothing in common. The badge names the domain and stays for now. Please check whether that site belongs to this company.",
    evidence: { facts: [], lines },
    reporter: null,
  });
}
