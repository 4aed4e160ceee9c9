import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { TERMS } from "#app/brand.ts";
import { termsAcceptances } from "#app/db/schema/accounts.ts";
import { cookieOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { aSenior } from "#test/people.ts";
import { MINUTE } from "#test/platform.ts";

// All tests use one address, so time separates their rate limits.
const { platform, get, post } = await openTestApp();

// Clauses 2.1-49, D37.
test("asks at the next login for agreement to new terms, then continues", async () => {
  platform.clock.pass(60 * MINUTE);
  const { viewer, email, password } = await aSenior(platform);
  const mine = eq(termsAcceptances.userId, viewer.id);
  await platform.db.update(termsAcceptances).set({ version: "2020-01-01" }).where(mine);
  const login = await post("/login", { email, password, next: "/senior/profile" });
  const asked = "/agree?next=%2Fsenior%2Fprofile";
  expect(login.headers.get("Location")).toBe(asked);
  const cookie = cookieOf(login, "session");
  expect(await (await get(asked, { cookie })).text()).toContain("Our terms have changed");

  const unticked = await post("/agree", { next: "/senior/profile" }, { cookie });
  expect(unticked.status).toBe(400);
  expect(await unticked.text()).toContain("Please agree to the terms to continue");
  const agreed = await post("/agree", { agreeTerms: "on", next: "/senior/profile" }, { cookie });
  expect([agreed.status, agreed.headers.get("Location")]).toEqual([303, "/senior/profile"]);
  const kept = await platform.db.select({ version: termsAcceptances.version }).from(termsAcceptances).where(mine);
  expect(kept.map(({ version }) => version).toSorted()).toEqual(["2020-01-01", TERMS.version]);

  expect((await get(asked, { cookie })).headers.get("Location")).toBe("/senior/profile");
  const again = await post("/login", { email, password });
  expect(again.headers.get("Location")).toBe("/senior/dashboard");
});

test("agreeing never leads away from this site", async () => {
  const { viewer, cookie } = await aSenior(platform);
  await platform.db.delete(termsAcceptances).where(eq(termsAcceptances.userId, viewer.id));
  const agreed = await post("/agree", { agreeTerms: "on", next: "//evil.example" }, { cookie });
  expect(agreed.headers.get("Location")).toBe("/senior/dashboard");
});
