import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companyPages, companyPictures } from "#app/db/schema/company-pages.ts";
import type { Company } from "#app/features/profiles/companies/rules.ts";
import type { EmployerPage } from "./rules.ts";

const NOTHING = { howWeWork: null, benefits: null, people: [] };

/** Returns what a company added to its page, as its own recruiters see it. */
export async function findEmployerPage(db: Database, companyId: string): Promise<EmployerPage> {
  const { howWeWork, benefits, people } = companyPages;
  const { slot, url, alt } = companyPictures;
  const [[page], pictures] = await Promise.all([
    db.select({ howWeWork, benefits, people }).from(companyPages).where(eq(companyPages.companyId, companyId)),
    db
      .select({ slot, url, alt })
      .from(companyPictures)
      .where(eq(companyPictures.companyId, companyId))
      .orderBy(asc(slot)),
  ]);
  return { ...(page ?? NOTHING), pictures };
}

/** Returns the same as everyone sees it: pictures with a description and people only once the company is verified. */
export async function findPublicEmployerPage(
  db: Database,
  { id, check }: Pick<Company, "id" | "check">,
): Promise<EmployerPage> {
  const page = await findEmployerPage(db, id);
  if (!check) return { ...page, people: [], pictures: [] };
  return { ...page, pictures: page.pictures.filter(({ alt }) => alt !== null) };
}
