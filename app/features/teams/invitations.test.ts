import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies } from "#app/db/schema/companies.ts";
import { mails } from "#app/db/schema/mails.ts";
import { recruiters, teamInvitations } from "#app/db/schema/recruiters.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { listJobChoices, requireJob } from "#app/features/jobs/queries.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aColleague, aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { acceptInvitation, inviteColleague, resendInvitation, revokeInvitation } from "./invitations.server.ts";
import { answerRequest, askToJoin } from "./joining.server.ts";
import { findInvitation, findJoinOffer, findTeam } from "./queries.server.ts";

const { platform } = await openTestApp();
const { db } = platform;
const enforced = { ...platform, env: { ...platform.env, billingMode: "enforced" } } as const;

async function anInvitation(companyRole: "recruiter" | "viewer" = "recruiter") {
  const owner = (await aRecruiter(platform, { companyName: "Northwind" })).viewer;
  const guest = (await aRecruiter(platform, { companyName: "Northwind", firstName: "Ana" })).viewer;
  await inviteColleague(platform, owner, { email: guest.email, companyRole });
  return { owner, guest, id: await invitationTo(guest) };
}

async function invitationTo({ email }: Pick<Viewer, "email">): Promise<string> {
  const [row] = await db.select().from(teamInvitations).where(eq(teamInvitations.email, email));
  return row?.id ?? "";
}

async function namesIn(by: Viewer) {
  return (await findTeam(platform, by)).members.map(({ id, companyRole }) => [id, companyRole]);
}

// Clauses 2.1-172.
describe("an invitation", () => {
  it("lets its reader in once, with their own jobs, in the role that was offered", async () => {
    const { owner, guest, id } = await anInvitation();
    const job = await aJob(platform, { by: guest, company: "Northwind" });
    const [mail] = await db.select().from(mails).where(eq(mails.toAddress, guest.email)).orderBy(mails.id);
    expect(mail).toBeDefined();
    expect(await findInvitation(platform, id)).toMatchObject({ company: "Northwind", inviter: owner.name });
    await acceptInvitation(platform, guest, id);
    expect(await namesIn(owner)).toEqual([
      [owner.id, "owner"],
      [guest.id, "recruiter"],
    ]);
    expect((await listJobChoices(db, owner.id, "everyone")).map((one) => one.id)).toEqual([job.id]);
    const [company] = await db
      .select({ slug: companies.slug })
      .from(recruiters)
      .innerJoin(companies, eq(companies.id, recruiters.companyId))
      .where(eq(recruiters.userId, owner.id));
    // Their old company is gone, and the job shows on the page of the new one.
    expect((await requireJob(db, job.id)).companySlug).toBe(company?.slug);
    await expect(acceptInvitation(platform, guest, id)).rejects.toMatchObject({ code: "link-expired" });
    expect(await findInvitation(platform, id)).toBeNull();
  });

  it("is for a recruiter with the confirmed address alone", async () => {
    const { guest, id } = await anInvitation();
    const other = (await aRecruiter(platform)).viewer;
    const senior = (await aSenior(platform)).viewer;
    await expect(acceptInvitation(platform, other, id)).rejects.toMatchObject({ code: "link-expired" });
    await expect(acceptInvitation(platform, senior, id)).rejects.toMatchObject({ code: "wrong-role" });
    await expect(acceptInvitation(platform, { ...guest, isEmailVerified: false }, id)).rejects.toMatchObject({
      code: "email-unverified",
    });
    await acceptInvitation(platform, guest, id);
  });

  it("is over after a week, when revoked, and when its sender is no longer an owner", async () => {
    const late = await anInvitation();
    platform.clock.pass(7 * 24 * 3600 * 1000);
    await expect(acceptInvitation(platform, late.guest, late.id)).rejects.toMatchObject({ code: "link-expired" });
    // Sent again, it works for another week.
    await resendInvitation(platform, late.owner, late.id);
    await acceptInvitation(platform, late.guest, await invitationTo(late.guest));
    const revoked = await anInvitation();
    await revokeInvitation(platform, revoked.owner, revoked.id);
    await expect(acceptInvitation(platform, revoked.guest, revoked.id)).rejects.toMatchObject({
      code: "link-expired",
    });
    const demoted = await anInvitation();
    await db.update(recruiters).set({ companyRole: "recruiter" }).where(eq(recruiters.userId, demoted.owner.id));
    await expect(acceptInvitation(platform, demoted.guest, demoted.id)).rejects.toMatchObject({
      code: "link-expired",
    });
    expect(await findInvitation(platform, demoted.id)).toBeNull();
  });

  it("is sent by owners, not to who is in the team, and once to an address", async () => {
    const { owner, guest, id } = await anInvitation();
    const recruiter = await aColleague(platform, owner);
    const invite = (by: Viewer, email: string) => inviteColleague(platform, by, { email, companyRole: "recruiter" });
    await expect(invite(recruiter, "someone@example.com")).rejects.toMatchObject({ code: "owner-only" });
    await expect(invite({ ...recruiter, companyRole: "owner" }, "someone@example.com")).rejects.toMatchObject({
      code: "owner-only",
    });
    await expect(invite(owner, recruiter.email)).rejects.toMatchObject({ field: "email" });
    await invite(owner, guest.email);
    expect(await findInvitation(platform, id)).toBeNull();
    const stranger = (await aRecruiter(platform)).viewer;
    const now = await invitationTo(guest);
    await expect(revokeInvitation(platform, stranger, now)).rejects.toMatchObject({ code: "not-found" });
    await expect(resendInvitation(platform, stranger, now)).rejects.toMatchObject({ code: "not-found" });
  });

  it("does not take a person out of another team", async () => {
    const { guest, id } = await anInvitation();
    await aColleague(platform, guest);
    await expect(acceptInvitation(platform, guest, id)).rejects.toMatchObject({ code: "in-a-team" });
  });

  it("waits for a plan with room: Professional has three, Enterprise has no limit", async () => {
    const owner = (await aRecruiter(platform)).viewer;
    const invite = (n: number) =>
      inviteColleague(enforced, owner, { email: `colleague${n}@example.com`, companyRole: "recruiter" });
    await expect(invite(1)).rejects.toMatchObject({ field: "email" });
    await choosePlan(enforced, owner, { planId: "basic" });
    await expect(invite(1)).rejects.toMatchObject({ field: "email" });
    await choosePlan(enforced, owner, { planId: "professional" });
    await invite(1);
    await invite(2);
    await expect(invite(3)).rejects.toMatchObject({ field: "email" });
    await choosePlan(enforced, owner, { planId: "enterprise" });
    await invite(3);
    // A plan that became smaller meanwhile has no room for who accepts.
    const guest = (await aRecruiter(platform)).viewer;
    await inviteColleague(enforced, owner, { email: guest.email, companyRole: "recruiter" });
    await choosePlan(enforced, owner, { planId: "basic" });
    const id = await invitationTo(guest);
    await expect(acceptInvitation(enforced, guest, id)).rejects.toMatchObject({ code: "team-full" });
  });

  it("lets one of two in who accept at once where one place is left", async () => {
    const owner = (await aRecruiter(platform)).viewer;
    await choosePlan(enforced, owner, { planId: "enterprise" });
    const guests = [(await aRecruiter(platform)).viewer, (await aRecruiter(platform)).viewer];
    await aColleague(platform, owner);
    for (const { email } of guests) await inviteColleague(enforced, owner, { email, companyRole: "recruiter" });
    await choosePlan(enforced, owner, { planId: "professional" });
    const ids = await Promise.all(guests.map(invitationTo));
    const accepted = await Promise.allSettled(
      guests.map((guest, n) => acceptInvitation(enforced, guest, ids[n] ?? "")),
    );
    expect(accepted.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("joining by the company's domain", () => {
  async function aVerifiedCompany(domain: string) {
    const owner = (await aRecruiter(platform, { isCompanyVerified: true })).viewer;
    const { companyId } = await ofCompany(owner);
    await db.update(companies).set({ verifiedDomain: domain }).where(eq(companies.id, companyId));
    return { owner, companyId };
  }

  async function ofCompany({ id }: Viewer) {
    const [row] = await db.select().from(recruiters).where(eq(recruiters.userId, id));
    if (!row) throw new Error("no recruiter");
    return row;
  }

  it("offers it to a confirmed address there, and an owner says yes or no", async () => {
    const { owner, companyId } = await aVerifiedCompany("northwind.example");
    const [yes, no] = [
      (await aRecruiter(platform, { email: "yes@northwind.example" })).viewer,
      (await aRecruiter(platform, { email: "no@northwind.example" })).viewer,
    ];
    for (const person of [yes, no]) {
      expect(await findJoinOffer(db, person)).toMatchObject({ companyId, hasAsked: false });
      await askToJoin(platform, person, { companyId });
      await askToJoin(platform, person, { companyId });
      expect(await findJoinOffer(db, person)).toMatchObject({ companyId, hasAsked: true });
    }
    expect((await findTeam(platform, owner)).requests.map(({ userId }) => userId)).toEqual([yes.id, no.id]);
    await answerRequest(platform, owner, { personId: no.id, says: "no" });
    await answerRequest(platform, owner, { personId: yes.id, says: "yes" });
    expect(await namesIn(owner)).toEqual([
      [owner.id, "owner"],
      [yes.id, "recruiter"],
    ]);
    expect((await findTeam(platform, owner)).requests).toEqual([]);
    await expect(answerRequest(platform, owner, { personId: no.id, says: "yes" })).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("is for no other address, no unconfirmed one, and no other company's owner", async () => {
    const { companyId } = await aVerifiedCompany("southwind.example");
    const there = (await aRecruiter(platform, { email: "who@southwind.example" })).viewer;
    const elsewhere = (await aRecruiter(platform, { email: "who@mail.southwind.example" })).viewer;
    const stranger = (await aRecruiter(platform)).viewer;
    await expect(askToJoin(platform, elsewhere, { companyId })).rejects.toMatchObject({ code: "not-found" });
    await expect(askToJoin(platform, { ...there, isEmailVerified: false }, { companyId })).rejects.toMatchObject({
      code: "email-unverified",
    });
    await askToJoin(platform, there, { companyId });
    await expect(answerRequest(platform, stranger, { personId: there.id, says: "yes" })).rejects.toMatchObject({
      code: "not-found",
    });
    const recruiter = await aColleague(platform, stranger);
    await expect(answerRequest(platform, recruiter, { personId: there.id, says: "yes" })).rejects.toMatchObject({
      code: "owner-only",
    });
  });
});
