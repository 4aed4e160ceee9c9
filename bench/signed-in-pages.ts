import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWhenNeeded } from "#scripts/build.ts";
import type { Figure } from "./figures.ts";
import { summaryOf, timeOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { firstJob, startServer, stopProcess } from "./server.ts";

const PORT = Number(process.env.BENCH_PORT ?? 3198);
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = 120;
/** So many before them are not counted: what both use is compiled by then. */
const WARM_UP = 20;
/** The bar in docs/performance.md: at most so many times what the same page costs without data. */
const MOST_TIMES = 1.5;
const PASSWORD = "seasoned-demo";
const PAGES = {
  senior: ["dashboard", "applications", "messages", "notifications"],
  recruiter: ["dashboard", "manage-jobs", "messages", "notifications"],
} as const;

type Role = keyof typeof PAGES;

/** Measures pages of the demo accounts, each beside the same page of an account that has nothing yet. */
export async function measure({ say }: BenchOptions): Promise<Figure[]> {
  await buildWhenNeeded();
  const folder = mkdtempSync(join(tmpdir(), "seasoned-bench-"));
  const server = startServer(PORT, folder);
  try {
    await firstJob(PORT);
    const figures: Figure[] = [];
    for (const role of ["senior", "recruiter"] as const) {
      const full = await openSession("/login", { email: `${role}@example.com`, password: PASSWORD });
      const empty = await openSession("/signup", signUpForm(role));
      for (const page of PAGES[role]) {
        const path = `/${role}/${page}`;
        say(path);
        figures.push(await measurePage(path, full, empty));
      }
    }
    return figures;
  } finally {
    await stopProcess(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The two take turns, so that what else the machine does falls on both. */
async function measurePage(path: string, full: string, empty: string): Promise<Figure> {
  const ours: number[] = [];
  const limits: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const times = [await timeOf(() => read(path, full)), await timeOf(() => read(path, empty))] as const;
    if (round < 0) continue;
    ours.push(times[0]);
    limits.push(times[1]);
  }
  const limit = summaryOf(limits).median;
  return {
    what: `${path}, beside an empty account`,
    on: "embedded",
    size: null,
    unit: "ms",
    median: summaryOf(ours).median,
    p99: null,
    // Rounded down: a bar rounded up would let pass what it should not.
    bar: { most: Math.floor(MOST_TIMES * limit * 10) / 10 },
    limit,
    naive: null,
  };
}

async function read(path: string, cookie: string): Promise<void> {
  const answer = await fetch(`${ORIGIN}${path}`, { headers: { Cookie: cookie }, redirect: "manual" });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  await answer.text();
}

/** Sends a form as a browser without JavaScript does, and gives the cookies it gets. */
async function openSession(path: string, form: Record<string, string>): Promise<string> {
  const answer = await fetch(`${ORIGIN}${path}`, {
    method: "POST",
    headers: { Origin: ORIGIN },
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  if (answer.status !== 302 && answer.status !== 303) throw new Error(`${path} answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

function signUpForm(as: Role): Record<string, string> {
  const email = `${randomUUID()}@people.example`;
  const person = { as, firstName: "Ada", lastName: "Quill", email, password: PASSWORD, agreeTerms: "on" };
  return as === "recruiter" ? { ...person, companyName: "Quill and Daughters", jobTitle: "Owner" } : person;
}
