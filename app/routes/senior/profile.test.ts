import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { profiles } from "#app/db/schema/profiles.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { openTestApp } from "#test/app.ts";
import { withoutTables } from "#test/broken-tables.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/senior/profile";

const FORM: Array<[string, string]> = [
  ["fullName", "Harriet Quill"],
  ["bio", "Thirty years of batch plants."],
  ["skills", "HAZOP, Relief sizing"],
  ["yearsExperience", "31"],
  ["availabilityHours", "20"],
  ["workPreference", "hybrid"],
  ["place", "Hammond, Louisiana"],
  ["isVisible", "on"],
];

function formWith(name: string, value: string | null): Array<[string, string]> {
  const rest = FORM.filter(([field]) => field !== name);
  return value === null ? rest : [...rest, [name, value]];
}

// Clauses 2.2-8.
test("sends a stranger to log in and back, and a recruiter home", async () => {
  const stranger = await get(PATH);
  expect([stranger.status, stranger.headers.get("Location")]).toEqual([302, "/login?next=%2Fsenior%2Fprofile"]);
  const { cookie } = await aRecruiter(platform);
  const recruiter = await get(PATH, { cookie });
  expect([recruiter.status, recruiter.headers.get("Location")]).toEqual([302, "/"]);
});

test("an empty profile has the defaults and counts only the name", async () => {
  const { cookie } = await aSenior(platform);
  const html = await (await get(PATH, { cookie })).text();
  expect(html).toContain('aria-label="13% profile complete"');
  expect(html).toMatch(/name="availabilityHours"[^>]*value="20"|value="20"[^>]*name="availabilityHours"/);
  expect(html).toMatch(/name="isVisible"/);
  expect(html).not.toMatch(/checked=""[^>]*name="isVisible"|name="isVisible"[^>]*checked=""/);
});

// Clauses 2.1-25, 2.5-14, 4-26, 8-9, D60.
test("saves without JavaScript and says so", async () => {
  const { cookie, viewer } = await aSenior(platform);
  const response = await post(PATH, FORM, { cookie });
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("Profile updated successfully");
  expect(html).toContain('aria-label="75% profile complete"');
  expect(await findProfile(platform.db, viewer.id)).toMatchObject({
    fullName: "Harriet Quill",
    skills: ["HAZOP", "Relief sizing"],
    yearsExperience: 31,
    isVisible: true,
  });
});

// Clauses D56.
test("saves travel and industries, and refuses bad ones in words", async () => {
  const { cookie, viewer } = await aSenior(platform);
  const said: Array<[string, string]> = [...FORM, ["travelMiles", "25"], ["industries", "Chemicals, chemicals , Food"]];
  expect((await post(PATH, said, { cookie })).status).toBe(200);
  expect(await findProfile(platform.db, viewer.id)).toMatchObject({
    travelMiles: 25,
    industries: ["Chemicals", "Food"],
  });
  const recruiter = await aRecruiter(platform);
  const card = await get(`/recruiter/candidates?candidate=${viewer.id}`, { cookie: recruiter.cookie });
  const text = pageText(await card.text());
  expect(text).toContain("Travels up to 25 miles");
  expect(text).toContain("Industries Chemicals, Food");
  for (const [name, value, message] of [
    ["travelMiles", "30", "Please choose how far you'd travel"],
    ["industries", Array.from({ length: 11 }, (_, n) => `Industry ${n}`).join(), "Please list at most 10 industries"],
  ] as const) {
    const refused = await post(PATH, formWith(name, value), { cookie });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(message);
  }
});

// Clauses D56.
test("stores an unknown location, and says so beside the field", async () => {
  const { cookie, viewer } = await aSenior(platform);
  const note = "We don't know this location, so we can't count the distance.";
  for (const [place, isUnknown] of [
    ["Nowhere Springs, Xanadu", true],
    ["Hammond", true],
    ["Hammond, Louisiana", false],
    ["Louisiana", false],
    ["", false],
  ] as const) {
    const saved = await post(PATH, formWith("place", place), { cookie });
    expect(saved.status).toBe(200);
    expect(pageText(await saved.text()).includes(note), place).toBe(isUnknown);
    expect((await findProfile(platform.db, viewer.id))?.place).toBe(place === "" ? null : place);
  }
});

test("explains wanted pay and years beside the fields", async () => {
  const { cookie } = await aSenior(platform);
  const html = await (await get(PATH, { cookie })).text();
  expect(html).toContain("matches don&#x27;t count it");
  expect(html).toContain('href="/senior/settings#privacy"');
  expect(html).toContain("Recruiters see a band, for example 20+ years.");
});

test("a name has room for the two from sign-up", async () => {
  const { cookie } = await aSenior(platform);
  const longest = `${"A".repeat(60)} ${"B".repeat(60)}`;
  expect((await post(PATH, formWith("fullName", longest), { cookie })).status).toBe(200);
  const refused = await post(PATH, formWith("fullName", `${longest}B`), { cookie });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Please use at most 121 characters");
});

test("a refused form keeps typed text beside its messages", async () => {
  const { cookie, viewer } = await aSenior(platform);
  const before = await findProfile(platform.db, viewer.id);
  const response = await post(PATH, formWith("yearsExperience", "thirty"), { cookie });
  const html = await response.text();
  expect(response.status).toBe(400);
  expect(html).toContain("Please enter your years of experience as a whole number from 0 to 70");
  expect(html).toContain("Thirty years of batch plants.");
  expect(html).toContain('value="thirty"');
  expect(html).toContain('value="HAZOP, Relief sizing"');
  expect(await findProfile(platform.db, viewer.id)).toEqual(before);
});

test.each(["userId", "user_id", "id", "resumeUrl", "resume_url", "photoUrl", "role", "createdAt"])(
  "a body with %s changes nothing",
  async (field) => {
    const [attacker, victim] = [await aSenior(platform), await aSenior(platform)];
    const before = [
      await findProfile(platform.db, attacker.viewer.id),
      await aProfile(platform, { of: victim.viewer }),
    ];
    const response = await post(PATH, [...FORM, [field, victim.viewer.id]], { cookie: attacker.cookie });
    expect(response.status).toBe(400);
    expect(await findProfile(platform.db, attacker.viewer.id)).toEqual(before[0]);
    expect(await findProfile(platform.db, victim.viewer.id)).toEqual(before[1]);
  },
);

test("a stranger and a recruiter cannot save a profile", async () => {
  expect((await post(PATH, FORM)).status).toBe(302);
  const { cookie, viewer } = await aRecruiter(platform);
  expect((await post(PATH, FORM, { cookie })).status).toBe(302);
  expect(await findProfile(platform.db, viewer.id)).toBeNull();
});

test("escapes what people write", async () => {
  const { cookie } = await aSenior(platform);
  const html = await (await post(PATH, formWith("bio", "</script><script>alert(1)</script>"), { cookie })).text();
  expect(html).not.toContain("<script>alert(1)</script>");
});

test("refuses a hostile form without an error of ours", async () => {
  const { cookie } = await aSenior(platform);
  const bodies = [
    formWith("bio", "a\u0000b"),
    formWith("yearsExperience", "1e309"),
    formWith("workPreference", "__proto__"),
    formWith("skills", Array.from({ length: 31 }, (_, n) => `Skill ${n}`).join(",")),
    formWith("skills", "x".repeat(61)),
    [...FORM, ["fullName", "Twice"]] satisfies Array<[string, string]>,
    [],
  ];
  for (const body of bodies) expect((await post(PATH, body, { cookie })).status).toBe(400);
});

// Clauses 8-7.
test("a profile that cannot be loaded offers a retry", async () => {
  const { cookie } = await aSenior(platform);
  const page = await withoutTables(platform.db, ["files"], async () =>
    pageText(await (await get(PATH, { cookie })).text()),
  );
  expect(page).toContain("Error loading profile");
  expect(page).toContain("Retry");
});

test("limits saves to sixty in five minutes, and keeps typed text", async () => {
  const { cookie, viewer } = await aSenior(platform);
  for (let saved = 0; saved < 60; saved += 1) await requireAttempt(platform, "save profile by person", viewer.id);
  const response = await post(PATH, FORM, { cookie });
  expect(response.status).toBe(429);
  expect(await response.text()).toContain("Thirty years of batch plants.");
  expect((await findProfile(platform.db, viewer.id))?.bio).toBeNull();
});

describe("the preview of a profile", () => {
  const PREVIEW = "/senior/profile/preview";

  // Clauses 2.1-26.
  it("shows what a recruiter reads: a band, and no hidden pay", async () => {
    const { cookie, viewer } = await aSenior(platform);
    await post(PATH, [...FORM, ["wantedPay", "68"], ["wantedPayUnit", "hour"]], { cookie });
    const read = async () => pageText(await (await get(PREVIEW, { cookie })).text());
    const text = await read();
    expect(text).toContain("Thirty years of batch plants.");
    expect(text).toContain("20+ years of experience");
    expect(text).toContain("Available 20h/week");
    expect(text).not.toContain("Wants at least");
    await platform.db.update(profiles).set({ showsWantedPay: true }).where(eq(profiles.userId, viewer.id));
    expect(await read()).toContain("Wants at least $68 per hour");
  });

  // Clauses 2.1-26.
  it("says whether recruiters find it, and what stays hidden", async () => {
    const { cookie } = await aSenior(platform);
    await post(PATH, FORM, { cookie });
    const read = async () => pageText(await (await get(PREVIEW, { cookie })).text());
    expect(await read()).toContain("Recruiters can find this profile.");
    await post(PATH, formWith("isVisible", null), { cookie });
    const hidden = await read();
    expect(hidden).toContain("Only employers you apply to can read this profile.");
    expect(hidden).toContain("Where a job is reviewed without names, your name, photo and resume stay hidden");
  });

  it("is linked from the profile", async () => {
    const { cookie } = await aSenior(platform);
    expect(await (await get(PATH, { cookie })).text()).toContain(`href="${PREVIEW}"`);
  });
});

test("shows the yearly amount of the saved pay", async () => {
  const { cookie } = await aSenior(platform);
  await post(PATH, [...FORM, ["wantedPay", "68"], ["wantedPayUnit", "hour"]], { cookie });
  const html = await (await get(PATH, { cookie })).text();
  expect(html).toMatch(/id="wanted-pay-year"[^>]*>\$68 per hour, about \$70,700 per year at 20 hours a week</);
});
