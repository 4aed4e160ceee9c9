import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { applyToJob, withdrawApplication } from "../commands.server.ts";
import { declineInvitation, inviteToApply } from "../invitations/commands.server.ts";
import { listInvitations } from "../invitations/queries.server.ts";
import { addToShortlist, removeFromShortlist } from "../shortlist/commands.server.ts";
import { listDealings } from "./queries.server.ts";
import { isInvitable, isShortlisted, kindsOf } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const recruiter = await anEmployer(platform);
const other = await anEmployer(platform);
const job = await aJob(platform, { by: recruiter, title: "Ledger Mentor" });
const second = await aJob(platform, { by: recruiter, title: "Plant Adviser" });
const others = await aJob(platform, { by: other, title: "Canary Keeper" });

async function aPerson() {
  const { viewer } = await aSenior(platform);
  await aProfile(platform, { of: viewer });
  return viewer;
}

async function dealingsWith(seniorId: string, asking = recruiter.id) {
  const dealings = (await listDealings(db, asking, [seniorId])).get(seniorId) ?? [];
  return dealings.map(({ kind, title, at }) => `${at.toISOString().slice(11, 16)} ${kind} ${title}`);
}

test("what was between a recruiter and a person for the recruiter's jobs is named, the latest first", async () => {
  const person = await aPerson();
  platform.clock.set("2026-11-20T10:01:00Z");
  await addToShortlist(platform, recruiter, { jobId: job.id, seniorId: person.id });
  platform.clock.set("2026-11-20T10:02:00Z");
  await inviteToApply(platform, recruiter, { jobId: second.id, seniorId: person.id });
  platform.clock.set("2026-11-20T10:03:00Z");
  await applyToJob(platform, person, { jobId: job.id });
  await addToShortlist(platform, other, { jobId: others.id, seniorId: person.id });
  await applyToJob(platform, person, { jobId: others.id });
  expect(await dealingsWith(person.id)).toEqual([
    "10:03 applied Ledger Mentor",
    "10:02 invited Plant Adviser",
    "10:01 shortlisted Ledger Mentor",
  ]);
  expect(await dealingsWith(person.id, other.id)).toHaveLength(2);
  const [invitation] = await listInvitations(db, person.id);
  platform.clock.set("2026-11-20T10:04:00Z");
  await declineInvitation(platform, person, { invitationId: invitation?.id ?? "", reason: "" });
  expect((await dealingsWith(person.id))[0]).toBe("10:04 declined Plant Adviser");
});

test("what was taken back is not named, and nobody stands for nothing", async () => {
  const person = await aPerson();
  await addToShortlist(platform, recruiter, { jobId: job.id, seniorId: person.id });
  await removeFromShortlist(platform, recruiter, { jobId: job.id, seniorId: person.id });
  const application = await applyToJob(platform, person, { jobId: job.id });
  await withdrawApplication(platform, person, { applicationId: application.id });
  expect(await listDealings(db, recruiter.id, [person.id])).toEqual(new Map());
  expect(await listDealings(db, recruiter.id, [])).toEqual(new Map());
});

test("a row names each kind once, in its order", () => {
  const at = new Date(0);
  const dealings = (["shortlisted", "applied", "shortlisted"] as const).map((kind) => ({
    kind,
    jobId: "one",
    title: "",
    at,
  }));
  expect(kindsOf(dealings)).toEqual(["applied", "shortlisted"]);
});

test.each([
  ["applied", false, false],
  ["invited", false, false],
  ["declined", false, false],
  ["shortlisted", true, true],
] as const)("who %s: may be invited for that job %s, is on its shortlist %s", (kind, mayBeInvited, isKept) => {
  const dealings = [{ kind, jobId: "one", title: "", at: new Date(0) }];
  expect([isInvitable(dealings, "one"), isShortlisted(dealings, "one")]).toEqual([mayBeInvited, isKept]);
  expect([isInvitable(dealings, "two"), isShortlisted(dealings, "two")]).toEqual([true, false]);
});
