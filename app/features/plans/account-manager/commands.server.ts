import { eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { staff } from "#app/db/schema/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireActingRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { firstLetters } from "#app/words.ts";
import { mayUse } from "../queries.server.ts";
import { callSubject } from "./labels.ts";
import type { AccountManager } from "./rules.ts";

/** The longest subject of a message to support, in characters. */
const LONGEST_SUBJECT = 150;

/** Returns the account manager of the recruiter's company; null if none is assigned, or the plan includes none. */
export async function findAccountManager(
  platform: Pick<Platform, "db" | "env">,
  recruiterId: string,
): Promise<AccountManager | null> {
  const found = await selectManager(platform, recruiterId);
  return found && { name: found.name, email: found.email };
}

async function selectManager(platform: Pick<Platform, "db" | "env">, recruiterId: string) {
  const [found] = await platform.db
    .select({ id: users.id, name: users.name, email: users.email, company: companies.name })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .innerJoin(staff, eq(staff.userId, companies.accountManagerId))
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(recruiters.userId, recruiterId));
  return found && (await mayUse(platform, recruiterId, "account-manager")) ? found : null;
}

/**
 * Asks the account manager of the viewer's company for a call: a request in the support inbox that is assigned to them.
 * Throws wrong-role, viewer-only, email-unverified, account-leaving, and not-found without an account manager.
 */
export async function askForCall(
  platform: Platform,
  viewer: Viewer,
  { message }: { message: string },
): Promise<{ name: string; reference: string }> {
  requireActingRecruiter(platform, viewer);
  const manager = await selectManager(platform, viewer.id);
  if (!manager) throw new DomainError("not-found");
  const { reference } = await sendContactMessage(platform, viewer, {
    channel: "recruiter-support",
    isCallRequest: true,
    assignedTo: manager.id,
    name: viewer.name,
    email: viewer.email,
    subject: firstLetters(callSubject(manager.company), LONGEST_SUBJECT),
    message,
  });
  return { name: manager.name, reference };
}
