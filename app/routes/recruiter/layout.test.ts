import { expect, test } from "vitest";
import { openTestApp } from "#test/app.ts";
import { withoutTables } from "#test/broken-tables.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";

const { platform, get } = await openTestApp();

test("shows the error page alone if the area cannot be loaded", async () => {
  const { cookie } = await aRecruiter(platform);
  const answer = await withoutTables(platform.db, ["notifications"], () => get("/recruiter/subscription", { cookie }));
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(pageText(html)).toContain("Something went wrong");
  expect(pageText(html)).toContain("quote");
  expect(html).not.toContain('aria-label="Recruiter area"');
  expect(html.match(/id="main"/g)).toHaveLength(1);
});
