import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#app/db/schema/accounts.ts";
import { openTestApp } from "#test/app.ts";
import { aSenior } from "#test/people.ts";

const { platform, get, post } = await openTestApp();

// Clauses 2.1-8, D8.
test("/profile leads to the own area, or to the choice of a role", async () => {
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
