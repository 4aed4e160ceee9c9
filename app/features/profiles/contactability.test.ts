import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { files } from "#app/db/schema/files.ts";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import { listApplicants } from "#app/features/applications/applicants/queries.server.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { addToShortlist } from "#app/features/applications/shortlist.server.ts";
import { listCandidateMatches } from "#app/features/matching/queries.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { searchCandidates } from "./candidates/queries.server.ts";
import { candidateSearchFrom } from "./candidates/rules.ts";
import { canContact } from "./contactability.server.ts";
import { findCandidateProfile } from "./queries.server.ts";
import { findFileFor } from "./uploads/queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const SKILL = "Bell founding";

async function aPhoto(ownerId: string): Promise<string> {
  const id = randomUUID();
  const createdAt = platform.clock.now();
  await db
    .insert(files)
    .values({ id, ownerId, kind: "photo", fileName: "me.jpg", mediaType: "image/jpeg", byteSize: 9, createdAt });
  return id;
}

async function block(blocker: Person, blocked: Person) {
  const createdAt = platform.clock.now();
  await db.insert(messageBlocks).values({ blockerId: blocker.viewer.id, blockedId: blocked.viewer.id, createdAt });
}

test.each(["senior", "recruiter"] as const)(
  "a block by the %s hides them from each other and no one else",
  async (by) => {
    const [recruiter, other, senior, free] = [
      await aRecruiter(platform),
      await aRecruiter(platform),
      await aSenior(platform),
      await aSenior(platform),
    ];
    for (const { viewer } of [senior, free]) await aProfile(platform, { of: viewer, skills: [SKILL] });
    const photo = await aPhoto(senior.viewer.id);
    const seenBy = async (who: Person) => {
      const id = who.viewer.id;
      const job = await aJob(platform, { by: who.viewer, skills: [SKILL] });
      const search = async (query: string) => {
        const { rows, total } = await searchCandidates(
          platform,
          who.viewer,
          candidateSearchFrom(new URLSearchParams(query)),
        );
        const isFound = rows.some(({ userId }) => userId === senior.viewer.id);
        expect(total).toBe(rows.length);
        return [isFound, rows.some(({ userId }) => userId === free.viewer.id)];
      };
      const matches = await listCandidateMatches(db, id, job.id, 1_000);
      return {
        all: await search(""),
        byWord: await search("q=bell"),
        profile: (await findCandidateProfile(platform, who.viewer, senior.viewer.id)) !== null,
        photo: (await findFileFor(db, id, photo)) !== null,
        match: matches.some(({ candidateId }) => candidateId === senior.viewer.id),
        reachable: await canContact(db, id, senior.viewer.id),
      };
    };
    const all = { all: [true, true], byWord: [true, true], profile: true, photo: true, match: true, reachable: true };
    const kept = await aJob(platform, { by: recruiter.viewer });
    await addToShortlist(platform, recruiter.viewer, { jobId: kept.id, seniorId: senior.viewer.id });
    const shortlisted = async () =>
      (await listApplicants(platform, recruiter.viewer, kept.id, { view: "shortlist" })).rows.length;
    expect(await seenBy(recruiter)).toEqual(all);
    expect(await shortlisted()).toBe(1);
    await (by === "senior" ? block(senior, recruiter) : block(recruiter, senior));
    expect(await seenBy(recruiter)).toEqual({
      all: [false, true],
      byWord: [false, true],
      profile: false,
      photo: false,
      match: false,
      reachable: false,
    });
    expect(await shortlisted()).toBe(0);
    expect(await seenBy(other)).toEqual(all);
  },
);

test("an active application stays readable as sent, with its photo", async () => {
  const [recruiter, senior] = [await aRecruiter(platform), await aSenior(platform)];
  await aProfile(platform, { of: senior.viewer, bio: "As it was sent." });
  const photo = await aPhoto(senior.viewer.id);
  const job = await aJob(platform, { by: recruiter.viewer });
  await applyToJob(platform, senior.viewer, { jobId: job.id });
  await block(senior, recruiter);
  await aProfile(platform, { of: senior.viewer, bio: "Written since." });
  expect(await findCandidateProfile(platform, recruiter.viewer, senior.viewer.id)).toMatchObject({
    bio: "As it was sent.",
    hasApplied: true,
  });
  expect(await findFileFor(db, recruiter.viewer.id, photo)).not.toBeNull();
  expect((await listApplicants(platform, recruiter.viewer, job.id)).counts.applied).toBe(1);
});
