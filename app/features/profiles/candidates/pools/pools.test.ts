import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { hideFromCompany } from "#app/features/profiles/hiding/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { codeOf } from "#test/refusals.ts";
import { addToPool, changePool } from "./commands.server.ts";
import { findPool, listPoolChoices, listPools } from "./queries.server.ts";
import { POOL_LIMITS } from "./rules.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const CARD = "/recruiter/candidates";

async function aPerson(fullName: string) {
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer, fullName });
  return senior.viewer;
}

/** A company with a pool that has these people. */
async function aPool(names: readonly string[], company = "Hallam and Reed") {
  const owner = await aRecruiter(platform, { companyName: company });
  await changePool(platform, owner.viewer, { intent: "create", name: "Bookkeepers in Ohio" });
  const [pool] = await listPools(db, owner.viewer.id);
  const id = pool?.id ?? "";
  const people = [];
  for (const name of names) people.push(await aPerson(name));
  for (const { id: seniorId } of people)
    await addToPool(platform, owner.viewer, { seniorId, poolId: id, poolName: "" });
  return { owner, id, people };
}

async function namesIn(recruiterId: string, poolId: string) {
  return (await findPool(db, recruiterId, poolId))?.people.map(({ fullName }) => fullName).toSorted();
}

// Clauses 2.6-43.
describe("a pool of people", () => {
  it("is filled from a candidate's card, opens as a list, and is emptied", async () => {
    const { cookie, viewer } = await aRecruiter(platform);
    const person = await aPerson("Desmond Oakhurst");
    const path = `${CARD}?candidate=${person.id}`;
    expect(pageText(await (await get(path, { cookie })).text())).toContain("Add to pool");
    const add = { intent: "add-to-pool", seniorId: person.id, poolName: "Payroll people" };
    expect((await post(path, add, { cookie })).status).toBe(303);
    expect((await post(path, { ...add, poolName: "Mentors" }, { cookie })).status).toBe(303);
    const [mentors, payroll] = (await listPoolChoices(db, viewer.id, person.id)) ?? [];
    expect([mentors, payroll]).toMatchObject([
      { name: "Mentors", isIn: true },
      { name: "Payroll people", isIn: true },
    ]);
    const open = pageText(await (await get(`/recruiter/pools?pool=${payroll?.id}`, { cookie })).text());
    expect(open).toContain("Desmond Oakhurst Duluth, Minnesota 20+ years 20 hours remote Payroll, Mentoring");
    const remove = { intent: "remove", poolId: payroll?.id ?? "", seniorId: person.id };
    expect((await post("/recruiter/pools", remove, { cookie })).headers.get("Location")).toContain(payroll?.id);
    expect(await namesIn(viewer.id, payroll?.id ?? "")).toEqual([]);
    const out = { intent: "remove-from-pool", poolId: mentors?.id ?? "", seniorId: person.id };
    expect((await post(path, out, { cookie })).status).toBe(303);
    expect(await listPoolChoices(db, viewer.id, person.id)).toMatchObject([{ isIn: false }, { isIn: false }]);
  });

  it("takes an applicant from their card, unless they hide or have no name", async () => {
    const recruiter = await aRecruiter(platform);
    const job = await aJob(platform, { by: recruiter.viewer });
    const unnamed = await aJob(platform, { by: recruiter.viewer, hidesNames: true });
    const person = await aPerson("Desmond Oakhurst");
    const hidden = await aPerson("Hilda Heron");
    await aProfile(platform, { of: hidden, fullName: "Hilda Heron", isVisible: false });
    const secret = await aPerson("Sal Secret");
    for (const of of [person, hidden]) await applyToJob(platform, of, { jobId: job.id });
    const { id: secretId } = await applyToJob(platform, secret, { jobId: unnamed.id });
    const at = (jobId: string, candidate: string) => `/recruiter/applications?job=${jobId}&candidate=${candidate}`;
    const cardOf = async (path: string) => pageText(await (await get(path, recruiter)).text());
    const card = await cardOf(at(job.id, person.id));
    expect([card, card]).toEqual([
      expect.stringContaining("Name of a new pool"),
      expect.stringContaining("People like this one"),
    ]);
    const parts = /Name of a new pool|People like this one/;
    expect(await cardOf(at(job.id, hidden.id))).not.toMatch(parts);
    expect(await cardOf(at(unnamed.id, secretId))).not.toMatch(parts);
    const add = { intent: "add-to-pool", seniorId: person.id, poolName: "Payroll people" };
    const path = at(job.id, person.id);
    expect((await post(path, add, recruiter)).headers.get("Location")).toBe(path);
    const [pool] = await listPools(db, recruiter.viewer.id);
    expect(await namesIn(recruiter.viewer.id, pool?.id ?? "")).toEqual(["Desmond Oakhurst"]);
    const empty = await post(path, { ...add, poolName: "" }, recruiter);
    expect(pageText(await empty.text())).toContain("Please choose a pool, or name a new one");
    const input = { poolId: pool?.id ?? "", poolName: "" };
    const seniorId = hidden.id;
    expect(await codeOf(addToPool(platform, recruiter.viewer, { ...input, seniorId }))).toBe("not-found");
  });

  it("says beside its field what is missing, and keeps what was typed", async () => {
    const { owner, people } = await aPool(["Rosamund Teal"]);
    const path = `${CARD}?candidate=${people[0]?.id}`;
    const sent = { intent: "add-to-pool", seniorId: people[0]?.id ?? "" };
    const empty = await post(path, { ...sent, poolName: " " }, owner);
    expect([empty.status, pageText(await empty.text())]).toEqual([
      400,
      expect.stringContaining("Please choose a pool, or name a new one"),
    ]);
    const taken = await post(path, { ...sent, poolName: "bookkeepers in OHIO" }, owner);
    const html = await taken.text();
    expect(pageText(html)).toContain("Your company already has a pool with this name");
    expect(html).toMatch(/name="poolName"[^>]* value="bookkeepers in OHIO"/);
  });

  it("belongs to the whole company, and to no other", async () => {
    const { owner, id, people } = await aPool(["Ann Alder"]);
    const colleague = await aColleague(platform, owner.viewer);
    const looker = await aColleague(platform, owner.viewer, "viewer");
    const stranger = await aRecruiter(platform);
    await changePool(platform, colleague, { intent: "rename", poolId: id, name: "Bookkeepers" });
    expect(await listPools(db, looker.id)).toEqual([{ id, name: "Bookkeepers", count: 1 }]);
    expect(await namesIn(looker.id, id)).toEqual(["Ann Alder"]);
    expect(await findPool(db, stranger.viewer.id, id)).toBeNull();
    expect(await listPools(db, stranger.viewer.id)).toEqual([]);
    const seniorId = people[0]?.id ?? "";
    const input = { seniorId, poolId: id, poolName: "" };
    expect(await codeOf(addToPool(platform, looker, input))).toBe("viewer-only");
    expect(await codeOf(changePool(platform, looker, { intent: "delete", poolId: id }))).toBe("viewer-only");
    expect(await codeOf(addToPool(platform, stranger.viewer, input))).toBe("not-found");
    expect(await codeOf(changePool(platform, stranger.viewer, { intent: "remove", poolId: id, seniorId }))).toBe(
      "not-found",
    );
    await changePool(platform, stranger.viewer, { intent: "delete", poolId: id });
    expect(await listPools(db, colleague.id)).toHaveLength(1);
    await changePool(platform, colleague, { intent: "delete", poolId: id });
    expect(await listPools(db, owner.viewer.id)).toEqual([]);
  });

  it("loses whoever hides, blocks, or is gone, as search does", async () => {
    const names = ["Ann Alder", "Ben Birch", "Cora Cedar", "Dan Dogwood", "Eve Elm"];
    const { owner, id, people } = await aPool(names, "Birch Works");
    const { id: recruiterId } = owner.viewer;
    expect(await namesIn(recruiterId, id)).toEqual(names);
    const [ann, ben, cora, dan] = people;
    if (!(ann && ben && cora && dan)) throw new Error("no people");
    await aProfile(platform, { of: ann, fullName: "Ann Alder", isVisible: false });
    await hideFromCompany(platform, ben, { company: "Birch Works" });
    const createdAt = platform.clock.now();
    await db.insert(messageBlocks).values({ blockerId: cora.id, blockedId: recruiterId, createdAt });
    await db.delete(users).where(eq(users.id, dan.id));
    expect(await namesIn(recruiterId, id)).toEqual(["Eve Elm"]);
    expect(await listPools(db, recruiterId)).toMatchObject([{ count: 1 }]);
    // Who shows themselves again is back.
    await aProfile(platform, { of: ann, fullName: "Ann Alder" });
    expect(await namesIn(recruiterId, id)).toEqual(["Ann Alder", "Eve Elm"]);
    // Nobody hidden gets in.
    const input = { seniorId: ben.id, poolId: id, poolName: "" };
    expect(await codeOf(addToPool(platform, owner.viewer, input))).toBe("not-found");
  });

  it("keeps who applies without a name, because their absence would name them", async () => {
    const { owner, id, people } = await aPool(["Ann Alder"]);
    const job = await aJob(platform, { by: owner.viewer, hidesNames: true });
    for (const person of people) await applyToJob(platform, person, { jobId: job.id });
    expect(await namesIn(owner.viewer.id, id)).toEqual(["Ann Alder"]);
    expect(await listPools(db, owner.viewer.id)).toMatchObject([{ count: 1 }]);
    const card = await get(`${CARD}?candidate=${people[0]?.id}`, owner);
    expect(pageText(await card.text())).toContain("Name of a new pool");
  });

  it("counts a person once, also when added twice at once", async () => {
    const { owner, id, people } = await aPool(["Ann Alder"]);
    const input = { seniorId: people[0]?.id ?? "", poolId: id, poolName: "" };
    await Promise.all([1, 2].map(() => addToPool(platform, owner.viewer, input)));
    expect(await listPools(db, owner.viewer.id)).toMatchObject([{ count: 1 }]);
  });

  it("is one of fifty", async () => {
    const { viewer } = await aRecruiter(platform);
    for (let at = 0; at < POOL_LIMITS.pools; at += 1)
      await changePool(platform, viewer, { intent: "create", name: `Pool ${at}` });
    const more = changePool(platform, viewer, { intent: "create", name: "One more" });
    await expect(more).rejects.toMatchObject({ field: "name" });
  });

  it("is part of Enterprise; what is there stays readable and can be cleared", async () => {
    const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" as const } };
    const { owner, id, people } = await aPool(["Ann Alder"]);
    const { viewer } = owner;
    const seniorId = people[0]?.id ?? "";
    await choosePlan(enforced, viewer, { planId: "professional" });
    await expect(changePool(enforced, viewer, { intent: "create", name: "More" })).rejects.toMatchObject({
      field: "name",
    });
    const added = addToPool(enforced, viewer, { seniorId, poolId: id, poolName: "" });
    await expect(added).rejects.toMatchObject({ field: "poolName" });
    await changePool(enforced, viewer, { intent: "remove", poolId: id, seniorId });
    await choosePlan(enforced, viewer, { planId: "enterprise" });
    await changePool(enforced, viewer, { intent: "create", name: "More" });
    expect(await listPools(db, viewer.id)).toHaveLength(2);
  });
});
