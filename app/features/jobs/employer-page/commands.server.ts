import { and, eq } from "drizzle-orm";
import { companyPages, companyPictures } from "#app/db/schema/company-pages.ts";
import { requireActingRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { reportIfSuspicious } from "#app/features/cases/noticed.server.ts";
import { lockOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { domainOf } from "#app/features/profiles/companies/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { PERSON_NUMBERS } from "./rules.ts";
import type { EmployerPageInput } from "./schema.ts";

/**
 * Saves what the viewer's company adds to its public page, with the descriptions of its pictures. A text that reads like
 * a scam is reported to the support team. Throws wrong-role, viewer-only, email-unverified, account-leaving, not-found.
 */
export async function saveEmployerPage(platform: Platform, viewer: Viewer, input: EmployerPageInput): Promise<void> {
  requireActingRecruiter(platform, viewer);
  const now = platform.clock.now();
  const { howWeWork, benefits } = input;
  const people = PERSON_NUMBERS.flatMap((number) => {
    const [name, role] = [input[`name${number}`], input[`role${number}`]];
    return name === "" ? [] : [{ name, role }];
  });
  await platform.db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, viewer.id);
    const page = { howWeWork, benefits, people, peopleAgreedAt: people.length > 0 ? now : null, updatedAt: now };
    await tx
      .insert(companyPages)
      .values({ companyId: company.id, ...page })
      .onConflictDoUpdate({ target: companyPages.companyId, set: page });
    const isOwn = eq(companyPictures.companyId, company.id);
    for (const slot of PERSON_NUMBERS) {
      const alt = input[`alt${slot}`];
      await tx
        .update(companyPictures)
        .set({ alt })
        .where(and(isOwn, eq(companyPictures.slot, slot)));
    }
    const alts = PERSON_NUMBERS.map((slot) => input[`alt${slot}`]);
    const roles = people.map(({ name, role }) => `${name}, ${role}`);
    await reportIfSuspicious(platform, tx, {
      kind: "company",
      id: company.id,
      name: company.name,
      by: viewer,
      text: [company.name, howWeWork, benefits, ...roles, ...alts].filter(Boolean).join("\n"),
      ownHost: company.website === null ? null : domainOf(company.website),
    });
  });
}
