import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { notifications, pushSubscriptions } from "#app/db/schema/notifications.ts";
import { FieldError } from "#app/domain-error.ts";
import { openSession, signOut } from "#app/features/accounts/sessions/commands.server.ts";
import { createWebPush } from "#app/platform/web-push.ts";
import { openTestDatabase } from "#test/database.ts";
import { aSenior, aVisit, type Person } from "#test/people.ts";
import { MINUTE, openTestPlatform } from "#test/platform.ts";
import { markNotificationRead, notify } from "../commands.server.ts";
import { switchPushOff, switchPushOn } from "./commands.server.ts";
import { registerPushTasks } from "./tasks.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
await registerPushTasks(platform);
const { db, tasks } = platform;
const service = await openPushService();

/** A local push service that stores requests and responds as it is told to, or never (0). */
async function openPushService() {
  type Came = { path: string; headers: Record<string, unknown>; body: Buffer };
  const came: Came[] = [];
  const answers = new Map<string, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const path = request.url ?? "";
      came.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const status = answers.get(path) ?? 201;
      if (status > 0) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close().closeAllConnections());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  return { origin, answers, cameTo: (path: string) => came.filter((one) => one.path === path) };
}

let count = 0;

/** A subscribed browser, which alone can decrypt its messages. */
function aBrowser(at = service) {
  count += 1;
  const keys = createECDH("prime256v1");
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const path = `/device-${count}`;
  return {
    path,
    subscription: {
      endpoint: at.origin + path,
      p256dh: own.toString("base64url"),
      auth: auth.toString("base64url"),
    },
    /** The receiving side of RFC 8291 and RFC 8188, written from the RFCs and not from our sending side. */
    open(body: Buffer): unknown {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + length);
      const derive = (secret: Buffer, with_: Buffer, info: Buffer, bytes: number) =>
        Buffer.from(hkdfSync("sha256", secret, with_, info, bytes));
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const secret = derive(keys.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
      const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
      const decipher = createDecipheriv("aes-128-gcm", key, nonce);
      decipher.setAuthTag(body.subarray(-16));
      const record = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
      if (record.at(-1) !== 2) throw new Error("the last record has no end");
      return JSON.parse(record.subarray(0, -1).toString("utf8"));
    },
  };
}

async function aVisitOf(person: Person) {
  const session = await openSession(platform, db, aVisit, { userId: person.viewer.id, isRemembered: true });
  return { ...aVisit, sessionToken: session.token };
}

async function aPersonWithPush() {
  const person = await aSenior(platform);
  const [visit, browser] = [await aVisitOf(person), aBrowser()];
  await switchPushOn(platform, person.viewer, visit, browser.subscription);
  return { person, visit, browser };
}

async function tell({ viewer }: Person) {
  await notify(platform, db, {
    userId: viewer.id,
    kind: "message",
    title: "New message from Priya Castellane",
    body: "The pay is 50 dollars.",
    href: "/senior/messages?conversation=1",
    mail: null,
  });
  const [row] = await db.select().from(notifications).where(eq(notifications.userId, viewer.id));
  return row?.id ?? "";
}

async function pushNow() {
  await db.execute(sql`update pgboss.job set start_after = now() where state in ('created', 'retry')`);
  await tasks.runDue();
}

// Clauses 2.5-47.
test("a push is encrypted, signed by our key, and names no one", async () => {
  const { person, browser } = await aPersonWithPush();
  const id = await tell(person);
  await tasks.runDue();
  expect(service.cameTo(browser.path)).toEqual([]);
  await pushNow();
  await pushNow();
  const [message, ...more] = service.cameTo(browser.path);
  if (!message) throw new Error("nothing came");
  expect(more).toEqual([]);
  expect(message.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
  expect(message.body.toString("latin1")).not.toContain("Seasoned");
  expect(browser.open(message.body)).toEqual({
    title: "Seasoned",
    body: "You have a new message.",
    href: "/senior/messages?conversation=1",
    tag: id,
  });

  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(message.headers.authorization)) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  expect(key).toBe(platform.webPush.publicKey);
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33).toString("base64url"), point.subarray(33).toString("base64url")];
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
  const signed = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
  expect(verify("sha256", Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature, "base64url"))).toBe(true);
  expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
    aud: service.origin,
    exp: Math.floor(platform.clock.now().getTime() / 1000) + 12 * 3600,
    sub: "mailto:help@seasoned.example",
  });
});

test("sends no push once it was read, or to other people's browsers", async () => {
  const [one, other] = [await aPersonWithPush(), await aPersonWithPush()];
  const notificationId = await tell(one.person);
  await markNotificationRead(platform, one.person.viewer, { notificationId });
  await pushNow();
  expect([...service.cameTo(one.browser.path), ...service.cameTo(other.browser.path)]).toEqual([]);
});

test.each([403, 404, 410])("removes the subscription after %i, without a retry", async (status) => {
  const { person, browser } = await aPersonWithPush();
  service.answers.set(browser.path, status);
  await tell(person);
  await pushNow();
  await tell(person);
  await pushNow();
  expect(service.cameTo(browser.path)).toHaveLength(1);
  expect(await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, person.viewer.id))).toEqual([]);
});

test("retries a busy service for this browser only", async () => {
  const { person, visit, browser } = await aPersonWithPush();
  const well = aBrowser();
  await switchPushOn(platform, person.viewer, visit, well.subscription);
  service.answers.set(browser.path, 503);
  await tell(person);
  await pushNow();
  service.answers.delete(browser.path);
  await pushNow();
  expect([service.cameTo(browser.path).length, service.cameTo(well.path).length]).toEqual([2, 1]);
});

test("gives up on a silent service after three seconds", async () => {
  const browser = aBrowser();
  service.answers.set(browser.path, 0);
  const { endpoint, p256dh, auth } = browser.subscription;
  const target = { endpoint, p256dh: Buffer.from(p256dh, "base64url"), auth: Buffer.from(auth, "base64url") };
  const startedAt = performance.now();
  const sending = createWebPush(platform.authSecret, { mayBeLocal: true }).send(target, {}, platform.clock.now());
  await expect(sending).rejects.toThrow();
  // Well before the ten seconds that a request may otherwise take, even on a slow machine.
  expect(performance.now() - startedAt).toBeLessThan(9_000);
});

test("a service that is silent three times in a row is skipped for five minutes", async () => {
  const quick = {
    ...platform,
    webPush: createWebPush(platform.authSecret, { timeoutMilliseconds: 50, mayBeLocal: true }),
  };
  const silent = await openPushService();
  const browsers = Array.from({ length: 10 }, () => aBrowser(silent));
  const came = () => browsers.flatMap(({ path }) => silent.cameTo(path)).length;
  const answerAll = (status: number) => {
    for (const { path } of browsers) silent.answers.set(path, status);
  };
  answerAll(0);
  const person = await aSenior(platform);
  const visit = await aVisitOf(person);
  for (const { subscription } of browsers) await switchPushOn(platform, person.viewer, visit, subscription);
  const other = await aPersonWithPush();
  await registerPushTasks(quick);
  await tell(person);
  await tell(other.person);
  await pushNow();
  expect([came(), service.cameTo(other.browser.path).length]).toEqual([3, 1]);

  platform.clock.pass(5 * MINUTE - 1);
  await pushNow();
  expect(came()).toBe(3);
  platform.clock.pass(1);
  await pushNow();
  expect(came()).toBe(4);

  // It responds again, and nothing is lost.
  answerAll(503);
  platform.clock.pass(5 * MINUTE);
  await pushNow();
  answerAll(201);
  await pushNow();
  expect(came()).toBe(4 + 10 + 10);
  await registerPushTasks(platform);
});

test("signing out ends push, and another person's sign-in takes it over", async () => {
  const { person, visit, browser } = await aPersonWithPush();
  await signOut(platform, visit);
  await tell(person);
  await pushNow();
  expect(service.cameTo(browser.path)).toEqual([]);
  const { browser: shared, person: first } = await aPersonWithPush();
  const second = await aSenior(platform);
  await switchPushOn(platform, second.viewer, await aVisitOf(second), shared.subscription);
  await tell(first);
  await pushNow();
  expect(service.cameTo(shared.path)).toEqual([]);
});

test("only its owner ends a subscription, and an eleventh replaces the first", async () => {
  const { person, visit, browser } = await aPersonWithPush();
  const other = await aSenior(platform);
  await switchPushOff(platform, other.viewer, browser.subscription);
  const own = () => db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, person.viewer.id));
  expect(await own()).toHaveLength(1);
  for (let n = 0; n < 10; n += 1) {
    platform.clock.set(new Date(Date.UTC(2026, 10, 20, 11, n)));
    await switchPushOn(platform, person.viewer, visit, aBrowser().subscription);
  }
  const endpoints = (await own()).map(({ endpoint }) => endpoint);
  expect([endpoints.length, endpoints.includes(browser.subscription.endpoint)]).toEqual([10, false]);
  await switchPushOff(platform, person.viewer, { endpoint: endpoints[0] ?? "" });
  expect(await own()).toHaveLength(9);
});

test.each(["https://10.0.0.1/x", "https://localhost/x", "http://push.example/x", "https://169.254.169.254/latest"])(
  "%s is not a push service",
  async (endpoint) => {
    const person = await aSenior(platform);
    const asked = switchPushOn(platform, person.viewer, await aVisitOf(person), {
      ...aBrowser().subscription,
      endpoint,
    });
    await expect(asked).rejects.toBeInstanceOf(FieldError);
  },
);

test("refuses this machine's own service except in tests", async () => {
  const strict = createWebPush(platform.authSecret);
  expect(strict.isAllowed(service.origin)).toBe(false);
  expect(strict.isAllowed("https://fcm.googleapis.com/fcm/send/a")).toBe(true);
  expect(strict.publicKey).toBe(platform.webPush.publicKey);
});
