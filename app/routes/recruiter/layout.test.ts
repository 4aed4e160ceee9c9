import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter } from "#test/people.ts";

const { platform, get } = await openTestApp();

test("where the area itself cannot be loaded, the page of the error stands alone", async () => {
  const { cookie } = await aRecruiter(platform);
  await platform.db.execute(sql`alter table notifications rename to notifications_gone`);
  const answer = await get("/recruiter/subscription", { cookie });
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(pageText(html)).toContain("Something went wrong");
  expect(pageText(html)).toContain("quote");
  expect(html).not.toContain('aria-label="Recruiter area"');
  expect(html.match(/id="main"/g)).toHaveLength(1);
});
