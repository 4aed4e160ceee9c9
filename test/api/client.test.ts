import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { jobs } from "#app/db/schema/jobs.ts";
import { WEBHOOK_EVENTS } from "#app/domain/webhook-events.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { addEndpoint } from "#app/features/webhooks/commands.server.ts";
import { deliverDue } from "#app/features/webhooks/delivery.server.ts";
import { listen } from "#server/listen.ts";
import { openTestApp } from "#test/app.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { openReceiver } from "#test/receiver.ts";
import { aKey } from "./keys.ts";

const run = promisify(execFile);

/** Returns a port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("expected a port");
  return address.port;
}

const port = await freePort();
const { app, platform } = await openTestApp({ env: { PORT: String(port) } });
const listener = await listen((request) => app.fetch(request), "localhost", port);
afterAll(() => listener.close(1_000));

// Clauses 2.1-182, 2.1-183.
it("the client of docs/api.md posts a job once, hears of it, and reads who applied", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const receiver = await openReceiver();
  await addEndpoint(platform, recruiter.viewer, { url: receiver.url, events: [...WEBHOOK_EVENTS] });
  const { Authorization } = await aKey(platform, recruiter, ["jobs:write", "applications:read"]);
  const env = { ...process.env, SEASONED_URL: platform.env.appUrl, SEASONED_KEY: Authorization.replace("Bearer ", "") };
  const [, script = ""] = /```sh\n(.*?)```/s.exec(readFileSync("docs/api.md", "utf8")) ?? [];
  expect(script.trim().split("\n")).toHaveLength(9);

  const first = await run("sh", ["-c", script], { env });
  expect(JSON.parse(first.stdout)).toEqual({ applications: [], next: null });
  const posted = await platform.db.select().from(jobs);
  expect(posted).toMatchObject([{ title: "Payroll Mentor", status: "live" }]);
  const jobId = posted[0]?.id ?? "";
  const application = await applyToJob(platform, senior.viewer, { jobId });
  await deliverDue(platform);
  // Several are delivered at once, so they may arrive in either order.
  const told = receiver.take().toSorted((one, other) => one.type.localeCompare(other.type));
  expect(told).toMatchObject([
    { type: "application.created", data: { applicationId: application.id } },
    { type: "job.published", data: { jobId } },
  ]);

  const second = await run("sh", ["-c", script], { env });
  expect(JSON.parse(second.stdout)).toMatchObject({ applications: [{ name: senior.viewer.name, status: "pending" }] });
  expect(await platform.db.select().from(jobs)).toHaveLength(1);
  await deliverDue(platform);
  expect(receiver.take()).toEqual([]);
});
