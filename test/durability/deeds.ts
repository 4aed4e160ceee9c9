import { randomUUID } from "node:crypto";
import type { Status } from "#app/domain/status.ts";
import { type Answer, type Browser, openBrowser } from "./browser.ts";
import type { Ledger } from "./ledger.ts";

/** The people of a run and what they have, acknowledged things only. */
export type World = {
  origin: () => string;
  ledger: Ledger;
  seniors: Person[];
  recruiters: Person[];
  jobs: PostedJob[];
};

type Person = { email: string; browser: Browser; deeds: number };
type PostedJob = { key: string; id: string; owner: Person };

/** An action of a person; true when the server acknowledged it. */
export type Deed = (world: World) => Promise<boolean>;

const PASSWORD = "seven lamps by the river";
// Below the limits for one person, so that no response is "too many requests".
const DEEDS_PER_PERSON = 25;

/** A refusal shows the form again with 400 or more. A redirect to the login means a lost session. */
function isSaved(world: World, { status, location }: Answer): boolean {
  if (location?.startsWith("/login")) world.ledger.lostSessions += 1;
  return status < 400 && !location?.startsWith("/login");
}

/** The sign-up form, filled in. */
export function signUpForm(as: "senior" | "recruiter", email: string) {
  const company = { companyName: "Kestrel Row Manufacturing", jobTitle: "Head of people" };
  const person = { as, firstName: "Harriet", lastName: "Quill", email, password: PASSWORD, agreeTerms: "on" };
  return { ...person, ...(as === "recruiter" && company) };
}

/** Confirms the address of the recruiter who just signed up in this browser, by the link in the outbox. */
export async function confirmAddress(browser: Browser, email: string): Promise<boolean> {
  const { text } = await browser.get("/dev/outbox");
  const mail = text.slice(text.indexOf(email));
  const token = mail.match(/\/verify-email\?token=([\w-]+)/)?.[1] ?? "";
  const { location } = await browser.post("/verify-email", { intent: "verify", token });
  return location?.startsWith("/recruiter") ?? false;
}

async function signUp(world: World, as: "senior" | "recruiter"): Promise<boolean> {
  const email = `${randomUUID()}@people.example`;
  const browser = openBrowser(world.origin);
  const answer = await browser.post(`/signup?as=${as}`, signUpForm(as, email));
  if (!isSaved(world, answer)) return false;
  world.ledger.accounts.set(email, as);
  if (as === "recruiter" && !(await confirmAddress(browser, email))) return false;
  (as === "senior" ? world.seniors : world.recruiters).push({ email, browser, deeds: 0 });
  return true;
}

async function saveProfile(world: World): Promise<boolean> {
  const senior = pick(world.seniors);
  if (!senior) return false;
  const known = world.ledger.profiles.get(senior.email);
  const version = (known?.sent ?? 0) + 1;
  // Set before the response: from here on the new version may be stored, acknowledged or not.
  if (known) known.sent = version;
  const answer = await senior.browser.post("/senior/profile", {
    fullName: "Harriet Quill",
    bio: `Version ${version} of what I have to say about myself.`,
    skills: "Payroll, Mentoring",
    yearsExperience: "31",
    availabilityHours: "20",
    workPreference: "remote",
    place: "Duluth, Minnesota",
    isVisible: "on",
  });
  if (!isSaved(world, answer)) return false;
  const { acknowledged = 0, sent = version } = world.ledger.profiles.get(senior.email) ?? {};
  world.ledger.profiles.set(senior.email, {
    acknowledged: Math.max(acknowledged, version),
    sent: Math.max(sent, version),
  });
  return true;
}

/** The posting form, filled in. */
export function jobForm(submissionKey: string) {
  return {
    submissionKey,
    title: "Payroll Mentor",
    company: "Kestrel Row Manufacturing",
    description: "We run payroll for 340 people across two sites and want somebody to sit beside our clerk for a year.",
    location: "Duluth, Minnesota",
    industry: "Manufacturing",
    employmentType: "part-time",
    workType: "remote",
    hoursPerWeek: "20",
    payRangeMin: "25",
    payRangeMax: "50",
    payUnit: "hour",
    flexibility: "flexible-hours",
    skills: "Payroll, Mentoring",
  };
}

async function postJob(world: World): Promise<boolean> {
  const owner = pick(world.recruiters);
  if (!owner) return false;
  const key = randomUUID();
  const answer = await owner.browser.post("/recruiter/post-job", jobForm(key));
  if (!isSaved(world, answer)) return false;
  world.ledger.jobs.add(key);
  const page = await owner.browser.get(`/recruiter/post-job?posted=${key}`);
  const id = page.text.match(/href="\/job\/([0-9a-f-]{36})"/)?.[1];
  if (id) world.jobs.push({ key, id, owner });
  return true;
}

async function apply(world: World): Promise<boolean> {
  const senior = pick(world.seniors);
  const job = any(world.jobs.slice(-20));
  if (!senior || !job || world.ledger.applications.has(`${job.key} ${senior.email}`)) return false;
  const answer = await senior.browser.post(`/job/${job.id}`, { intent: "apply" });
  if (!isSaved(world, answer)) return false;
  // Sent at once, because a killed server may not live for 30 seconds.
  const page = await senior.browser.get(`/job/${job.id}`);
  const held = page.text.match(/name="held" value="([^"]+)"/)?.[1];
  const sent = held && (await senior.browser.post(`/job/${job.id}`, { intent: "send-now", held }));
  if (!sent || !isSaved(world, sent)) return false;
  world.ledger.applications.set(`${job.key} ${senior.email}`, "pending");
  return true;
}

const NEXT: Partial<Record<Status, Status>> = {
  pending: "reviewing",
  reviewing: "interview",
  interview: "offered",
  offered: "hired",
};

async function moveStatus(world: World): Promise<boolean> {
  const applications = [...world.ledger.applications.keys()];
  const of = (job: { key: string }) => applications.filter((name) => name.startsWith(job.key));
  const job = any(world.jobs.filter((one) => of(one).length === 1).slice(-20));
  const [key] = job ? of(job) : [];
  if (!job || !key) return false;
  const email = key.slice(job.key.length + 1);
  const address = `/recruiter/applications?job=${job.id}`;
  const page = await job.owner.browser.get(address);
  const rows = [
    ...page.text.matchAll(/<form[^>]*>(?:(?!<\/form>).)*name="applicationId"(?:(?!<\/form>).)*<\/form>/gs),
  ].map(([text]) => text);
  const [form = ""] = rows;
  const applicationId = inputValue(form, "applicationId");
  const from = world.ledger.applications.get(key);
  const to = from && NEXT[from];
  // Only tables with a single row, so that it is certain whose application the form is about. Checks the page and not
  // the ledger, because an application whose response a kill cut off is in the table without having been acknowledged.
  const isOnlyOne = new Set(rows.map((text) => inputValue(text, "applicationId"))).size === 1;
  if (!applicationId || !from || !to || !isOnlyOne || inputValue(form, "from") !== from) return false;
  const kept = await job.owner.browser.post(address, { intent: "move", applicationId, from, to });
  if (!isSaved(world, kept)) return false;
  world.ledger.applications.set(`${job.key} ${email}`, to === "reviewing" ? to : from);
  if (to === "reviewing") return true;
  // Every other change is held for 30 seconds; the ledger has what the senior sees.
  const held = inputValue((await job.owner.browser.get(address)).text, "held");
  if (!held) return false;
  const answer = await job.owner.browser.post(address, { intent: "send-now", held });
  if (!isSaved(world, answer)) return false;
  world.ledger.applications.set(`${job.key} ${email}`, to);
  return true;
}

function inputValue(form: string, name: string): string | undefined {
  return form.match(new RegExp(`name="${name}"[^>]*value="([^"]*)"`))?.[1];
}

function pick(people: Person[]): Person | undefined {
  const person = any(people.filter(({ deeds }) => deeds < DEEDS_PER_PERSON).slice(-12));
  if (person) person.deeds += 1;
  return person;
}

function any<T>(items: T[]): T | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

/** What people do, each as often as it is listed. */
export const DEEDS: readonly (readonly [name: string, deed: Deed])[] = [
  ["sign up as a senior", (world) => signUp(world, "senior")],
  ["sign up as a recruiter", (world) => signUp(world, "recruiter")],
  ["save a profile", saveProfile],
  ["save a profile", saveProfile],
  ["post a job", postJob],
  ["apply", apply],
  ["apply", apply],
  ["move an application", moveStatus],
  ["move an application", moveStatus],
];
