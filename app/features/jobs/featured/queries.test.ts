import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies } from "#app/db/schema/companies.ts";
import type { PlanId } from "#app/domain/plans.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { saveCompany } from "#app/features/profiles/companies/commands.server.ts";
import { requireOwnCompany } from "#app/features/profiles/companies/queries.server.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestApp } from "#test/app.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { findFeaturedEmployer } from "./queries.server.ts";

const { platform, get } = await openTestApp();
const { db } = platform;
const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" } } as const;
let count = 0;

async function aCompany({ planId = null, isChecked = true }: { planId?: PlanId | null; isChecked?: boolean } = {}) {
  count += 1;
  const by = await anEmployer(platform, { company: `Foundry ${count}`, isChecked });
  if (planId) await choosePlan(platform, by, { planId });
  const job = await aJob(platform, { by, company: `Foundry ${count}` });
  return { by, job, name: `Foundry ${count}` };
}

/** The companies in the place over as many days, in their order. */
async function shownFor(days: number, mode: typeof platform | typeof enforced = enforced) {
  const from = platform.clock.now().getTime();
  const shown: Array<string | undefined> = [];
  for (let day = 0; day < days; day += 1) {
    const clock = { now: () => new Date(from + day * DAY_MS) };
    shown.push((await findFeaturedEmployer({ ...mode, clock }))?.name);
  }
  return shown;
}

async function decline(by: Viewer, declinesFeature: boolean) {
  const { name, website, about } = await requireOwnCompany(db, by.id);
  await saveCompany(platform, by, { name, website, about, declinesFeature });
}

// Clauses 9-2.
describe("the Featured employer", () => {
  it("is a verified company with an open job on a plan that includes it", async () => {
    expect(await findFeaturedEmployer(enforced)).toBeNull();
    await aCompany();
    await aCompany({ planId: "basic" });
    await aCompany({ planId: "enterprise", isChecked: false });
    expect(await shownFor(2)).toEqual([undefined, undefined]);
    const professional = await aCompany({ planId: "professional" });
    const enterprise = await aCompany({ planId: "enterprise" });
    expect((await shownFor(6)).sort()).toEqual([
      ...Array(3).fill(professional.name),
      ...Array(3).fill(enterprise.name),
    ]);
    await stepJob(platform, enterprise.by, { jobId: enterprise.job.id, step: "pause", from: "live" });
    expect(await shownFor(2)).toEqual([professional.name, professional.name]);
    await decline(professional.by, true);
    expect(await shownFor(2)).toEqual([undefined, undefined]);
    await decline(professional.by, false);
    expect(await shownFor(1)).toEqual([professional.name]);
  });

  it("is any verified company with an open job in preview", async () => {
    const { name } = await aCompany();
    const checked = await db.$count(companies, eq(companies.verifiedHow, "domain"));
    expect(await shownFor(checked, platform)).toContain(name);
  });

  it("is marked, and never among the results, on each page with its place", async () => {
    const text = "Featured employer";
    for (const path of [
      "/",
      "/find-jobs",
      "/find-jobs?q=payroll",
      "/jobs/manufacturing",
      "/jobs/in/duluth-minnesota",
    ]) {
      const html = await (await get(path)).text();
      const place = html.match(/<aside class="card featured.*?<\/aside>/s)?.[0] ?? "";
      const shown = pageText(place);
      expect(shown, path).toContain(text);
      expect(shown, path).toContain("Verified employer");
      expect(shown, path).toMatch(/will be part of a paid plan\..* It doesn't change the order of jobs\./);
      expect(html.indexOf(place), path).toBeGreaterThan(html.lastIndexOf('class="job'));
    }
  });
});
