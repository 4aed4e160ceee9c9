import { describe, expect, it } from "vitest";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { timeZoneOf } from "./time-zone.server.ts";

const { platform, get } = await openTestApp({ at: "2026-11-28T02:30:00Z" });
const recruiter = await aRecruiter(platform);
const senior = await aSenior(platform);
await aProfile(platform, { of: senior.viewer });
const job = await aJob(platform, { by: recruiter.viewer });
await applyToJob(platform, senior.viewer, { jobId: job.id });

async function read(path: string, ...cookies: string[]): Promise<string> {
  return await (await get(path, { cookie: cookies.join("; ") })).text();
}

function zoneOf(cookie: string) {
  return timeZoneOf(new Headers({ Cookie: cookie }));
}

describe("the browser's time zone", () => {
  it("dates the pages of a signed-in person on the server", async () => {
    const path = "/senior/applications";
    expect(pageText(await read(path, senior.cookie))).toContain("Applied on November 28, 2026");
    expect(pageText(await read(path, senior.cookie, "time-zone=America/New_York"))).toContain(
      "Applied on November 27, 2026",
    );
  });

  it("dates the file of applicants", async () => {
    const path = `/recruiter/applications/export?job=${job.id}`;
    expect(await read(path, recruiter.cookie)).toContain('"2026-11-28"');
    expect(await read(path, recruiter.cookie, "time-zone=America/New_York")).toContain('"2026-11-27"');
  });

  it("does not change a page that is equal for all visitors", async () => {
    const path = `/job/${job.id}`;
    expect(pageText(await read(path, "time-zone=America/New_York"))).toContain("November 28, 2026");
    expect(pageText(await read(path, senior.cookie, "time-zone=America/New_York"))).toContain("November 27, 2026");
  });

  it("is none if it is unknown or invalid", () => {
    expect(zoneOf("time-zone=Europe/Berlin")).toBe("Europe/Berlin");
    for (const value of ["", "Mars/Olympus", "UTC%3Cscript%3E", `A${"a".repeat(80)}`]) {
      expect(zoneOf(`time-zone=${value}`)).toBeNull();
    }
    expect(zoneOf("")).toBeNull();
  });
});
