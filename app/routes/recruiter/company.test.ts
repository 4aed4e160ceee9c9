import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { openSealed } from "#app/features/mail/secret.server.ts";
import { saveCompany } from "#app/features/profiles/companies/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/recruiter/company";
const SITE = { name: "Kestrel Row", website: "https://kestrelrow.example", about: null };

test("sends a stranger to log in and a senior home", async () => {
  expect((await get(PATH)).headers.get("Location")).toBe("/login?next=%2Frecruiter%2Fcompany");
  const { cookie } = await aSenior(platform);
  expect((await get(PATH, { cookie })).headers.get("Location")).toBe("/");
});

test("limits the emails a recruiter can send to a company's addresses", async () => {
  const { viewer, cookie } = await aRecruiter(platform);
  await saveCompany(platform, viewer, SITE);
  const ask = (name: number) =>
    post(PATH, { intent: "ask-check", email: `person${name}@kestrelrow.example` }, { cookie });
  for (let name = 0; name < 10; name += 1) expect((await ask(name)).status).toBe(303);
  const refused = await ask(10);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("person10@kestrelrow.example");
  expect(await platform.db.$count(mails, like(mails.toAddress, "%@kestrelrow.example"))).toBe(10);
});

test("only a verified recruiter can have email sent", async () => {
  const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });
  const { viewer, cookie } = await aRecruiter(strict.platform, { isVerified: false });
  const page = { intent: "save", name: "Kestrel Row", website: "kestrelrow.example", about: "Anyone can read this." };
  expect((await strict.post(PATH, page, { cookie })).status).toBe(403);
  await saveCompany(strict.platform, { ...viewer, isEmailVerified: true }, SITE);
  const before = await strict.platform.db.$count(mails);
  const answer = await strict.post(PATH, { intent: "ask-check", email: "priya@kestrelrow.example" }, { cookie });
  expect(answer.status).toBe(403);
  expect(await strict.platform.db.$count(mails)).toBe(before);
});

// Clauses D2.
test("the emailed link asks for confirmation, also after other forms", async () => {
  const { viewer, cookie } = await aRecruiter(platform);
  await saveCompany(platform, viewer, { ...SITE, website: "https://alder.example" });
  const before = pageText(await (await get(PATH, { cookie })).text());
  expect(before).toContain("Company check");
  expect(before).not.toContain("Verified employer");
  await post(PATH, { intent: "ask-check", email: "priya@alder.example" }, { cookie });
  const asked = pageText(await (await get(PATH, { cookie })).text());
  expect(asked).toMatch(/We sent a link to priya@alder\.example on \w+ \d+, \d+, at \d+:\d+ [AP]M\./);
  expect(asked).toContain("Send the link again");
  const [mail] = await platform.db.select().from(mails).where(eq(mails.toAddress, "priya@alder.example"));
  const token =
    openSealed(platform, mail?.textBody ?? "", "priya@alder.example").match(/token=([A-Za-z0-9_-]+)/)?.[1] ?? "";
  const address = `${PATH}?token=${token}`;
  const saved = await post(address, { intent: "save", ...SITE, website: "alder.example", about: "Iron" }, { cookie });
  expect(saved.headers.get("Location")).toBe(address);
  const removed = await post(`${PATH}/logo?token=${token}`, { intent: "remove" }, { cookie });
  expect(removed.headers.get("Location")).toBe(`${address}#logoUrl`);
  const html = await (await get(address, { cookie })).text();
  expect(html.indexOf("Confirm your company")).toBeLessThan(html.indexOf('aria-label="Company"'));
  const refused = await post(address, { intent: "confirm", token: "x" }, { cookie });
  expect(pageText(await refused.text())).toContain("Send the link");
  const confirmed = await post(address, { intent: "confirm", token }, { cookie });
  expect(confirmed.headers.get("Location")).toBe(PATH);
  const after = pageText(await (await get(PATH, { cookie })).text());
  expect(after.split("Verified employer")).toHaveLength(2);
  expect(after).toContain("You confirmed an email address at alder.example");
});
