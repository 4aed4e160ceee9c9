import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions } from "#app/db/schema/accounts.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { cookieOf, cookiesOf, toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { A_PASSWORD, A_SENIOR_SIGN_UP, aRecruiter, aSenior } from "#test/people.ts";
import { MINUTE } from "#test/platform.ts";

// All tests use one address, so time separates their rate limits.
const { platform, get, post } = await openTestApp();
const secure = await openTestApp({ env: { APP_URL: "https://seasoned.example" } });

// Clauses 2.1-2, 2.2-1, 8-4.
test("signing in leads to the remembered path or the dashboard", async () => {
  const { email } = await aSenior(platform);
  const to = async (next: string) =>
    (await post("/login", { email, password: A_PASSWORD, next })).headers.get("Location");
  expect(await to("/job/1")).toBe("/job/1");
  for (const evil of [
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "/%09/evil.example",
    "javascript:alert(1)",
    "/login?next=/x",
  ]) {
    expect(await to(evil)).toBe("/senior/dashboard");
  }
});

test.each([
  ["recruiter", "/recruiter/dashboard?tab=post-job", "/recruiter/dashboard/post-job"],
  ["recruiter", "/profile", "/recruiter/profile"],
  ["senior", "/senior/jobs", "/senior/find-jobs"],
] as const)("a %s who signs in for %s is greeted at %s, where that leads", async (role, next, end) => {
  const { email } = role === "senior" ? await aSenior(platform) : await aRecruiter(platform);
  const signedIn = await post("/login", { email, password: A_PASSWORD, next });
  const on = await get(next, { cookie: cookiesOf(signedIn) });
  expect(on.headers.get("Location")).toBe(end);
  const cookie = `${cookieOf(signedIn, "session")}; ${cookiesOf(on)}`;
  expect(await (await get(end, { cookie })).text()).toContain("Successfully logged in!");
});

// Clauses 2.4-10, D27.
test('remember me" decides how long the cookie and the session las', async () => {
  platform.clock.pass(10 * MINUTE);
  const { email } = await aSenior(platform);
  const short = await post("/login", { email, password: A_PASSWORD });
  const long = await post("/login", { email, password: A_PASSWORD, rememberMe: "on" });
  const attributes = (response: Response) =>
    response.headers
      .getSetCookie()
      .find((text) => text.startsWith("session="))
      ?.split("; ")
      .slice(1);
  expect(attributes(short)).toEqual(["Path=/", "HttpOnly", "SameSite=Lax"]);
  expect(attributes(long)).toEqual(["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${30 * 24 * 3600}`]);
  expect(toastOf(long)).toContain("Successfully logged in!");
});

// Clauses 8-1, 8-32, D28.
test("a failed sign-in looks alike for known and unknown addresses", async () => {
  const { email } = await aSenior(platform);
  const known = await post("/login", { email, password: "wrong" });
  const unknown = await post("/login", { email: "nobody@people.example", password: "wrong" });
  expect([known.status, unknown.status]).toEqual([401, 401]);
  const [first, second] = [await known.text(), await unknown.text()];
  for (const html of [first, second]) expect(pageText(html)).toContain("The email or password isn't right");
  expect(first).toContain(`value="${email}"`);
  expect(known.headers.getSetCookie().some((text) => text.startsWith("session="))).toBe(false);
});

// Clauses 2.4-10, D26.
test("the other tab says which account it is", async () => {
  const { email } = await aRecruiter(platform);
  const answer = await post("/login", { as: "senior", email, password: A_PASSWORD });
  expect(answer.headers.get("Location")).toBe("/recruiter/dashboard");
  expect(toastOf(answer)).toContain("This is a recruiter account");
});

test("refuses the twenty-sixth sign-in of an address in five minutes", async () => {
  platform.clock.pass(31 * MINUTE);
  const { email } = await aSenior(platform);
  for (let round = 0; round < 25; round += 1) {
    expect((await post("/login", { email: `${round}@people.example`, password: "wrong" })).status).toBe(401);
  }
  const refused = await post(
    "/login",
    { email, password: A_PASSWORD },
    { headers: { "X-Forwarded-For": "203.0.113.9" } },
  );
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "300"]);
  const keys = (await platform.db.select().from(rateLimits)).map((row) => row.key).join(" ");
  expect(keys).not.toContain("people.example");
  expect(keys).not.toContain("127.0.0.1");
  platform.clock.pass(5 * MINUTE);
  expect((await post("/login", { email, password: A_PASSWORD })).status).toBe(303);
});

test("a flooded account accepts only its owner's known device", async () => {
  platform.clock.pass(61 * MINUTE);
  const { email } = await aSenior(platform);
  const first = await post("/login", { email, password: A_PASSWORD });
  const device = cookieOf(first, "device");
  for (let round = 0; round < 26; round += 1) {
    platform.clock.pass(MINUTE);
    await post("/login", { email, password: "wrong" });
  }
  platform.clock.pass(5 * MINUTE);
  expect((await post("/login", { email, password: A_PASSWORD })).status).toBe(429);
  expect((await post("/login", { email, password: A_PASSWORD }, { cookie: device })).status).toBe(303);
  const forged = `${device.slice(0, -1)}${device.endsWith("A") ? "B" : "A"}`;
  expect((await post("/login", { email, password: A_PASSWORD }, { cookie: forged })).status).toBe(429);
});

// Clauses 4-1.
test("a forged or dumped session token opens nothing", async () => {
  const { viewer } = await aSenior(platform);
  const [row] = await platform.db.select().from(sessions).where(eq(sessions.userId, viewer.id));
  for (const token of [row?.tokenHash ?? "", "A".repeat(43), "", "%00", "a b"]) {
    expect((await get("/senior/dashboard", { cookie: `session=${token}` })).headers.get("Location")).toContain(
      "/login",
    );
  }
});

test("binds every cookie to the host on HTTPS", async () => {
  const { email } = await aSenior(secure.platform);
  const headers = { Host: "seasoned.example" };
  const answer = await secure.post("/login", { email, password: A_PASSWORD, rememberMe: "on" }, { headers });
  const own = answer.headers.getSetCookie().filter((text) => !text.startsWith("toast="));
  expect(own.map((text) => text.split("=")[0])).toEqual(["__Host-session", "__Host-device"]);
  for (const text of own) {
    expect(text.split("; ").slice(1)).toEqual(["Path=/", "HttpOnly", "SameSite=Lax", "Secure", "Max-Age=2592000"]);
  }
  expect((await secure.get("/dev/outbox", { headers })).status).toBe(404);
});

// Clauses 8-2, D92.
test("account forms keep typed text when our side fails", async () => {
  const failing = await openTestApp();
  const senior = await aSenior(failing.platform);
  const { db } = failing.platform;
  const isBroken = new Set<string | symbol>(["transaction", "delete"]);
  failing.platform.db = new Proxy(db, {
    get(target, name) {
      if (isBroken.has(name)) throw Object.assign(new Error("no connection"), { code: "ECONNREFUSED" });
      return Reflect.get(target, name, target);
    },
  });
  const signUp = await failing.post("/signup", { ...A_SENIOR_SIGN_UP, email: "kept@people.example" });
  expect(signUp.status).toBe(503);
  const page = await signUp.text();
  expect(pageText(page)).toContain("We couldn't create your account");
  expect(page).toContain('value="kept@people.example"');

  const signIn = await failing.post("/login", { email: senior.email, password: senior.password });
  expect(signIn.status).toBe(503);
  expect(pageText(await signIn.text())).toContain("We couldn't log you in");

  const signOut = await failing.post("/logout", { after: "/" }, { cookie: senior.cookie });
  expect(signOut.headers.get("Location")).toBe("/logout");
  expect(toastOf(signOut)).toContain("We couldn't log you out");
  failing.platform.db = db;
  expect((await failing.get("/senior/dashboard", { cookie: senior.cookie })).status).toBe(200);
});

test("an empty login has one message beside each field", async () => {
  platform.clock.pass(60 * MINUTE);
  const answer = await post("/login", { email: " ", password: "" });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Please enter your email");
  expect(html).toContain("Please enter your password");
  expect(html).not.toContain("We couldn't log you in");
  const half = await (await post("/login", { email: "pat@people.example", password: "" })).text();
  expect(half).not.toContain("Please enter your email");
  expect(half).toContain("Please enter your password");
  expect(half).toContain('value="pat@people.example"');
});

test("the login links to a password reset without a typed address", async () => {
  expect(await (await get("/login")).text()).toMatch(/<a [^>]*href="\/reset-password"/);
});
