import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactMessages } from "#app/db/schema/contact.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { removeStaff } from "#app/features/staff/commands.server.ts";
import { toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, type Person } from "#test/people.ts";
import { aStaff } from "#test/staff.ts";

const { platform, get, post } = await openTestApp({ env: { BILLING_MODE: "enforced" } });
const { db } = platform;
const PATH = "/recruiter/subscription";
const CALL = { intent: "call", message: "555-0100, any morning, about our next three jobs." };
const [admin, moderator, support] = [
  await aStaff(platform, "admin"),
  await aStaff(platform, "moderator"),
  await aStaff(platform, "support"),
];

async function aCompany(planId: "professional" | "enterprise" = "enterprise") {
  const person = await aRecruiter(platform);
  await choosePlan(platform, person.viewer, { planId });
  const [row] = await db.select().from(recruiters).where(eq(recruiters.userId, person.viewer.id));
  return { person, companyId: row?.companyId ?? "" };
}

async function assign(companyId: string, staffId: string, by = admin) {
  const form = { intent: "account-manager", staffId };
  return await post(`/operator/companies/${companyId}`, form, { cookie: by.cookie });
}

async function pageOf({ cookie }: Person) {
  return pageText(await (await get(PATH, { cookie })).text());
}

// Clauses 9-3.
describe("the account manager of a company on Enterprise", () => {
  it("is named, and gets its request for a call", async () => {
    const { person, companyId } = await aCompany();
    const before = await pageOf(person);
    expect(before).toContain("Nobody is assigned to your company yet.");
    expect(before).not.toContain("Ask for a call");
    expect((await post(PATH, CALL, { cookie: person.cookie })).status).toBe(404);
    expect((await assign(companyId, support.viewer.id)).status).toBe(303);
    const page = await pageOf(person);
    for (const text of [support.viewer.name, support.email, "Ask for a call"]) expect(page).toContain(text);
    const asked = await post(PATH, CALL, { cookie: person.cookie });
    expect(toastOf(asked)).toContain(`${support.viewer.name} will call you`);
    const [request] = await db.select().from(contactMessages).where(eq(contactMessages.userId, person.viewer.id));
    expect(request).toMatchObject({
      assignedTo: support.viewer.id,
      isCallRequest: true,
      userId: person.viewer.id,
      message: CALL.message,
    });
    const short = await post(PATH, { ...CALL, message: "555" }, { cookie: person.cookie });
    expect([short.status, await short.text()]).toEqual([400, expect.stringContaining("at least 10 characters")]);
  });

  it("is assigned and removed by admins only, and noted in the audit log", async () => {
    const { person, companyId } = await aCompany();
    expect((await assign(companyId, support.viewer.id, moderator)).status).toBe(404);
    await assign(companyId, moderator.viewer.id);
    await assign(companyId, "");
    expect(await pageOf(person)).toContain("Nobody is assigned");
    const noted = await db.select().from(auditLog).where(eq(auditLog.action, "company.manager-assigned"));
    const own = noted.filter(({ subjectId }) => subjectId === companyId);
    expect(own.map(({ actorId, detail }) => [actorId, detail.manager]).toSorted()).toEqual(
      [
        [admin.viewer.id, moderator.viewer.id],
        [admin.viewer.id, null],
      ].toSorted(),
    );
  });

  it("is gone once they leave the staff", async () => {
    const { person, companyId } = await aCompany();
    const leaver = await aStaff(platform, "support");
    await assign(companyId, leaver.viewer.id);
    expect(await pageOf(person)).toContain(leaver.email);
    await removeStaff(platform, { email: leaver.email, by: null });
    const page = await pageOf(person);
    expect(page).toContain("Nobody is assigned");
    expect(page).not.toContain(leaver.email);
    expect((await assign(companyId, leaver.viewer.id)).status).toBe(400);
  });

  it("isn't part of a smaller plan", async () => {
    const { person, companyId } = await aCompany("professional");
    await assign(companyId, support.viewer.id);
    const page = await pageOf(person);
    for (const hidden of ["Your account manager", support.email]) expect(page).not.toContain(hidden);
    expect((await post(PATH, CALL, { cookie: person.cookie })).status).toBe(404);
  });
});
