import type { Database } from "#app/db/database.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { collectAccount, collectProfile } from "./queries-account.server.ts";
import { collectApplications } from "./queries-applications.server.ts";
import { collectCompany } from "./queries-company.server.ts";
import { collectHiring } from "./queries-hiring.server.ts";
import { collectMessages } from "./queries-messages.server.ts";
import type { ExportTopic } from "./rules.ts";

/** Collects everything stored about a person by topic, empty topics included, so that they are visibly empty. */
export async function collectOwnData(db: Database, viewer: Viewer): Promise<ExportTopic[]> {
  return [
    ...(await collectAccount(db, viewer)),
    ...(await collectProfile(db, viewer.id)),
    ...(await collectApplications(db, viewer.id)),
    ...(await collectMessages(db, viewer)),
    ...(await collectCompany(db, viewer.id)),
    ...(await collectHiring(db, viewer.id)),
  ];
}
