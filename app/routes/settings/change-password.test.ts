import { describe, expect, it } from "vitest";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aSenior } from "#test/people.ts";

const { platform, get } = await openTestApp();
const ADDRESS = "/.well-known/change-password";

describe("the standard address of password managers", () => {
  // Clauses 2.1-60.
  it("opens the form for a new password in the person's settings", async () => {
    const { cookie } = await aSenior(platform);
    const answer = await get(ADDRESS, { cookie });
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/senior/settings?ask=password"]);
    const page = pageText(await (await get("/senior/settings?ask=password", { cookie })).text());
    expect(page).toContain("Change password");
  });

  // Clauses 2.1-60.
  it("is remembered over the login", async () => {
    const answer = await get(ADDRESS);
    expect(answer.headers.get("Location")).toBe(`/login?${new URLSearchParams({ next: ADDRESS })}`);
  });

  it("does not make other such addresses exist", async () => {
    expect((await get("/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200")).status).toBe(
      404,
    );
  });
});
