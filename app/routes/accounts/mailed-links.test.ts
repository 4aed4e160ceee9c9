import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { mails } from "#app/db/schema/mails.ts";
import { cookieOf, toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { listOpenedMailsTo } from "#test/mails.ts";
import { pageText } from "#test/page-text.ts";
import { A_SENIOR_SIGN_UP, aRecruiter, aSenior } from "#test/people.ts";
import { MINUTE } from "#test/platform.ts";

// All tests use one address, so time separates their rate limits.
const { platform, get, post } = await openTestApp();
const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });

// Clauses 1-18, 2.1-4, 5-8, 8-5.
test("a forgotten password gives one sentence, one link, and one use", async () => {
  platform.clock.pass(10 * MINUTE);
  const { email, cookie } = await aSenior(platform);
  platform.clock.pass(MINUTE);
  const known = await post("/login", { intent: "forgot-password", email, password: "" });
  const unknown = await post("/login", { intent: "forgot-password", email: "nobody2@people.example", password: "" });
  for (const answer of [known, unknown]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Password reset instructions sent to your email!");
  }
  const mail = (await listOpenedMailsTo(platform, email)).find((one) => one.subject.startsWith("Choose"));
  const link = /http:\/\/localhost:3000(\/reset-password\?token=([\w-]+))/.exec(mail?.textBody ?? "");
  const [, path = "", token = ""] = link ?? [];
  const page = await get(path);
  expect(page.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect(await page.text()).toContain(email);

  const mismatch = await post(path, {
    intent: "set-password",
    token,
    password: "nine kettles here",
    confirmPassword: "other",
  });
  expect(pageText(await mismatch.text())).toContain("The two passwords aren't the same");
  const done = await post(path, {
    intent: "set-password",
    token,
    password: "nine kettles here",
    confirmPassword: "nine kettles here",
  });
  expect(done.headers.get("Location")).toBe("/login");
  expect((await get("/senior/dashboard", { cookie })).headers.get("Location")).toBe(
    "/login?next=%2Fsenior%2Fdashboard",
  );
  expect(await (await get(path)).text()).toContain("This link no longer works");
  const again = await post(path, {
    intent: "set-password",
    token,
    password: "nine kettles here",
    confirmPassword: "nine kettles here",
  });
  expect(again.status).toBe(410);
});

// Clauses 2.1-43.
test("a verification link works by its button only, and changes the session", async () => {
  const signedUp = await post("/signup", { ...A_SENIOR_SIGN_UP, email: "verify@quill.example" });
  const before = cookieOf(signedUp, "session");
  const mail = (await listOpenedMailsTo(platform, "verify@quill.example")).at(-1);
  const [, path = "", token = ""] = /(\/verify-email\?token=([\w-]+))/.exec(mail?.textBody ?? "") ?? [];
  for (let round = 0; round < 2; round += 1) expect(await (await get(path)).text()).toContain("Yes, this is my email");
  const done = await post(path, { intent: "verify", token }, { cookie: before });
  expect(done.headers.get("Location")).toBe("/senior/dashboard");
  expect(cookieOf(done, "session")).not.toBe(before);
  expect((await get("/login", { cookie: before })).status).toBe(200);
  expect((await get("/login", { cookie: cookieOf(done, "session") })).status).toBe(302);
  const [user] = await platform.db.select().from(users).where(eq(users.email, "verify@quill.example"));
  expect(user?.isEmailVerified).toBe(true);
  const opened = await (await get(path, { cookie: cookieOf(done, "session") })).text();
  expect(pageText(opened)).toContain("There's nothing left to do.");
  expect(opened.slice(opened.indexOf("nothing left to do."))).toContain('href="/senior/dashboard"');
  expect((await post(path, { intent: "verify", token })).headers.get("Location")).toContain("/verify-email?token=");
  expect(await (await get(path)).text()).toContain("This link no longer works");
});

test("another verification email leads to the same page", async () => {
  const { cookie, email } = await aSenior(platform, { isVerified: false });
  for (const next of ["/job/one?save=1", "https://elsewhere.example/"]) {
    platform.clock.pass(MINUTE);
    await post(
      `/verify-email?${new URLSearchParams({ token: "used", next })}`,
      { intent: "resend", email },
      { cookie },
    );
  }
  const sent = await platform.db.select().from(mails).where(eq(mails.toAddress, email)).orderBy(asc(mails.id));
  const [kept, dropped] = sent.slice(-2).map(({ textBody }) => textBody.includes("&next="));
  expect([kept, dropped]).toEqual([true, false]);
  expect(sent.at(-2)?.textBody).toContain(`&next=${encodeURIComponent("/job/one?save=1")}`);
});

test("sends another verification email at most once a minute", async () => {
  const { cookie, email } = await aSenior(platform, { isVerified: false });
  const ask = () => post("/verify-email", { intent: "resend", email }, { cookie });
  expect(await (await ask()).text()).toContain("A new email is on its way");
  const tooSoon = await ask();
  expect([tooSoon.status, tooSoon.headers.get("Retry-After")]).toEqual([429, "60"]);
  platform.clock.pass(MINUTE);
  expect((await ask()).status).toBe(200);
  expect(await platform.db.select().from(mails).where(eq(mails.toAddress, email))).toHaveLength(3);
});

test("refuses the sixth reset email within half an hour", async () => {
  const { email } = await aSenior(platform);
  platform.clock.pass(31 * MINUTE);
  const ask = () => post("/reset-password", { intent: "request", email });
  for (let round = 0; round < 5; round += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain("Please wait 30 minutes and try again.");
  expect(await platform.db.select().from(mails).where(eq(mails.toAddress, email))).toHaveLength(6);
});

test.each([
  ["reset mails", 10, "/reset-password", { intent: "request" }],
  ["reset mails of the login page", 10, "/login", { intent: "forgot-password" }],
  ["verification mails", 5, "/verify-email", { intent: "resend" }],
])("%s to one address are limited to %i a day, then one an hour", async (_, most, path, form) => {
  const { email } = await aSenior(platform, { isVerified: false });
  const before = await platform.db.$count(mails, eq(mails.toAddress, email));
  const answers = { known: "", unknown: "" };
  for (const [who, to] of [
    ["known", email],
    ["unknown", `nobody.${email}`],
  ] as const) {
    platform.clock.pass(31 * MINUTE);
    const seen: string[] = [];
    for (let round = 0; round <= most + 1; round += 1) {
      platform.clock.pass(8 * MINUTE);
      const answer = await post(path, { ...form, email: to });
      seen.push(`${answer.status} ${answer.headers.get("Retry-After")}`);
      await answer.body?.cancel();
    }
    expect(seen.slice(0, most + 1)).toEqual(Array.from({ length: most + 1 }, () => "200 null"));
    answers[who] = seen.at(-1) ?? "";
  }
  expect(answers.known).toBe(`429 ${3600 - 8 * 60}`);
  expect(answers.unknown).toBe(answers.known);
  expect(await platform.db.$count(mails, eq(mails.toAddress, email))).toBe(before + most + 1);
  platform.clock.pass(24 * 60 * MINUTE);
  expect((await post(path, { ...form, email })).status).toBe(200);
});

test("the link signs in the browser that signed up, and continues", async () => {
  const signedUp = await strict.post("/signup", { ...A_SENIOR_SIGN_UP, email: "onward@quill.example", next: "/job/7" });
  const [mail] = await listOpenedMailsTo(strict.platform, "onward@quill.example");
  const [, path = "", token = ""] = /(\/verify-email\?token=([\w-]+)\S*)/.exec(mail?.textBody ?? "") ?? [];
  expect(await (await strict.get(path)).text()).toContain('name="next" value="/job/7"');
  const here = { cookie: cookieOf(signedUp, "signed-up") };
  const done = await strict.post(path, { intent: "verify", token, next: "/job/7" }, here);
  expect(done.headers.get("Location")).toBe("/job/7");
  expect(cookieOf(done, "session")).not.toBe("");
});

describe("another person who opens the link", () => {
  async function opened(email: string, cookieFrom: (mine: string) => Promise<string>) {
    const signedUp = await strict.post("/signup", { ...A_SENIOR_SIGN_UP, email, next: "/job/7" });
    const cookie = await cookieFrom(cookieOf(signedUp, "signed-up"));
    const [, path = "", token = ""] = /(\/verify-email\?token=([\w-]+)\S*)/.exec(await newestMailTo(email)) ?? [];
    const done = await strict.post(path, { intent: "verify", token, next: "/job/7" }, { cookie });
    const [user] = await strict.platform.db.select().from(users).where(eq(users.email, email));
    expect(user?.isEmailVerified).toBe(true);
    return { to: done.headers.get("Location"), session: cookieOf(done, "session"), toast: toastOf(done) };
  }
  async function newestMailTo(email: string): Promise<string> {
    const sent = await listOpenedMailsTo(strict.platform, email);
    return sent.findLast(({ textBody }) => textBody.includes("/verify-email"))?.textBody ?? "";
  }

  const asked = { to: "/login?next=%2Fjob%2F7", session: "" };

  // Clauses 2.1-43.
  test("is asked to log in, and the address counts as verified", async () => {
    const answer = await opened("forwarded@quill.example", async () => "");
    expect(answer).toMatchObject(asked);
    expect(answer.toast).toContain("Your email is verified");
  });

  test("is asked to log in a day later, or with a forged mark", async () => {
    const forge = async (mine: string) => mine.replace(/\.\d+\./, ".99999999999999.");
    expect(await opened("forged@quill.example", forge)).toMatchObject(asked);
    const late = "late@quill.example";
    const wait = async (mine: string) => {
      strict.platform.clock.pass(24 * 60 * MINUTE);
      await strict.post("/verify-email?next=/job/7", { intent: "resend", email: late });
      return mine;
    };
    expect(await opened(late, wait)).toMatchObject(asked);
    const email = "taken@quill.example";
    const other = await opened(email, async () =>
      cookieOf(await strict.post("/signup", { ...A_SENIOR_SIGN_UP, email }), "signed-up"),
    );
    expect(other).toMatchObject(asked);
  });

  test("is signed in after signing up twice in one browser", async () => {
    const email = "twice@quill.example";
    const again = await opened(email, async (cookie) =>
      cookieOf(await strict.post("/signup", { ...A_SENIOR_SIGN_UP, email }, { cookie }), "signed-up"),
    );
    expect(again.session).not.toBe("");
  });
});

test("both areas remind an unverified person where verification is required", async () => {
  const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });
  const said = { isVerified: false };
  const unverified = [
    ["/senior/dashboard", await aSenior(strict.platform, said)],
    ["/recruiter/dashboard", await aRecruiter(strict.platform, said)],
  ] as const;
  for (const [path, person] of unverified) {
    const page = await (await strict.get(path, { cookie: person.cookie })).text();
    expect(page).toContain("Please verify your email");
    expect(page).toContain("Send the email again");
  }
  const verified = await aSenior(strict.platform);
  expect(await (await strict.get("/senior/dashboard", { cookie: verified.cookie })).text()).not.toContain(
    "Please verify your email",
  );
});
