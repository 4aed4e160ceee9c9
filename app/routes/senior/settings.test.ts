import { expect, test } from "vitest";
import { listHiddenCompanies } from "#app/features/profiles/hiding/queries.server.ts";
import { savePreferences } from "#app/features/settings/commands.server.ts";
import { findPreferences } from "#app/features/settings/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/senior/settings";

// Clauses 2.1-24, 2.5-45, 2.5-47.
test("the page has the specified texts", async () => {
  const { cookie } = await aSenior(platform);
  const html = await (await get(PATH, { cookie })).text();
  for (const words of [
    "Settings",
    "Manage your account preferences",
    "Email notifications",
    "Receive job alerts via email",
    "Push notifications",
    "Get notified about new messages",
    "Weekly digest",
    "Receive weekly job recommendations",
    "Profile visibility",
    "Make your profile visible to recruiters",
    "Show salary expectations",
    "Display your salary range to employers",
    "Dark Mode",
    "Switch between light and dark theme",
    "Danger Zone",
    "Irreversible account actions",
    "Delete Account",
    "You are here",
  ]) {
    expect(html, words).toContain(words);
  }
});

// Clauses 2.5-53.
test("saves switches without JavaScript, and the next page is dark", async () => {
  const { cookie, viewer } = await aSenior(platform);
  const html = await (await get(PATH, { cookie })).text();
  const shown = /name="shown" value="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(shown).toBe("hasEmails");
  await savePreferences(platform, viewer, { showsWantedPay: true });
  const form = { intent: "preferences", shown, hasWeeklyDigest: "on", isDark: "on" };
  const answer = await post(PATH, form, { cookie });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Your settings are saved");
  expect(await findPreferences(platform.db, viewer.id)).toEqual({
    hasEmails: false,
    hasWeeklyDigest: true,
    // For recruiters only; no senior is asked for it.
    hasDailyDigest: true,
    hasSuggestions: true,
    isVisible: false,
    // Switched after this page was rendered.
    showsWantedPay: true,
    isDark: true,
  });
  expect(await (await get("/about", { cookie })).text()).toContain('data-theme="dark"');
});

// Clauses 2.5-51.
test("hides from a company and undoes that without JavaScript", async () => {
  const { cookie, viewer } = await aSenior(platform);
  const hide = await post(PATH, { intent: "hide-from-company", company: " Kestrel  Row " }, { cookie });
  expect([hide.status, hide.headers.get("Location")]).toEqual([303, PATH]);
  const [hidden] = await listHiddenCompanies(platform.db, viewer.id);
  const html = await (await get(PATH, { cookie })).text();
  for (const words of ["Companies that can&#x27;t find you", "Kestrel  Row", "Stop hiding from"]) {
    expect(html, words).toContain(words);
  }
  const show = await post(PATH, { intent: "show-to-company", hiddenId: hidden?.id ?? "" }, { cookie });
  expect(show.status).toBe(303);
  expect(await listHiddenCompanies(platform.db, viewer.id)).toEqual([]);
});

test("refuses an empty company beside its field and keeps typed text", async () => {
  const { cookie } = await aSenior(platform);
  const answer = await post(PATH, { intent: "hide-from-company", company: "?!" }, { cookie });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toContain("Please enter the company&#x27;s name");
  expect(html).toContain('value="?!"');
  expect(html).toContain("Changes save automatically.");
  const recruiter = await aRecruiter(platform);
  const wrong = await post("/recruiter/settings", { intent: "hide-from-company", company: "Acme" }, recruiter);
  expect(wrong.status).toBe(403);
  expect(pageText(await (await get("/recruiter/settings", recruiter)).text())).not.toContain(
    "Companies that can't find you",
  );
});

test("a new password keeps this browser signed in with a new cookie", async () => {
  const { cookie, password } = await aSenior(platform);
  const asked = await (await get(`${PATH}?ask=password`, { cookie })).text();
  expect(asked).toContain("Confirm new password");
  const form = { currentPassword: password, password: "a lantern at dusk", confirmPassword: "a lantern at dusk" };
  const answer = await post(`${PATH}?ask=password`, { intent: "change-password", ...form }, { cookie });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, PATH]);
  const fresh = answer.headers.getSetCookie().find((one) => one.startsWith("session=")) ?? "";
  expect((await get(PATH, { cookie: fresh.split(";")[0] })).status).toBe(200);
  expect((await get(PATH, { cookie })).status).toBe(302);
});

test("a refused form keeps the typed address and never a password", async () => {
  const { cookie } = await aSenior(platform);
  const form = { intent: "change-email", currentPassword: "wrong-and-secret", email: "new@people.example" };
  const answer = await post(`${PATH}?ask=email`, form, { cookie });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(pageText(html)).toContain("This isn't your password");
  expect(html).toContain('value="new@people.example"');
  expect(html).not.toContain("wrong-and-secret");
});

test("limits password guesses in the settings to ten", async () => {
  const { cookie, password } = await aSenior(platform);
  const guess = { intent: "delete-account", currentPassword: "a guess of mine" };
  for (let n = 0; n < 10; n++) expect((await post(PATH, guess, { cookie })).status).toBe(400);
  expect((await post(PATH, { ...guess, currentPassword: password }, { cookie })).status).toBe(429);
});

test("a deleted account shows its day on every page, and can be kept", async () => {
  const { cookie, password } = await aSenior(platform);
  const asked = await (await get(`${PATH}?ask=delete`, { cookie })).text();
  for (const words of ["14 days", "your profile, photo and resume", "Would you like a copy first?"])
    expect(asked).toContain(words);
  await post(PATH, { intent: "delete-account", currentPassword: password }, { cookie });
  expect(await (await get("/senior/dashboard", { cookie })).text()).toContain("Keep my account");
  await post(PATH, { intent: "keep-account" }, { cookie });
  expect(await (await get("/senior/dashboard", { cookie })).text()).not.toContain("Keep my account");
});

// Clauses 2.1-61.
test("the export is one zip to download", async () => {
  const { cookie, email } = await aSenior(platform);
  const answer = await post("/settings/export", {}, { cookie });
  expect(answer.headers.get("Content-Type")).toBe("application/zip");
  expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="seasoned-my-data-[\d-]+\.zip"$/);
  expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).toContain(email);
});
