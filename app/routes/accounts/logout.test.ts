import { expect, test } from "vitest";
import { toastOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { A_PASSWORD, aSenior } from "#test/people.ts";

const { platform, get, post } = await openTestApp();

// Clauses 2.1-39, 2.2-2, 2.3-6, 2.5-5, 4-2, D12, D16.
test("logging out ends the session and leads where the link promised", async () => {
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
