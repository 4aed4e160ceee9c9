import { count, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/webhooks.ts";
import { WEBHOOK_EVENTS } from "#app/domain/webhook-events.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { holdStatusChange } from "#app/features/status-changes/commands.server.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { letAllGo } from "#test/moves.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { MINUTE } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { isSignedBy, openReceiver } from "#test/receiver.ts";
import { aStaff } from "#test/staff.ts";
import { addEndpoint, removeEndpoint, renewSecret, sendAgain, switchEndpoint } from "./commands.server.ts";
import { deliverDue, removeOldDeliveries } from "./delivery.server.ts";

const { platform } = await openTestApp();
const receiver = await openReceiver();
const recruiter = await aRecruiter(platform);
const other = await aRecruiter(platform, { companyName: "Pell and Daughters Joinery" });
const senior = await aSenior(platform);
await aProfile(platform, { of: senior.viewer });

let secret = "";
let endpointId = "";

beforeEach(async () => {
  await platform.db.delete(webhookEndpoints);
  receiver.behave(204);
  receiver.take();
  ({ secret } = await addEndpoint(platform, recruiter.viewer, { url: receiver.url, events: [...WEBHOOK_EVENTS] }));
  const [endpoint] = await platform.db.select().from(webhookEndpoints);
  endpointId = endpoint?.id ?? "";
});

async function endpointNow() {
  const [endpoint] = await platform.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
  return endpoint;
}

async function taken() {
  await deliverDue(platform);
  return receiver.take();
}

// Clauses 2.1-182.
describe("events", () => {
  it("say what happens to a job, once for each change", async () => {
    const job = await aJob(platform, { by: recruiter.viewer });
    expect(await taken()).toMatchObject([
      { type: "job.published", timestamp: platform.clock.now().toISOString(), data: { jobId: job.id, status: "live" } },
    ]);
    const change = {
      ...inputOf(job),
      jobId: job.id,
      seenAt: job.updatedAt,
      title: "Payroll Adviser",
      skills: ["Wages"],
    };
    await editJob(platform, recruiter.viewer, change, { isDraft: false });
    expect(await taken()).toMatchObject([{ type: "job.updated", data: { jobId: job.id } }]);
    await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "pause", from: "live" });
    expect(await taken()).toMatchObject([{ type: "job.closed", data: { status: "paused" } }]);
    await stepJob(platform, recruiter.viewer, { jobId: job.id, step: "close", from: "paused" });
    expect(await taken()).toMatchObject([{ type: "job.closed", data: { status: "closed" } }]);
  });

  it("say what happens to an application, with no word of anyone", async () => {
    const job = await aJob(platform, { by: recruiter.viewer });
    await taken();
    const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
    const [created] = await taken();
    expect(created).toEqual({
      id: expect.any(String),
      type: "application.created",
      timestamp: expect.any(String),
      data: { applicationId: id, jobId: job.id, status: "pending" },
    });
    await holdStatusChange(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });
    expect(await taken()).toEqual([]);
    await letAllGo(platform);
    expect(await taken()).toMatchObject([{ type: "application.status_changed", data: { status: "reviewing" } }]);
    await withdrawApplication(platform, senior.viewer, { applicationId: id });
    expect(await taken()).toMatchObject([{ type: "application.withdrawn", data: { applicationId: id } }]);
  });

  it("go to no other company, and to none that did not ask for them", async () => {
    await aJob(platform, { by: other.viewer });
    expect(await taken()).toEqual([]);
    await platform.db.update(webhookEndpoints).set({ events: ["job.closed"] });
    await aJob(platform, { by: recruiter.viewer });
    expect(await taken()).toEqual([]);
  });

  it("do not exist without their change", async () => {
    const failing = platform.db.transaction(async (tx) => {
      await aJob({ ...platform, db: tx }, { by: recruiter.viewer });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    expect(await platform.db.select({ count: count() }).from(webhookDeliveries)).toEqual([{ count: 0 }]);
  });
});

describe("a message", () => {
  it("is signed by Standard Webhooks, and for a day also by the secret before", async () => {
    await aJob(platform, { by: recruiter.viewer });
    await deliverDue(platform);
    const [first] = receiver.received;
    expect(first && isSignedBy(secret, first)).toBe(true);
    expect(first && isSignedBy(`whsec_${Buffer.from("another").toString("base64")}`, first)).toBe(false);
    const renewed = await renewSecret(platform, recruiter.viewer, { endpointId });
    await aJob(platform, { by: recruiter.viewer });
    await deliverDue(platform);
    const second = receiver.received.at(-1);
    expect(second && [isSignedBy(secret, second), isSignedBy(renewed.secret, second)]).toEqual([true, true]);
  });

  it("arrives once, or again with the same id where the answer was lost", async () => {
    receiver.behave("lost");
    await aJob(platform, { by: recruiter.viewer });
    const [lost, ...more] = await taken();
    expect(more).toEqual([]);
    expect(await taken()).toEqual([]);
    receiver.behave(204);
    platform.clock.pass(MINUTE);
    expect(await taken()).toMatchObject([{ id: lost.id }]);
    platform.clock.pass(DAY_MS);
    expect(await taken()).toEqual([]);
  });

  it("is sent by one of two processes", async () => {
    await aJob(platform, { by: recruiter.viewer });
    await Promise.all([deliverDue(platform), deliverDue(platform)]);
    expect(receiver.take()).toHaveLength(1);
  });

  it("is sent again on request, with the same id", async () => {
    await aJob(platform, { by: recruiter.viewer });
    const [first] = await taken();
    const again = { endpointId, deliveryId: first.id };
    await expect(sendAgain(platform, other.viewer, again)).rejects.toMatchObject({ code: "not-found" });
    await sendAgain(platform, recruiter.viewer, again);
    expect(await taken()).toMatchObject([{ id: first.id }]);
  });

  it("is kept for 30 days", async () => {
    await aJob(platform, { by: recruiter.viewer });
    await taken();
    platform.clock.pass(31 * DAY_MS);
    await removeOldDeliveries(platform);
    expect(await platform.db.select({ count: count() }).from(webhookDeliveries)).toEqual([{ count: 0 }]);
  });
});

describe("an endpoint that fails", () => {
  async function passADay() {
    const attempts: number[] = [];
    for (let step = 0; step < 26 * 6; step += 1) {
      platform.clock.pass(10 * MINUTE);
      attempts.push((await taken()).length);
    }
    return attempts.reduce((sum, one) => sum + one, 0);
  }

  it("is tried with growing waits, then turned off, and its owner is told", async () => {
    receiver.behave(500);
    await aJob(platform, { by: recruiter.viewer });
    expect(await passADay()).toBe(8);
    expect(await endpointNow()).toMatchObject({ offReason: "failed" });
    const told = await platform.db.select().from(mails).where(eq(mails.toAddress, recruiter.email));
    expect(told.map(({ subject }) => subject)).toContain(
      `We stopped sending webhooks to 127.0.0.1:${new URL(receiver.url).port}`,
    );
    await aJob(platform, { by: recruiter.viewer });
    expect(await taken()).toEqual([]);
  });

  it("is turned off at once when it says that it is gone, until it is turned on", async () => {
    receiver.behave(410);
    await aJob(platform, { by: recruiter.viewer });
    await taken();
    expect(await endpointNow()).toMatchObject({ offReason: "gone" });
    receiver.behave(204);
    await switchEndpoint(platform, recruiter.viewer, { endpointId, isOn: true });
    await aJob(platform, { by: recruiter.viewer });
    expect(await taken()).toHaveLength(1);
  });

  it("is not followed where it redirects", async () => {
    const elsewhere = await openReceiver();
    receiver.behave({ redirectTo: elsewhere.url });
    await aJob(platform, { by: recruiter.viewer });
    await taken();
    expect(elsewhere.take()).toEqual([]);
    expect(await endpointNow()).toMatchObject({ failingSince: expect.any(Date) });
  });

  it("may answer without an end", async () => {
    receiver.behave("endless");
    await aJob(platform, { by: recruiter.viewer });
    expect(await taken()).toHaveLength(1);
    expect(await platform.db.select().from(webhookDeliveries)).toMatchObject([
      { lastStatus: 200, nextAttemptAt: null },
    ]);
  });

  it("keeps no one else waiting", async () => {
    const healthy = await openReceiver();
    await addEndpoint(platform, recruiter.viewer, { url: healthy.url, events: ["job.published"] });
    receiver.behave(500);
    await aJob(platform, { by: recruiter.viewer });
    await aJob(platform, { by: recruiter.viewer });
    await deliverDue(platform);
    expect(healthy.take()).toHaveLength(2);
    expect(receiver.take()).toHaveLength(1);
  });
});

describe("an address", () => {
  it.each([
    "http://hooks.example/in",
    "https://127.0.0.1/in",
    "https://localhost/in",
    "https://10.0.0.1/in",
    "https://[::1]/in",
    "https://hooks.example:8443/in",
    "https://user:word@hooks.example/in",
    "ftp://hooks.example/in",
  ])("is refused if it is %s", async (url) => {
    const adding = addEndpoint(platform, recruiter.viewer, { url, events: ["job.closed"] });
    await expect(adding).rejects.toMatchObject({ field: "url" });
  });

  it("is checked again when a message is sent", async () => {
    await platform.db.update(webhookEndpoints).set({ url: "https://169.254.169.254/latest" });
    await aJob(platform, { by: recruiter.viewer });
    await deliverDue(platform);
    const [message] = await platform.db.select().from(webhookDeliveries);
    expect(message?.lastError).toMatch(/not on the open internet/);
  });

  it("whose name leads into our own network is not connected to", async () => {
    await platform.db.update(webhookEndpoints).set({ url: "https://hooks.localhost/in" });
    await aJob(platform, { by: recruiter.viewer });
    await deliverDue(platform);
    const [message] = await platform.db.select().from(webhookDeliveries);
    expect(message?.lastError).toMatch(/not on the open internet|ENOTFOUND|EAI_AGAIN/);
  });

  it("belongs to its company, which can have five", async () => {
    for (const path of ["a", "b", "c", "d"]) {
      await addEndpoint(platform, recruiter.viewer, { url: `${receiver.url}/${path}`, events: ["job.closed"] });
    }
    const sixth = addEndpoint(platform, recruiter.viewer, { url: `${receiver.url}/e`, events: ["job.closed"] });
    await expect(sixth).rejects.toMatchObject({ field: "url" });
    const notTheirs = removeEndpoint(platform, other.viewer, { endpointId });
    await expect(notTheirs).rejects.toMatchObject({ code: "not-found" });
  });
});

// Last, because it ends the recruiter's work.
it("a suspended company is sent nothing", async () => {
  await aJob(platform, { by: recruiter.viewer });
  const admin = await aStaff(platform, "admin");
  const reason = "You asked people for a fee before they could start.";
  await suspendPerson(platform, admin.viewer, { personId: recruiter.viewer.id, days: 7, reason, caseId: null });
  expect(await taken()).toEqual([]);
});
