import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { TERMS } from "#app/brand.ts";
import { sessions, termsAcceptances, userRoles, users } from "#app/db/schema/accounts.ts";
import { mails } from "#app/db/schema/mails.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { openSealed } from "#app/features/mail/sealing/secret.server.ts";
import { openTestApp } from "#test/app.ts";
import { A_PASSWORD, aRecruiter, aSenior } from "#test/people.ts";

const { platform, get, post } = await openTestApp();

const SENIOR = {
  as: "senior",
  firstName: "Harriet",
  lastName: "Quill",
  password: A_PASSWORD,
  agreeTerms: "on",
};
const RECRUITER = { ...SENIOR, as: "recruiter", companyName: "Hallam and Reed", jobTitle: "Owner" };

/** All tests knock from one address: time is what keeps one test's limit out of the next. */
function laterByMinutes(minutes: number) {
  platform.clock.set(new Date(platform.clock.now().getTime() + minutes * 60_000));
}

function cookiesOf(response: Response): string[] {
  return response.headers.getSetCookie();
}

function sessionOf(response: Response): string {
  const [cookie = ""] = (cookiesOf(response).find((text) => text.startsWith("session=")) ?? "").split(";");
  return cookie;
}

/** What the toast cookie of an answer says. */
function toastOf(response: Response): string {
  const cookie = cookiesOf(response).find((text) => text.startsWith("toast=")) ?? "";
  const [payload = ""] = decodeURIComponent(/toast=([^;]*)/.exec(cookie)?.[1] ?? "").split(".");
  return Buffer.from(payload, "base64").toString("utf8");
}

async function mailsTo(email: string, of = platform) {
  const rows = await of.db.select().from(mails).where(eq(mails.toAddress, email));
  return rows.map((mail) => ({ ...mail, textBody: openSealed(of, mail.textBody) }));
}

async function newestMailTo(email: string) {
  return (await mailsTo(email)).at(-1);
}

test("sign-up says beforehand how short a name may be", async () => {
  for (const path of ["/signup", "/signup?as=recruiter"]) {
    const html = await (await get(path)).text();
    expect(html.split("At least 2 characters"), path).toHaveLength(3);
  }
});

test("sign-up signs in and leads to the role's dashboard", async () => {
  const senior = await post("/signup", { ...SENIOR, email: "a@quill.example" });
  expect([senior.status, senior.headers.get("Location")]).toEqual([303, "/senior/dashboard"]);
  expect(toastOf(senior)).toContain("Registration successful! Please check your email for verification.");
  const page = await get("/login", { cookie: sessionOf(senior) });
  expect(page.headers.get("Location")).toBe("/senior/dashboard");

  const recruiter = await post("/signup?as=recruiter", { ...RECRUITER, email: "b@quill.example" });
  expect(recruiter.headers.get("Location")).toBe("/recruiter/dashboard");
  expect((await newestMailTo("b@quill.example"))?.subject).toBe("Please verify your email for Seasoned");
});

test.each([
  ["firstName", "H", "First name is required"],
  ["lastName", "", "Last name is required"],
  ["email", "harriet@quill", "Please enter a valid email"],
  ["password", "1234567", "Password must be at least 8 characters"],
  ["password", "x".repeat(129), "Password must be at most 128 characters"],
  ["companyName", "", "Company name is required"],
  ["jobTitle", " ", "Job title is required"],
  ["agreeTerms", "", "Please agree to the terms to create an account"],
])("sign-up with %s %j says: %s", async (field, value, message) => {
  const answer = await post("/signup?as=recruiter", { ...RECRUITER, email: "c@quill.example", [field]: value });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(message);
  expect(html).not.toContain(A_PASSWORD);
  if (field !== "lastName") expect(html).toContain('value="Quill"');
});

test("unticked terms are refused by the server", async () => {
  const { agreeTerms: _, ...unticked } = SENIOR;
  const answer = await post("/signup", { ...unticked, email: "unticked@quill.example" });
  expect(answer.status).toBe(400);
  expect(await platform.db.select().from(users).where(eq(users.email, "unticked@quill.example"))).toHaveLength(0);
});

test.each(["role", "id", "isEmailVerified", "emailVerified", "createdAt"])(
  "sign-up with the field %s is refused",
  async (field) => {
    const answer = await post("/signup", { ...SENIOR, email: "extra@quill.example", [field]: "recruiter" });
    expect(answer.status).toBe(400);
    expect(await platform.db.select().from(users).where(eq(users.email, "extra@quill.example"))).toHaveLength(0);
  },
);

test("a taken address is said beside the email, and what was typed stays", async () => {
  const { email } = await aSenior(platform);
  const answer = await post("/signup", { ...SENIOR, email: email.toUpperCase() });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("This email has an account already. Please log in instead");
});

test("sign-in leads to the remembered path or to the own dashboard", async () => {
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
  ["recruiter", "/recruiter/dashboard?tab=post-job", "/recruiter/post-job"],
  ["recruiter", "/profile", "/recruiter/profile"],
  ["senior", "/senior/jobs", "/senior/find-jobs"],
] as const)("a %s who signs in for %s is greeted at %s, where that leads", async (role, next, end) => {
  const { email } = role === "senior" ? await aSenior(platform) : await aRecruiter(platform);
  const signedIn = await post("/login", { email, password: A_PASSWORD, next });
  const jar = (response: Response) => cookiesOf(response).map((text) => text.split(";")[0]);
  const first = jar(signedIn);
  const on = await get(next, { cookie: first.join("; ") });
  expect(on.headers.get("Location")).toBe(end);
  const session = first.filter((text) => !text?.startsWith("toast="));
  expect(await (await get(end, { cookie: [...session, ...jar(on)].join("; ") })).text()).toContain(
    "Successfully logged in!",
  );
});

test("remember me decides how long the cookie and the session last", async () => {
  laterByMinutes(10);
  const { email } = await aSenior(platform);
  const short = await post("/login", { email, password: A_PASSWORD });
  const long = await post("/login", { email, password: A_PASSWORD, rememberMe: "on" });
  const attributes = (response: Response) =>
    cookiesOf(response)
      .find((text) => text.startsWith("session="))
      ?.split("; ")
      .slice(1);
  expect(attributes(short)).toEqual(["Path=/", "HttpOnly", "SameSite=Lax"]);
  expect(attributes(long)).toEqual(["Path=/", "HttpOnly", "SameSite=Lax", `Max-Age=${30 * 24 * 3600}`]);
  expect(toastOf(long)).toContain("Successfully logged in!");
});

test("a failed sign-in is said beside the form, alike for known and unknown addresses", async () => {
  const { email } = await aSenior(platform);
  const known = await post("/login", { email, password: "wrong" });
  const unknown = await post("/login", { email: "nobody@people.example", password: "wrong" });
  expect([known.status, unknown.status]).toEqual([401, 401]);
  const [first, second] = [await known.text(), await unknown.text()];
  for (const html of [first, second]) expect(html).toContain("The email or the password is not right");
  expect(first).toContain(`value="${email}"`);
  expect(cookiesOf(known).some((text) => text.startsWith("session="))).toBe(false);
});

test("the other tab says which account it is", async () => {
  const { email } = await aRecruiter(platform);
  const answer = await post("/login", { as: "senior", email, password: A_PASSWORD });
  expect(answer.headers.get("Location")).toBe("/recruiter/dashboard");
  expect(toastOf(answer)).toContain("This is a recruiter account");
});

test("log out ends the session, for good, and leads where the link promised", async () => {
  const { cookie } = await aSenior(platform);
  const page = await get("/logout", { cookie });
  expect(page.status).toBe(200);
  expect((await get("/login", { cookie })).status).toBe(302);

  const answer = await post("/logout", { after: "/" }, { cookie });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
  expect(toastOf(answer)).toContain("You have been successfully logged out.");
  expect((await get("/login", { cookie })).status).toBe(200);

  const fromHeader = await post("/logout", { after: "/login" });
  expect(fromHeader.headers.get("Location")).toBe("/login");
  const elsewhere = await post("/logout", { after: "https://evil.example" });
  expect(elsewhere.headers.get("Location")).toBe("/");
});

test.each(["https://evil.example", "null", ""])(
  "another origin (%j) can neither sign out nor sign in",
  async (origin) => {
    const { cookie, email } = await aSenior(platform);
    const headers = { Origin: origin, "Sec-Fetch-Site": "cross-site" };
    expect((await post("/logout", {}, { cookie, headers })).status).toBe(403);
    expect((await post("/login", { email, password: A_PASSWORD }, { headers })).status).toBe(403);
    expect((await get("/login", { cookie })).status).toBe(302);
  },
);

test("forgotten password: one sentence for everybody, one link, one use", async () => {
  laterByMinutes(10);
  const { email, cookie } = await aSenior(platform);
  laterByMinutes(1);
  const known = await post("/login", { intent: "forgot-password", email, password: "" });
  const unknown = await post("/login", { intent: "forgot-password", email: "nobody2@people.example", password: "" });
  for (const answer of [known, unknown]) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Password reset instructions sent to your email!");
  }
  const mail = (await mailsTo(email)).find((one) => one.subject.startsWith("Choose"));
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
  expect(await mismatch.text()).toContain("The two passwords are not the same");
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

test("a verification link is used by its button only, and changes the session", async () => {
  const signedUp = await post("/signup", { ...SENIOR, email: "verify@quill.example" });
  const before = sessionOf(signedUp);
  const mail = await newestMailTo("verify@quill.example");
  const [, path = "", token = ""] = /(\/verify-email\?token=([\w-]+))/.exec(mail?.textBody ?? "") ?? [];
  for (let round = 0; round < 2; round += 1) expect(await (await get(path)).text()).toContain("Yes, this is my email");
  const done = await post(path, { intent: "verify", token }, { cookie: before });
  expect(done.headers.get("Location")).toBe("/senior/dashboard");
  expect(sessionOf(done)).not.toBe(before);
  expect((await get("/login", { cookie: before })).status).toBe(200);
  expect((await get("/login", { cookie: sessionOf(done) })).status).toBe(302);
  const [user] = await platform.db.select().from(users).where(eq(users.email, "verify@quill.example"));
  expect(user?.isEmailVerified).toBe(true);
  const opened = await (await get(path, { cookie: sessionOf(done) })).text();
  expect(opened).toContain("There is nothing left to do.");
  expect(opened.slice(opened.indexOf("There is nothing left to do."))).toContain('href="/senior/dashboard"');
  expect((await post(path, { intent: "verify", token })).headers.get("Location")).toContain("/verify-email?token=");
  expect(await (await get(path)).text()).toContain("This link no longer works");
});

test("another verification mail leads where the first one did, and nowhere else", async () => {
  const { cookie, email } = await aSenior(platform, { isVerified: false });
  for (const next of ["/job/one?save=1", "https://elsewhere.example/"]) {
    laterByMinutes(1);
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

test("another verification mail comes once a minute at most", async () => {
  const { cookie, email } = await aSenior(platform, { isVerified: false });
  const ask = () => post("/verify-email", { intent: "resend", email }, { cookie });
  expect(await (await ask()).text()).toContain("A new mail is on its way");
  const tooSoon = await ask();
  expect([tooSoon.status, tooSoon.headers.get("Retry-After")]).toEqual([429, "60"]);
  laterByMinutes(1);
  expect((await ask()).status).toBe(200);
  expect(await platform.db.select().from(mails).where(eq(mails.toAddress, email))).toHaveLength(3);
});

test("the sixth reset mail within half an hour is refused", async () => {
  const { email } = await aSenior(platform);
  laterByMinutes(31);
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
])("%s to one address are %i a day at most, alike for an address that nobody has", async (_, most, path, form) => {
  const { email } = await aSenior(platform, { isVerified: false });
  const before = await platform.db.$count(mails, eq(mails.toAddress, email));
  const answers = { known: "", unknown: "" };
  for (const [who, to] of [
    ["known", email],
    ["unknown", `nobody.${email}`],
  ] as const) {
    laterByMinutes(31);
    const seen: string[] = [];
    for (let round = 0; round <= most; round += 1) {
      laterByMinutes(8);
      const answer = await post(path, { ...form, email: to });
      seen.push(`${answer.status} ${answer.headers.get("Retry-After")}`);
      await answer.body?.cancel();
    }
    expect(seen.slice(0, most)).toEqual(Array.from({ length: most }, () => "200 null"));
    answers[who] = seen.at(-1) ?? "";
  }
  expect(answers.known).toBe(`429 ${24 * 3600 - most * 8 * 60}`);
  expect(answers.unknown).toBe(answers.known);
  expect(await platform.db.$count(mails, eq(mails.toAddress, email))).toBe(before + most);
  laterByMinutes(24 * 60);
  expect((await post(path, { ...form, email })).status).toBe(200);
});

test("the twenty-sixth sign-in of an address within five minutes is refused, and the counter names nobody", async () => {
  laterByMinutes(31);
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
  laterByMinutes(5);
  expect((await post("/login", { email, password: A_PASSWORD })).status).toBe(303);
});

test("a flooded account lets in its owner's known device only", async () => {
  laterByMinutes(61);
  const { email } = await aSenior(platform);
  const first = await post("/login", { email, password: A_PASSWORD });
  const [device = ""] = (cookiesOf(first).find((text) => text.startsWith("device=")) ?? "").split(";");
  for (let round = 0; round < 26; round += 1) {
    laterByMinutes(1);
    await post("/login", { email, password: "wrong" });
  }
  laterByMinutes(5);
  expect((await post("/login", { email, password: A_PASSWORD })).status).toBe(429);
  expect((await post("/login", { email, password: A_PASSWORD }, { cookie: device })).status).toBe(303);
  const forged = `${device.slice(0, -1)}${device.endsWith("A") ? "B" : "A"}`;
  expect((await post("/login", { email, password: A_PASSWORD }, { cookie: forged })).status).toBe(429);
});

test("a session token made up or taken from a dump opens nothing", async () => {
  const { viewer } = await aSenior(platform);
  const [row] = await platform.db.select().from(sessions).where(eq(sessions.userId, viewer.id));
  for (const token of [row?.tokenHash ?? "", "A".repeat(43), "", "%00", "a b"]) {
    expect((await get("/senior/dashboard", { cookie: `session=${token}` })).headers.get("Location")).toContain(
      "/login",
    );
  }
});

test("/profile leads to the own area, and lets an account without a role choose once", async () => {
  const senior = await aSenior(platform);
  expect((await get("/profile", { cookie: senior.cookie })).headers.get("Location")).toBe("/senior/profile");
  expect((await get("/profile")).headers.get("Location")).toBe("/login?next=%2Fprofile");
  await platform.db.delete(userRoles).where(eq(userRoles.userId, senior.viewer.id));
  expect(await (await get("/profile", { cookie: senior.cookie })).text()).toContain("What brings you here?");
  const wrong = await post("/profile", { as: "recruiter", companyName: "", jobTitle: "" }, { cookie: senior.cookie });
  expect(await wrong.text()).toContain("Company name is required");
  const chosen = await post("/profile", { as: "senior" }, { cookie: senior.cookie });
  expect(chosen.headers.get("Location")).toBe("/senior/dashboard");
  const again = await post(
    "/profile",
    { as: "recruiter", companyName: "H&R", jobTitle: "Owner" },
    { cookie: senior.cookie },
  );
  expect(again.headers.get("Location")).toBe("/senior/profile");
  const roles = await platform.db.select().from(userRoles).where(eq(userRoles.userId, senior.viewer.id));
  expect(roles.map(({ role }) => role)).toEqual(["senior"]);
});

const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });

test("where verification is required, new and known addresses get the same answer", async () => {
  const known = await aSenior(strict.platform);
  const shapeOf = async (email: string) => {
    const answer = await strict.post("/signup", { ...SENIOR, email });
    const headers = [...answer.headers.keys()].filter((name) => name !== "x-request-id");
    return { status: answer.status, headers, to: answer.headers.get("Location"), body: await answer.text() };
  };
  const first = await shapeOf("new@quill.example");
  expect(await shapeOf(known.email)).toEqual(first);
  expect(first).toMatchObject({ status: 303, to: "/verify-email" });
  expect(await (await strict.get("/verify-email")).text()).toContain("Check your email");
  const rows = await strict.platform.db.select().from(mails).where(eq(mails.toAddress, known.email));
  expect(rows.map((mail) => mail.subject)).toContain("You already have a Seasoned account");
});

test("the mail's link signs in and goes on to the remembered path", async () => {
  await strict.post("/signup", { ...SENIOR, email: "onward@quill.example", next: "/job/7" });
  const [mail] = await mailsTo("onward@quill.example", strict.platform);
  const [, path = "", token = ""] = /(\/verify-email\?token=([\w-]+)\S*)/.exec(mail?.textBody ?? "") ?? [];
  expect(await (await strict.get(path)).text()).toContain('name="next" value="/job/7"');
  const done = await strict.post(path, { intent: "verify", token, next: "/job/7" });
  expect(done.headers.get("Location")).toBe("/job/7");
  expect(sessionOf(done)).not.toBe("");
});

const secure = await openTestApp({ env: { APP_URL: "https://seasoned.example" } });

test("on HTTPS every cookie of ours is bound to the host", async () => {
  const { email } = await aSenior(secure.platform);
  const headers = { Host: "seasoned.example" };
  const answer = await secure.post("/login", { email, password: A_PASSWORD, rememberMe: "on" }, { headers });
  const own = cookiesOf(answer).filter((text) => !text.startsWith("toast="));
  expect(own.map((text) => text.split("=")[0])).toEqual(["__Host-session", "__Host-device"]);
  for (const text of own) {
    expect(text.split("; ").slice(1)).toEqual(["Path=/", "HttpOnly", "SameSite=Lax", "Secure", "Max-Age=2592000"]);
  }
  expect((await secure.get("/dev/outbox", { headers })).status).toBe(404);
});

test("the outbox shows the mails, each as text and as a sandboxed document", async () => {
  await aSenior(platform, { firstName: "Outbox", email: "outbox@quill.example" });
  const page = await (await get("/dev/outbox")).text();
  expect(page).toContain("outbox@quill.example");
  const mail = await newestMailTo("outbox@quill.example");
  expect(page).toContain(`/dev/outbox/${mail?.id}`);
  const body = await get(`/dev/outbox/${mail?.id}`);
  expect(body.headers.get("Content-Security-Policy")).toContain("sandbox");
  expect(body.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(await body.text()).toContain("Welcome to Seasoned");
  expect((await get("/dev/outbox/1")).status).toBe(404);
});

test("where a verified address is required, both areas remind who has none", async () => {
  const strict = await openTestApp({ env: { REQUIRE_EMAIL_VERIFICATION: "1" } });
  const said = { isVerified: false };
  const unverified = [
    ["/senior/dashboard", await aSenior(strict.platform, said)],
    ["/recruiter/dashboard", await aRecruiter(strict.platform, said)],
  ] as const;
  for (const [path, person] of unverified) {
    const page = await (await strict.get(path, { cookie: person.cookie })).text();
    expect(page).toContain("Please verify your email");
    expect(page).toContain("Send the mail again");
  }
  const verified = await aSenior(strict.platform);
  expect(await (await strict.get("/senior/dashboard", { cookie: verified.cookie })).text()).not.toContain(
    "Please verify your email",
  );
});

test("when our side fails, the account forms say so, keep what was typed and end nothing", async () => {
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
  const signUp = await failing.post("/signup", { ...SENIOR, email: "kept@people.example" });
  expect(signUp.status).toBe(503);
  const page = await signUp.text();
  expect(page).toContain("We could not create your account");
  expect(page).toContain('value="kept@people.example"');

  const signIn = await failing.post("/login", { email: senior.email, password: senior.password });
  expect(signIn.status).toBe(503);
  expect(await signIn.text()).toContain("We could not log you in");

  const signOut = await failing.post("/logout", { after: "/" }, { cookie: senior.cookie });
  expect(signOut.headers.get("Location")).toBe("/logout");
  expect(toastOf(signOut)).toContain("We could not log you out");
  failing.platform.db = db;
  expect((await failing.get("/senior/dashboard", { cookie: senior.cookie })).status).toBe(200);
});

test("who agreed to an older version is asked at the next login, and goes on to where they wanted to be", async () => {
  laterByMinutes(60);
  const { viewer, email, password } = await aSenior(platform);
  const mine = eq(termsAcceptances.userId, viewer.id);
  await platform.db.update(termsAcceptances).set({ version: "2020-01-01" }).where(mine);
  const login = await post("/login", { email, password, next: "/senior/profile" });
  const asked = "/agree?next=%2Fsenior%2Fprofile";
  expect(login.headers.get("Location")).toBe(asked);
  const cookie = sessionOf(login);
  expect(await (await get(asked, { cookie })).text()).toContain("Our terms have changed");

  const unticked = await post("/agree", { next: "/senior/profile" }, { cookie });
  expect(unticked.status).toBe(400);
  expect(await unticked.text()).toContain("Please agree to the terms to go on");
  const agreed = await post("/agree", { agreeTerms: "on", next: "/senior/profile" }, { cookie });
  expect([agreed.status, agreed.headers.get("Location")]).toEqual([303, "/senior/profile"]);
  const kept = await platform.db.select({ version: termsAcceptances.version }).from(termsAcceptances).where(mine);
  expect(kept.map(({ version }) => version).toSorted()).toEqual(["2020-01-01", TERMS.version]);

  expect((await get(asked, { cookie })).headers.get("Location")).toBe("/senior/profile");
  const again = await post("/login", { email, password });
  expect(again.headers.get("Location")).toBe("/senior/dashboard");
});

test("after agreeing nobody is led away from this site", async () => {
  const { viewer, cookie } = await aSenior(platform);
  await platform.db.delete(termsAcceptances).where(eq(termsAcceptances.userId, viewer.id));
  const agreed = await post("/agree", { agreeTerms: "on", next: "//evil.example" }, { cookie });
  expect(agreed.headers.get("Location")).toBe("/senior/dashboard");
});
