import { expect, test } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { declineInvitation, inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { listInvitations } from "#app/features/applications/invitations/queries.server.ts";
import { addToShortlist, removeFromShortlist } from "#app/features/applications/shortlist.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { listInteractions } from "./queries.server.ts";
import { jobStates, kindsOf } from "./rules.ts";

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

async function interactionsWith(seniorId: string, asking = recruiter.id) {
  const interactions = (await listInteractions(db, asking, [seniorId])).get(seniorId) ?? [];
  return interactions.map(({ kind, title, at }) => `${at.toISOString().slice(11, 16)} ${kind} ${title}`);
}

// Clauses 2.6-31.
test("lists interactions about the recruiter's jobs, latest first", async () => {
  const person = await aPerson();
  platform.clock.set("2026-11-20T10:01:00Z");
  await addToShortlist(platform, recruiter, { jobId: job.id, seniorId: person.id });
  platform.clock.set("2026-11-20T10:02:00Z");
  await inviteToApply(platform, recruiter, { jobId: second.id, seniorId: person.id });
  platform.clock.set("2026-11-20T10:03:00Z");
  await applyToJob(platform, person, { jobId: job.id });
  await addToShortlist(platform, other, { jobId: others.id, seniorId: person.id });
  await applyToJob(platform, person, { jobId: others.id });
  expect(await interactionsWith(person.id)).toEqual([
    "10:03 applied Ledger Mentor",
    "10:02 invited Plant Adviser",
    "10:01 shortlisted Ledger Mentor",
  ]);
  expect(await interactionsWith(person.id, other.id)).toHaveLength(2);
  const [invitation] = await listInvitations(db, person.id);
  platform.clock.set("2026-11-20T10:04:00Z");
  await declineInvitation(platform, person, { invitationId: invitation?.id ?? "", reason: "" });
  expect((await interactionsWith(person.id))[0]).toBe("10:04 declined Plant Adviser");
});

test("lists withdrawn applications, but no removed shortlist entries", async () => {
  const person = await aPerson();
  await addToShortlist(platform, recruiter, { jobId: job.id, seniorId: person.id });
  await removeFromShortlist(platform, recruiter, { jobId: job.id, seniorId: person.id });
  const application = await applyToJob(platform, person, { jobId: job.id });
  await withdrawApplication(platform, person, { applicationId: application.id });
  const interactions = (await listInteractions(db, recruiter.id, [person.id])).get(person.id) ?? [];
  expect(interactions).toMatchObject([{ kind: "withdrawn", title: "Ledger Mentor" }]);
  // A person who withdrew cannot be invited for the same job again.
  expect(jobStates(interactions, [job, second]).invitableFor).toEqual([second.id]);
  expect(await listInteractions(db, recruiter.id, [])).toEqual(new Map());
});

test("a row names each kind once, in order", () => {
  const at = new Date(0);
  const interactions = (["shortlisted", "applied", "shortlisted"] as const).map((kind) => ({
    kind,
    jobId: "one",
    title: "",
    at,
    held: null,
  }));
  expect(kindsOf(interactions)).toEqual(["applied", "shortlisted"]);
});

test.each([
  ["applied", ["two"], []],
  ["withdrawn", ["two"], []],
  ["invited", ["two"], []],
  ["declined", ["two"], []],
  ["shortlisted", ["one", "two"], ["one"]],
] as const)(
  "who %s for one of two jobs may be invited for %j and is on the shortlist of %j",
  (kind, invitableFor, shortlistedFor) => {
    const interactions = [{ kind, jobId: "one", title: "", at: new Date(0), held: null }];
    expect(jobStates(interactions, [{ id: "one" }, { id: "two" }])).toEqual({ invitableFor, shortlistedFor });
  },
);
