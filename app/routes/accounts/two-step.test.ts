import { expect, test } from "vitest";
import { letInWithoutCode } from "#app/features/accounts/operator.server.ts";
import { keysOfSession } from "#app/features/accounts/second-step/codes.server.ts";
import { WRONG_CODE, WRONG_FIRST_CODE } from "#app/features/accounts/second-step/labels.ts";
import { cookieOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { A_PASSWORD, aRecruiter, aSenior, type Person } from "#test/people.ts";
import { codeShownBy } from "#test/second-step.ts";

const { platform, get, post } = await openTestApp();

/** All tests use one address, so time separates their rate limits. */
function laterByMinutes(minutes: number) {
  platform.clock.pass(minutes * 60_000);
}

function keyOf(cookie: string): Buffer {
  return keysOfSession(platform, cookie.slice("session=".length), platform.clock.now())[0];
}

/** Turns it on in the settings, as a browser without JavaScript does. */
async function turnOn({ cookie }: Person, path = "/senior/settings") {
  const key = keyOf(cookie);
  const form = { intent: "turn-on-two-step", currentPassword: A_PASSWORD, code: codeShownBy(key, platform) };
  const answer = await post(`${path}?ask=two-step`, form, { cookie });
  const html = await answer.text();
  const codes = [...html.matchAll(/<li[^>]*>([0-9A-Z]{5}-[0-9A-Z]{5})<\/li>/g)].map(([, code = ""]) => code);
  laterByMinutes(1);
  return { answer, html, key, codes, cookie: cookieOf(answer, "session") };
}

/** Sends the right password; returns the redirect and cookie for the code. */
async function knock({ email }: Person, more: Record<string, string> = {}) {
  laterByMinutes(6);
  const answer = await post("/login", { email, password: A_PASSWORD, ...more });
  return { answer, cookie: cookieOf(answer, "halfway") };
}

test("the settings turn it on, show the codes once, and stay signed in", async () => {
  const person = await aSenior(platform);
  const asked = await (await get("/senior/settings?ask=two-step", { cookie: person.cookie })).text();
  expect(asked).toContain("Code from the app");
  expect(asked).toContain("otpauth://totp/Seasoned:");
  const { answer, html, codes, cookie } = await turnOn(person);
  expect(answer.status).toBe(200);
  expect(codes).toHaveLength(10);
  expect(html).toContain("You are here");
  expect(html).not.toContain("Code from the app");
  const after = await (await get("/senior/settings?ask=two-step", { cookie })).text();
  expect(pageText(after)).toContain("10 of 10 backup codes left");
  expect(after).not.toContain(codes[0]);
  expect(after).not.toContain("otpauth:");
  expect((await get("/senior/settings", { cookie: person.cookie })).status).toBe(302);
});

test("refuses a wrong first code beside its field, with the same key", async () => {
  const { cookie } = await aSenior(platform);
  const form = { intent: "turn-on-two-step", currentPassword: A_PASSWORD, code: "12345" };
  const answer = await post("/senior/settings?ask=two-step", form, { cookie });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain(WRONG_FIRST_CODE);
  const before = await (await get("/senior/settings?ask=two-step", { cookie })).text();
  const href = /otpauth:[^"]+/;
  expect(href.exec(html)?.[0]).toBe(href.exec(before)?.[0]);
});

test("the login asks for the code and leads to the wanted page", async () => {
  const person = await aRecruiter(platform);
  const { key } = await turnOn(person, "/recruiter/settings");
  const next = "/recruiter/manage-jobs";
  const { answer, cookie } = await knock(person, { as: "recruiter", next, rememberMe: "on" });
  expect(answer.headers.get("Location")).toBe(`/login?${new URLSearchParams({ step: "code", as: "recruiter", next })}`);
  expect(cookieOf(answer, "session")).toBe("");
  expect((await get(next, { cookie })).status).toBe(302);
  const page = await (await get(answer.headers.get("Location") ?? "", { cookie })).text();
  expect(page).toContain("6 digits from your app, or one of your backup codes.");
  expect(page).not.toContain("Forgot password");

  const wrong = await post("/login?step=code", { intent: "give-code", code: "31415", next }, { cookie });
  const html = await wrong.text();
  expect(wrong.status).toBe(400);
  expect(html).toContain(WRONG_CODE);
  expect(html).not.toContain("31415");
  expect(cookieOf(wrong, "session")).toBe("");

  const right = await post(
    "/login?step=code",
    { intent: "give-code", code: codeShownBy(key, platform), next },
    { cookie },
  );
  expect([right.status, right.headers.get("Location")]).toEqual([303, next]);
  expect(right.headers.getSetCookie().find((one) => one.startsWith("session="))).toContain("Max-Age=2592000");
  expect(right.headers.getSetCookie().find((one) => one.startsWith("halfway="))).toContain("Max-Age=0");
  expect((await get(next, { cookie: cookieOf(right, "session") })).status).toBe(200);
});

test("a backup code works too, once", async () => {
  const person = await aSenior(platform);
  const { codes } = await turnOn(person);
  const { cookie } = await knock(person);
  const code = codes[3] ?? "";
  const form = { intent: "give-code", code: code.toLowerCase() };
  expect((await post("/login?step=code", form, { cookie })).headers.get("Location")).toBe("/senior/dashboard");
  expect((await post("/login?step=code", form, { cookie })).status).toBe(400);
});

test("shows no code step without the right password", async () => {
  const person = await aSenior(platform);
  const { key } = await turnOn(person);
  const form = () => ({ intent: "give-code", code: codeShownBy(key, platform) });
  for (const cookie of ["", "halfway=x", `halfway=${person.viewer.id}.9999999999999.1.x.x`]) {
    const page = await (await get("/login?step=code", { cookie })).text();
    expect(page).toContain("Forgot password");
    const answer = await post("/login?step=code", form(), { cookie });
    expect(answer.headers.get("Location")).toBe("/login?as=senior");
    expect(cookieOf(answer, "session")).toBe("");
  }
  const { cookie } = await knock(person);
  laterByMinutes(11);
  const late = await post("/login?step=code", form(), { cookie });
  expect(late.headers.get("Location")).toBe("/login?as=senior");
});

test("starts over without losing the path if the code is not needed", async () => {
  const person = await aRecruiter(platform);
  await turnOn(person, "/recruiter/settings");
  const next = "/recruiter/manage-jobs";
  const { cookie } = await knock(person, { as: "recruiter", next });
  await letInWithoutCode(platform, person.email);
  const form = { intent: "give-code", as: "recruiter", code: "123456", next };
  const answer = await post("/login?step=code", form, { cookie });
  expect(answer.headers.get("Location")).toBe(`/login?${new URLSearchParams({ as: "recruiter", next })}`);
  expect(answer.headers.getSetCookie().find((one) => one.startsWith("halfway="))).toContain("Max-Age=0");
});

test("is not offered before the address is verified", async () => {
  const { cookie } = await aSenior(platform, { isVerified: false });
  const page = pageText(await (await get("/senior/settings?ask=two-step", { cookie })).text());
  expect(page).toContain("Confirm your email first; then it can be turned on.");
  expect(page).not.toContain("Code from the app");
});

test("asks for an empty code in words", async () => {
  const person = await aSenior(platform);
  await turnOn(person);
  const { cookie } = await knock(person);
  const answer = await post("/login?step=code", { intent: "give-code", code: " " }, { cookie });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Please type the code from your app");
});

test("limits codes to twenty a day per password", async () => {
  const person = await aSenior(platform);
  const { key, cookie: signedIn } = await turnOn(person);
  const { cookie } = await knock(person);
  const guess = { intent: "give-code", code: "not-a-code" };
  for (let n = 0; n < 20; n++) expect((await post("/login?step=code", guess, { cookie })).status).toBe(400);
  const right = { intent: "give-code", code: codeShownBy(key, platform) };
  const refused = await post("/login?step=code", right, { cookie });
  expect(refused.status).toBe(429);
  expect(pageText(await refused.text())).toContain("With a new password you can try again right away.");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3600);
  const again = await knock(person);
  expect((await post("/login?step=code", right, { cookie: again.cookie })).status).toBe(429);

  const password = "a lantern at dusk";
  const change = { intent: "change-password", currentPassword: A_PASSWORD, password, confirmPassword: password };
  expect((await post("/senior/settings", change, { cookie: signedIn })).status).toBe(303);
  const answer = await post("/login", { email: person.email, password });
  const code = { intent: "give-code", code: codeShownBy(key, platform) };
  const opened = await post("/login?step=code", code, { cookie: cookieOf(answer, "halfway") });
  expect(opened.headers.get("Location")).toBe("/senior/dashboard");
});

test("shows new backup codes once, and can be turned off", async () => {
  const person = await aSenior(platform);
  const { codes, cookie } = await turnOn(person);
  const renewed = await post(
    "/senior/settings?ask=backup-codes",
    { intent: "renew-backup-codes", currentPassword: A_PASSWORD },
    { cookie },
  );
  const html = await renewed.text();
  expect(renewed.status).toBe(200);
  expect(html).not.toContain(codes[0]);
  expect(html.match(/[0-9A-Z]{5}-[0-9A-Z]{5}(?=<\/li>)/g)).toHaveLength(10);
  const off = { intent: "turn-off-two-step", currentPassword: A_PASSWORD };
  expect((await post("/senior/settings?ask=two-step-off", off, { cookie })).status).toBe(303);
  const { answer } = await knock(person);
  expect(answer.headers.get("Location")).toBe("/senior/dashboard");
});

test("new passwords do not reset the limit of guesses", async () => {
  const person = await aSenior(platform);
  const { cookie: signedIn } = await turnOn(person);
  let { cookie } = await knock(person);
  let session = signedIn;
  let currentPassword = A_PASSWORD;
  const guess = { intent: "give-code", code: "not-a-code" };
  const statuses: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (let n = 0; n < 20; n++) statuses.push((await post("/login?step=code", guess, { cookie })).status);
    const password = `a lantern at dusk ${round}`;
    const change = { intent: "change-password", currentPassword, password, confirmPassword: password };
    session = cookieOf(await post("/senior/settings", change, { cookie: session }), "session");
    currentPassword = password;
    laterByMinutes(16);
    cookie = cookieOf(await post("/login", { email: person.email, password }), "halfway");
  }
  expect(statuses.filter((status) => status === 400)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test("the right code clears others' wrong ones", async () => {
  const person = await aSenior(platform);
  const { codes } = await turnOn(person);
  const tryCode = (cookie: string, code: string) =>
    post("/login", { intent: "give-code", as: "senior", code }, { cookie });
  for (const [code = "", tries] of [
    [codes[0], 19],
    [codes[1], 19],
  ] as const) {
    const { cookie } = await knock(person);
    for (let round = 0; round < tries; round += 1) expect((await tryCode(cookie, "000000")).status).toBe(400);
    expect((await tryCode(cookie, code)).status).toBe(303);
  }
});
