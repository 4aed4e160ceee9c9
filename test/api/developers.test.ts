import { describe, expect, it } from "vitest";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter } from "#test/people.ts";
import { openCheckedClient } from "./checked.ts";

const site = await openTestApp();
const recruiter = await aRecruiter(site.platform);
const job = await aJob(site.platform, { by: recruiter.viewer });
const api = await openCheckedClient(site);
const html = await (await site.get("/developers")).text();
const page = html.slice(html.indexOf("<main"), html.indexOf("</main>"));

// Clauses 2.1-183.
describe("the page for developers", () => {
  it("shows each operation and object of the document", () => {
    const operations = Object.values(api.document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(10);
    for (const { operationId } of operations) expect(page).toContain(`id="${operationId}"`);
    for (const name of Object.keys(api.document.components.schemas)) {
      expect(page).toContain(`id="object-${name.toLowerCase()}"`);
    }
  });

  it("folds the details of each, and has them in the page for a search and for links", () => {
    const parts = page.split("<details").slice(1);
    const operations = Object.values(api.document.paths).flatMap((methods) => Object.values(methods));
    for (const id of [...operations.map(({ operationId }) => operationId), "object-joblist"]) {
      const part = parts.find((one) => one.includes(`<div id="${id}"`));
      expect(part, id).toBeDefined();
      // What the link leads to is folded, not the line that opens it.
      expect(part?.indexOf("</summary>"), id).toBeLessThan(part?.indexOf(`id="${id}"`) ?? -1);
    }
    expect(page).not.toMatch(/<details[^>]* open/);
    for (const [, target] of page.matchAll(/href="#(object-[^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  });

  it("names a type for each value", () => {
    expect(page).not.toMatch(/any value|undefined|\[object/);
    expect(page).toContain("full-time, part-time, consulting, project");
  });

  it("has links and plain forms to try the public reads", async () => {
    const links = [...page.matchAll(/href="(\/api\/v1\/[^"]+)"/g)].map(([, href = ""]) => href);
    expect(links).toContain(`/api/v1/jobs/${job.id}`);
    for (const href of links) expect((await site.get(href)).status, href).toBe(200);
    const [form = ""] = /<form[^>]*action="\/api\/v1\/jobs".*?<\/form>/s.exec(page) ?? [];
    const names = [...form.matchAll(/ name="([^"]+)"/g)].map(([, name = ""]) => name);
    expect(names).toEqual(expect.arrayContaining(["q", "where", "sort"]));
    // A form sends its empty fields too.
    const empty = new URLSearchParams(names.map((name) => [name, ""]));
    expect((await api.send({ path: `/jobs?${empty}` })).json).toMatchObject({ total: 1 });
  });
});
