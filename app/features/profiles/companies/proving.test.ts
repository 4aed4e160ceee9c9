import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { type Domains, noDomains } from "#app/platform/domains.ts";
import { openTestDatabase } from "#test/database.ts";
import { anEmployer } from "#test/jobs.ts";
import { listOpenedMailsTo, listSubjectsTo } from "#test/mails.ts";
import { aRecruiter } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { askCompanyCheck, confirmCompany, saveCompany } from "./commands.server.ts";
import { proveByDomain } from "./proving.server.ts";
import { findProof, requireOwnCompany } from "./queries.server.ts";
import { proofLine } from "./rules.ts";
import { reconfirmProofs } from "./tasks.server.ts";

const world = { txt: [] as string[], file: null as string | null, isAway: false };
const domains: Domains = {
  ...noDomains,
  async txtRecords() {
    if (world.isAway) throw new Error("nobody answers");
    return world.txt;
  },
  async textFile() {
    if (world.isAway) throw new Error("nobody answers");
    return world.file;
  },
};
const platform = { ...(await openTestPlatform(await openTestDatabase())), domains };
const { db } = platform;
const DAY = 86_400_000;

let count = 0;

async function aCompany() {
  count += 1;
  Object.assign(world, { txt: [], file: null, isAway: false });
  const domain = `kestrel${count}.example`;
  const viewer = await anEmployer(platform, { company: `Kestrel${count}` });
  await saveCompany(platform, viewer, { name: `Kestrel${count}`, website: `https://www.${domain}`, about: null });
  const company = await requireOwnCompany(db, viewer.id);
  return { viewer, domain, company, line: proofLine(company.proofToken) };
}

/** Passes days one at a time, as the hourly task sees them. */
async function passDays(days: number) {
  for (let day = 0; day < days; day += 1) {
    platform.clock.pass(DAY);
    await reconfirmProofs(platform);
  }
}

async function notificationsOf(userId: string): Promise<string[]> {
  const told = await db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id);
  return told.map(({ title }) => title);
}

// Clauses 2.1-112.
describe("a DNS record or a file on the company's website", () => {
  it.each(["dns", "file"] as const)("verifies it: %s", async (how) => {
    const { viewer, domain, line } = await aCompany();
    await expect(proveByDomain(platform, viewer, { how })).rejects.toMatchObject({ field: "how" });
    Object.assign(world, { txt: ["v=spf1 -all", line], file: `# ours\r\n${line}\r\n` });
    const company = await proveByDomain(platform, viewer, { how });
    expect(company.check).toEqual({ checkedAt: platform.clock.now(), how, domain });
  });

  it("proves nothing with another company's line, or with a longer line", async () => {
    const other = await aCompany();
    const { viewer, line } = await aCompany();
    for (const wrong of [other.line, `${line}0`, `x ${line}`]) {
      Object.assign(world, { txt: [wrong], file: wrong });
      await expect(proveByDomain(platform, viewer, { how: "dns" })).rejects.toMatchObject({ field: "how" });
      await expect(proveByDomain(platform, viewer, { how: "file" })).rejects.toMatchObject({ field: "how" });
    }
  });

  it("says when the domain does not answer", async () => {
    const { viewer, domain } = await aCompany();
    world.isAway = true;
    await expect(proveByDomain(platform, viewer, { how: "dns" })).rejects.toThrow(`${domain} didn't answer`);
  });

  it("proves nothing below a private suffix or at an email provider", async () => {
    const viewer = await anEmployer(platform, { company: "Hosted" });
    await saveCompany(platform, viewer, { name: "Hosted", website: "https://hosted.github.io", about: null });
    const { proofToken } = await requireOwnCompany(db, viewer.id);
    world.txt = [proofLine(proofToken)];
    await expect(proveByDomain(platform, viewer, { how: "dns" })).rejects.toMatchObject({ field: "how" });
  });
});

describe("a proof after 90 days", () => {
  it("counts for another 90 days as long as it is found", async () => {
    const { viewer, line, company } = await aCompany();
    world.txt = [line];
    await proveByDomain(platform, viewer, { how: "dns" });
    await passDays(91);
    const again = await requireOwnCompany(db, viewer.id);
    expect(platform.clock.now().getTime() - (again.check?.checkedAt.getTime() ?? 0)).toBe(DAY);
    expect(await findProof(db, company.id)).toMatchObject({ isFailing: false });
  });

  it("is reported when it is gone, and the badge is removed a week later", async () => {
    const { viewer, line, company } = await aCompany();
    world.txt = [line];
    await proveByDomain(platform, viewer, { how: "dns" });
    world.txt = [];
    await passDays(92);
    expect(await findProof(db, company.id)).toMatchObject({ isFailing: true });
    expect((await requireOwnCompany(db, viewer.id)).check).not.toBeNull();
    expect(await notificationsOf(viewer.id)).toEqual(["Please confirm your company again"]);
    await passDays(7);
    expect((await requireOwnCompany(db, viewer.id)).check).toBeNull();
    expect(await notificationsOf(viewer.id)).toEqual([
      "Please confirm your company again",
      "Your company is no longer verified",
    ]);
  });

  it("keeps the badge if it is found again", async () => {
    const { viewer, line, company } = await aCompany();
    world.txt = [line];
    await proveByDomain(platform, viewer, { how: "dns" });
    world.isAway = true;
    await passDays(95);
    world.isAway = false;
    await passDays(1);
    expect(await findProof(db, company.id)).toMatchObject({ isFailing: false });
  });

  it("is requested by email if an address was the proof", async () => {
    const { viewer, domain } = await aCompany();
    const email = `hire@${domain}`;
    await askCompanyCheck(platform, viewer, { email });
    await confirmCompany(platform, viewer, { token: await tokenTo(email) });
    await passDays(90);
    expect(await listSubjectsTo(platform, email)).toHaveLength(2);
    await confirmCompany(platform, viewer, { token: await tokenTo(email) });
    await passDays(30);
    expect((await requireOwnCompany(db, viewer.id)).check?.domain).toBe(domain);
    await passDays(60 + 14);
    expect((await requireOwnCompany(db, viewer.id)).check).toBeNull();
  });
});

describe("one email for account and company", () => {
  it("confirms both if the account's own address is on the company's domain", async () => {
    const domain = "together.example";
    const { viewer, email } = await aRecruiter(platform, {
      email: `priya@${domain}`,
      companyName: "Together",
      isVerified: false,
    });
    const said = { name: "Together", website: `https://${domain}`, about: null };
    await expect(saveCompany(platform, viewer, { ...said, about: "Buy now" })).rejects.toThrow("email-unverified");
    await expect(saveCompany(platform, viewer, { ...said, website: "https://pell.example" })).rejects.toThrow(
      "email-unverified",
    );
    await saveCompany(platform, viewer, said);
    await expect(askCompanyCheck(platform, viewer, { email: `other@${domain}` })).rejects.toThrow("email-unverified");
    await askCompanyCheck(platform, viewer, { email });
    expect((await confirmCompany(platform, viewer, { token: await tokenTo(email) })).check?.domain).toBe(domain);
    const [user] = await db.select().from(users).where(eq(users.id, viewer.id));
    expect(user?.isEmailVerified).toBe(true);
  });
});

async function tokenTo(address: string): Promise<string> {
  const sent = await listOpenedMailsTo(platform, address);
  return sent.at(-1)?.textBody.match(/token=([A-Za-z0-9_-]+)/)?.[1] ?? "";
}
