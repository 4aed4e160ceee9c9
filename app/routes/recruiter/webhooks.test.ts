import { describe, expect, it } from "vitest";
import { webhookDeliveries, webhookEndpoints } from "#app/db/schema/webhooks.ts";
import { deliverDue } from "#app/features/webhooks/delivery.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter } from "#test/people.ts";
import { openReceiver } from "#test/receiver.ts";

const site = await openTestApp();
const { platform } = site;
const receiver = await openReceiver();
const recruiter = await aRecruiter(platform);
const SECRET = /whsec_[\w+/=]{44}/;

function add(url: string) {
  return site.post("/recruiter/webhooks", { intent: "add", url, events: "job.published" }, recruiter);
}

async function pathOfEndpoint() {
  const [endpoint] = await platform.db.select().from(webhookEndpoints);
  return `/recruiter/webhooks/${endpoint?.id}`;
}

// Clauses 2.1-182.
describe("the pages of webhooks", () => {
  it("show the secret of a new endpoint once", async () => {
    expect(await (await add(receiver.url)).text()).toMatch(SECRET);
    const later = await (await site.get("/recruiter/webhooks", recruiter)).text();
    expect(later).toContain(receiver.url);
    expect(later).not.toMatch(SECRET);
  });

  it("refuse an address beside its field, and keep it", async () => {
    const answer = await add("https://192.168.0.1/in");
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("on the open internet");
    expect(html).toContain('value="https://192.168.0.1/in"');
  });

  it("log what was sent, and send it again", async () => {
    await aJob(platform, { by: recruiter.viewer });
    await deliverDue(platform);
    const path = await pathOfEndpoint();
    expect(await (await site.get(path, recruiter)).text()).toContain("Delivered, status 204");
    const [{ id }] = receiver.take();
    expect((await site.post(path, { intent: "send-again", deliveryId: id }, recruiter)).status).toBe(303);
    await deliverDue(platform);
    expect(receiver.take()).toMatchObject([{ id }]);
  });

  it("turn an endpoint off, give it a new secret, and remove it", async () => {
    const path = await pathOfEndpoint();
    await site.post(path, { intent: "turn-off" }, recruiter);
    expect(await (await site.get(path, recruiter)).text()).toContain("Off: you turned it off");
    expect(await (await site.post(path, { intent: "new-secret" }, recruiter)).text()).toMatch(SECRET);
    await site.post(path, { intent: "remove" }, recruiter);
    expect((await site.get(path, recruiter)).status).toBe(404);
    expect(await platform.db.select().from(webhookDeliveries)).toEqual([]);
  });
});
