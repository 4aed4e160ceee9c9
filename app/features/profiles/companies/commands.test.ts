import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import { mails } from "#app/db/schema/mails.ts";
import { openSealed } from "#app/features/mail/secret.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob, anEmployer } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { askCompanyCheck, confirmCompany, saveCompany } from "./commands.server.ts";
import { requireCompany, requireOwnCompany } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const SITE = { name: "Kestrel Row", website: "https://www.kestrelrow.example", about: "We cast iron." };

/** Returns the token of the link in the newest email to this address. */
async function tokenTo(address: string): Promise<string> {
  const sent = await db.select().from(mails).where(eq(mails.toAddress, address));
  const text = openSealed(platform, sent.at(-1)?.textBody ?? "", address);
  return text.match(/token=([A-Za-z0-9_-]+)/)?.[1] ?? "";
}

let count = 0;

async function aCompany() {
  const viewer = await anEmployer(platform, { company: "Kestrel Row" });
  await saveCompany(platform, viewer, SITE);
  count += 1;
  return { viewer, email: `hire${count}@kestrelrow.example` };
}

test("the public page shows what was saved", async () => {
  const { viewer } = await aCompany();
  const own = await requireOwnCompany(db, viewer.id);
  const seen = await requireCompany(db, own.slug);
  expect(own).toMatchObject(seen);
  expect(Object.keys(seen)).not.toContain("proofToken");
  expect(own).toMatchObject({ ...SITE, check: null });
});

test("opens a case for a scam company, once per text, but not for its own website", async () => {
  const { viewer } = await aCompany();
  const told = async () => {
    const rows = await db.select({ evidence: reports.evidence }).from(reports);
    return rows.map(({ evidence }) => evidence.lines.join("\n"));
  };
  await saveCompany(platform, viewer, { ...SITE, about: "We cast iron. See https://www.kestrelrow.example/iron." });
  expect(await told()).toEqual([]);
  const about = "Write to us on Wh\u0430tsApp, the starter kit is at kits-for-you.com/pay.";
  for (let times = 0; times < 2; times += 1) await saveCompany(platform, viewer, { ...SITE, about });
  expect(await told()).toEqual([expect.stringContaining("kits-for-you.com/pay")]);
});

// Clauses 1-9.
test("the emailed link verifies the company once, and its jobs carry the badge", async () => {
  const { viewer, email } = await aCompany();
  await askCompanyCheck(platform, viewer, { email });
  const token = await tokenTo(email);
  const company = await confirmCompany(platform, viewer, { token });
  expect(company.check).toEqual({ checkedAt: platform.clock.now(), how: "domain", domain: "kestrelrow.example" });
  expect((await aJob(platform, { by: viewer, company: "Kestrel Row" })).employerCheck?.domain).toBe(
    "kestrelrow.example",
  );
  await expect(confirmCompany(platform, viewer, { token })).rejects.toMatchObject({ code: "link-expired" });
});

test("the badge never applies to another name, in either order of saving", async () => {
  const renamed = { ...SITE, name: "Pell", website: "https://pell.example" };
  for (let times = 0; times < 8; times += 1) {
    const { viewer, email } = await aCompany();
    await askCompanyCheck(platform, viewer, { email });
    const token = await tokenTo(email);
    await Promise.allSettled([confirmCompany(platform, viewer, { token }), saveCompany(platform, viewer, renamed)]);
    expect(await requireOwnCompany(db, viewer.id)).toMatchObject({ name: "Pell", check: null });
  }
});

test("a link is valid only for the person who asked, and only for a day", async () => {
  const { viewer, email } = await aCompany();
  const other = await aCompany();
  await askCompanyCheck(platform, viewer, { email });
  const token = await tokenTo(email);
  await expect(confirmCompany(platform, other.viewer, { token })).rejects.toMatchObject({ code: "link-expired" });
  platform.clock.set("2026-11-21T10:00:01Z");
  await expect(confirmCompany(platform, viewer, { token })).rejects.toMatchObject({ code: "link-expired" });
  platform.clock.set("2026-11-20T10:00:00Z");
  expect((await requireOwnCompany(db, other.viewer.id)).check).toBeNull();
});

// Clauses D2.
test("free email, foreign domains, and a missing website prove nothing", async () => {
  const { viewer } = await aCompany();
  for (const email of ["priya@gmail.com", "priya@pell.example"]) {
    await expect(askCompanyCheck(platform, viewer, { email })).rejects.toMatchObject({ field: "email" });
  }
  const without = await anEmployer(platform);
  await expect(askCompanyCheck(platform, without, { email: "a@kestrelrow.example" })).rejects.toMatchObject({
    field: "email",
  });
});

test("a new name or another domain removes the badge; new words do not", async () => {
  for (const [change, isKept] of [
    [{ about: "We cast iron well." }, true],
    [{ website: "https://kestrelrow.example" }, true],
    [{ name: "Pell and Daughters" }, false],
    [{ website: "https://pell.example" }, false],
    [{ website: null }, false],
  ] as const) {
    const { viewer, email } = await aCompany();
    await askCompanyCheck(platform, viewer, { email });
    await confirmCompany(platform, viewer, { token: await tokenTo(email) });
    const saved = await saveCompany(platform, viewer, { ...SITE, ...change });
    expect(saved.check !== null, JSON.stringify(change)).toBe(isKept);
  }
});

test("the link does not verify a domain that changed after it was sent", async () => {
  const { viewer, email } = await aCompany();
  await askCompanyCheck(platform, viewer, { email });
  await saveCompany(platform, viewer, { ...SITE, website: "https://pell.example" });
  await expect(confirmCompany(platform, viewer, { token: await tokenTo(email) })).rejects.toMatchObject({
    code: "link-expired",
  });
});

// Clauses D2.
test("the badge names the domain of the address that was confirmed", async () => {
  const { viewer } = await aCompany();
  const email = "agnes@works.kestrelrow.example";
  await askCompanyCheck(platform, viewer, { email });
  const company = await confirmCompany(platform, viewer, { token: await tokenTo(email) });
  expect(company.check?.domain).toBe("works.kestrelrow.example");
});

// Clauses D2.
test("opens one case for a name that has nothing in common with the domain", async () => {
  const told = () => db.$count(mails, eq(mails.toAddress, BRAND.contactEmail));
  const { viewer, email } = await aCompany();
  const before = await told();
  await askCompanyCheck(platform, viewer, { email });
  await confirmCompany(platform, viewer, { token: await tokenTo(email) });
  expect(await told()).toBe(before);
  await saveCompany(platform, viewer, { ...SITE, name: "Microsoft" });
  for (let again = 0; again < 2; again += 1) {
    await askCompanyCheck(platform, viewer, { email });
    await confirmCompany(platform, viewer, { token: await tokenTo(email) });
  }
  expect(await told()).toBe(before + 1);
  const found = await db
    .select({ evidence: reports.evidence })
    .from(cases)
    .innerJoin(reports, eq(reports.caseId, cases.id))
    .where(eq(cases.kind, "name"));
  expect(found.map(({ evidence }) => evidence.lines.join())).toEqual([
    expect.stringContaining("verified Microsoft with the domain kestrelrow.example"),
  ]);
});

// Clauses D2.
test("a public suffix such as co.uk is not a company's website", async () => {
  const { viewer } = await aCompany();
  const save = saveCompany(platform, viewer, { ...SITE, website: "https://co.uk" });
  await expect(save).rejects.toMatchObject({ field: "website" });
});

test.each(["https://gmail.com", "https://www.yahoo.co.uk", "https://mail.proton.me", "https://xfinity.com"])(
  "%s, where anyone can have an address, is not a company's website",
  async (website) => {
    const { viewer } = await aCompany();
    const save = saveCompany(platform, viewer, { ...SITE, website });
    await expect(save).rejects.toMatchObject({ field: "website", message: expect.stringContaining("email service") });
  },
);

// Clauses 2.1-81.
test("only recruiters have companies", async () => {
  const { viewer, email } = await aCompany();
  const senior = { ...viewer, role: "senior" } as const;
  for (const tried of [
    () => saveCompany(platform, senior, SITE),
    () => askCompanyCheck(platform, senior, { email }),
    () => confirmCompany(platform, senior, { token: "x" }),
  ]) {
    await expect(tried()).rejects.toMatchObject({ code: "wrong-role" });
  }
});
