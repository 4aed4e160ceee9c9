import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { hashPassword } from "#app/features/accounts/passwords/hash.server.ts";
import { countRows, listImports } from "#app/features/jobs/imports/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { anEmployer } from "#test/jobs.ts";

import { addColleague, importDrafts } from "./colleague.ts";

it("gives the demo recruiter a colleague with the drafts of a finished import", async () => {
  const { platform } = await openTestApp();
  const recruiter = await anEmployer(platform);
  const colleague = await addColleague(platform, recruiter, await hashPassword("a password of the test"));
  await importDrafts(platform, recruiter, colleague);
  const [found] = await listImports(platform.db, recruiter.id);
  expect(found).toMatchObject({ status: "done", name: "autumn-jobs.csv" });
  const own = { id: found?.id ?? "", userId: recruiter.id, source: "file" };
  expect(await countRows(platform.db, own)).toMatchObject({ faulty: 1, outcomes: { draft: 3 } });
  expect(await platform.db.$count(jobs, eq(jobs.responsibleId, colleague.id))).toBe(3);
});
