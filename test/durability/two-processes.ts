// Two server processes on one PostgreSQL: what is sent on one is seen on the other within a second, and whoever was on
// the one that is killed goes on at the other and misses nothing:
//   npm run test:two-processes -- --kills 4
//   ... -- --database-url postgres://...   on that server's empty database; otherwise a server is started
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { users } from "../../app/db/schema/accounts.ts";
import { jobs } from "../../app/db/schema/jobs.ts";
import { parseEnv } from "../../app/platform/env.ts";
import { createLog } from "../../app/platform/log.ts";
import { openPlatform } from "../../app/platform/platform.ts";
import { buildWhenNeeded } from "../../scripts/build.ts";
import { createDatabase, freePort, makeHome, startPostgres } from "../postgres-server.ts";
import { readStream, type StreamReader } from "../stream-reader.ts";
import { type Browser, openBrowser } from "./browser.ts";
import { confirmAddress, jobForm, signUpForm } from "./deeds.ts";
import { AUTH_SECRET, type ServerProcess, startServer } from "./server-process.ts";

const BUNDLE = new URL("../../build/server/index.js", import.meta.url).href;
const SEEN_WITHIN_MILLISECONDS = 1_000;
/** How many messages are sent each way before a kill, and how many during it. */
const BEFORE_A_KILL = 5;
const DURING_A_KILL = 8;
/** Where the public finds a job. */
const PUBLIC_PLACES = ["/find-jobs", "/find-jobs?q=", "/jobs/feed.xml", "/sitemap/jobs-1.xml"] as const;

type Person = { role: "senior" | "recruiter"; at: number; browser: Browser; stream: StreamReader; told: number };

const { values } = parseArgs({
  options: { kills: { type: "string", default: "2" }, "database-url": { type: "string" } },
});
await buildWhenNeeded();
const home = makeHome("seasoned-two-processes-");
const postgres = values["database-url"] ? null : await startPostgres(join(home, "postgres"));
const databaseUrl = values["database-url"] ?? (await anEmptyDatabase(postgres?.url ?? ""));
const ports = [await freePort(), await freePort()];
const servers: ServerProcess[] = [];
for (const port of ports) servers.push(await start(port));
const sent: string[] = [];
const delays: number[] = [];
const problems: string[] = [];

const [senior, recruiter] = [await aPerson("senior", 0), await aPerson("recruiter", 1)];
const conversationId = await beginConversation();
for (let kill = 0; kill < Number(values.kills); kill += 1) {
  for (let round = 0; round < BEFORE_A_KILL; round += 1) {
    await sendAndSee(senior, recruiter);
    await sendAndSee(recruiter, senior);
  }
  await killUnder(kill % 2 === 0 ? senior : recruiter);
}
await checkThreads();
const banSeenAfter = await banAndSee();

for (const { stream } of [senior, recruiter]) await stream.stop();
for (const server of servers) await server.kill();
postgres?.stop();
rmSync(home, { recursive: true, force: true });
delays.sort((a, b) => a - b);
const times = `median ${Math.round(delays[Math.floor(delays.length / 2)] ?? 0)} ms, slowest ${Math.round(delays.at(-1) ?? 0)} ms`;
console.log(`${sent.length} messages between two processes; seen on the other: ${times}; ${values.kills} kills.`);
console.log(`A ban was seen on both after ${Math.round(banSeenAfter)} ms.`);
console.log(problems.length === 0 ? "Nothing was missed, nothing came twice." : problems.join("\n"));
process.exit(problems.length === 0 ? 0 : 1);

async function anEmptyDatabase(serverUrl: string): Promise<string> {
  await createDatabase(serverUrl, "two_processes");
  const url = new URL(serverUrl);
  url.pathname = "/two_processes";
  return url.href;
}

function start(port: number): Promise<ServerProcess> {
  return startServer({ port, dataDir: join(home, `data-${port}`), databaseUrl });
}

/** A person whose browser uses one of the servers, and the other one when that is gone. */
async function aPerson(role: Person["role"], at: number): Promise<Person> {
  const person = { role, at, told: 0 };
  const origin = () => `http://127.0.0.1:${ports[person.at]}`;
  const browser = openBrowser(origin);
  const email = `${randomUUID()}@people.example`;
  await browser.post(`/signup?as=${role}`, signUpForm(role, email));
  if (role === "recruiter") await confirmAddress(browser, email);
  return Object.assign(person, { browser, stream: await readStream(origin, browser.cookie()) });
}

async function beginConversation(): Promise<string> {
  const key = randomUUID();
  await recruiter.browser.post("/recruiter/post-job", jobForm(key));
  const page = await recruiter.browser.get(`/recruiter/post-job?posted=${key}`);
  const jobId = page.text.match(/href="\/job\/([0-9a-f-]{36})"/)?.[1] ?? "";
  sent.push("Good morning.");
  const form = { intent: "send", jobId, content: "Good morning.", submissionKey: randomUUID() };
  const { location } = await senior.browser.post("/senior/messages", form);
  const id = location?.match(/conversation=([0-9a-f-]{36})/)?.[1];
  if (!id) throw new Error("the conversation could not be begun");
  for (const person of [senior, recruiter]) await until(() => messagesTold(person) === 1, "the first message");
  return id;
}

async function send(by: Person) {
  const content = `Number ${sent.length}.`;
  const form = { intent: "send", conversationId, content, submissionKey: randomUUID() };
  const { status } = await by.browser.post(`/${by.role}/messages`, form);
  if (status !== 303) throw new Error(`a message was answered with ${status}`);
  sent.push(content);
}

async function sendAndSee(by: Person, to: Person) {
  await send(by);
  const answeredAt = performance.now();
  await until(() => messagesTold(to) === sent.length, "a message on the other process");
  const delay = performance.now() - answeredAt;
  delays.push(delay);
  if (delay > SEEN_WITHIN_MILLISECONDS) problems.push(`A message was seen after ${Math.round(delay)} ms only.`);
}

/** Kills the server of `person` while the other person writes; the person continues on the other server. */
async function killUnder(person: Person) {
  const killed = person.at;
  const other = person === senior ? recruiter : senior;
  for (let index = 0; index < DURING_A_KILL; index += 1) {
    if (index === DURING_A_KILL / 2) {
      void servers[killed]?.kill();
      person.at = other.at;
    }
    await send(other);
  }
  await until(() => messagesTold(person) === sent.length, "what was sent during the kill");
  if (person.stream.heard.some(({ topic }) => topic === "gap")) problems.push("A stream had to begin again.");
  servers[killed] = await start(ports[killed] ?? 0);
  person.at = killed;
}

function messagesTold({ stream }: Person): number {
  const positions = stream.heard.filter(({ topic }) => topic === "message").map(({ position }) => position);
  if (new Set(positions).size < positions.length) problems.push("An event came twice.");
  return positions.length;
}

async function checkThreads() {
  for (const { role, browser } of [senior, recruiter]) {
    const shown = new Map<number, string>();
    // A page has two hundred messages; the last one shows at least the newest fifty.
    for (let from = 1; from <= sent.length; from += 50) {
      const { text } = await browser.get(`/${role}/messages?conversation=${conversationId}&from=${from}`);
      const bubbles = /data-position="(\d+)"[\s\S]*?class="bubble__text"[^>]*>(?:<[^>]+>)*([^<]+)</g;
      for (const [, position, content = ""] of text.matchAll(bubbles)) shown.set(Number(position), content);
    }
    const all = [...shown.values()].join("|");
    if (all !== sent.join("|")) problems.push(`The ${role} is shown ${shown.size} of ${sent.length}.`);
  }
}

/**
 * Bans the recruiter from a third process. Gives after how long neither server shows their job, nor knows their
 * session.
 */
async function banAndSee(): Promise<number> {
  const product: typeof import("../../server/app.ts") = await import(BUNDLE);
  const settings = { DATABASE_URL: databaseUrl, AUTH_SECRET, DATA_DIR: join(home, "data-ban"), DEMO_DATA: "0" };
  const { platform, close } = await openPlatform(parseEnv(settings), createLog("fatal"));
  await product.registerTasks(platform);
  await product.makeStaff(platform, { email: "moderator@example.com", level: "moderator", by: null });
  const [job] = await platform.db.select({ id: jobs.id, title: jobs.title, personId: jobs.createdBy }).from(jobs);
  const [staff] = await platform.db.select().from(users).where(eq(users.email, "moderator@example.com"));
  if (!job || !staff) throw new Error("there is no job, or no moderator");
  const whereShown = async (port: number) => {
    const at = (path: string) => `http://127.0.0.1:${port}${path}`;
    const places: string[] = [];
    for (const place of PUBLIC_PLACES) {
      const path = place.endsWith("=") ? `${place}${encodeURIComponent(job.title)}` : place;
      if ((await (await fetch(at(path))).text()).includes(job.id)) places.push(place);
    }
    if ((await fetch(at(`/job/${job.id}`))).status === 200) places.push("its page");
    const cookie = recruiter.browser.cookie();
    const own = await fetch(at("/recruiter/manage-jobs"), { redirect: "manual", headers: { Cookie: cookie } });
    if (own.status === 200) places.push("its recruiter's list");
    return places;
  };
  for (const port of ports) {
    const places = await whereShown(port);
    if (places.length < PUBLIC_PLACES.length + 2)
      problems.push(`Before the ban the job was shown at ${places.join(", ")} only.`);
  }
  const { id, name, email, isEmailVerified } = staff;
  const moderator = { level: "moderator", codeAt: platform.clock.now() } as const;
  const viewer = { id, role: null, name, email, isEmailVerified, staff: moderator };
  const ban = { personId: job.personId, days: null, reason: "You asked people for money.", caseId: null };
  await product.suspendPerson(platform, viewer, ban);
  const bannedAt = performance.now();
  for (const port of ports) {
    while ((await whereShown(port)).length > 0) {
      if (performance.now() - bannedAt > 20_000) throw new Error("a ban was not seen");
      await sleep(2);
    }
  }
  const delay = performance.now() - bannedAt;
  if (delay > SEEN_WITHIN_MILLISECONDS) problems.push(`A ban was seen after ${Math.round(delay)} ms only.`);
  await close();
  return delay;
}

async function until(is: () => boolean, what: string) {
  const startedAt = performance.now();
  while (!is()) {
    if (performance.now() - startedAt > 20_000) throw new Error(`${what} did not come`);
    await sleep(2);
  }
}
