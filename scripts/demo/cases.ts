import { and, eq } from "drizzle-orm";
import { cases } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import type { ReportReason } from "#app/domain/cases.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { assignCase, noteCase } from "#app/features/operator/cases/commands.server.ts";
import { dismissCase } from "#app/features/operator/cases/decisions.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { sendReport } from "#app/features/reports/commands.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";

const HOUR_MS = 3_600_000;

type People = { seniors: Map<string, Viewer>; recruiters: Map<string, Viewer>; jobs: Map<string, string> };

type DemoReport = {
  hoursAgo: number;
  /** The demo senior who reports; a guest has an email address instead. */
  by?: string;
  email?: string;
  /** The demo job, or the company of this recruiter. */
  job?: string;
  company?: string;
  reason: Exclude<ReportReason, "noticed">;
  words: string;
  /** What staff did, and how many hours later. */
  note?: { after: number; words: string };
  isDismissedAfter?: number;
};

/** One decided case, one that is assigned, and two that are not. */
const REPORTS: readonly DemoReport[] = [
  {
    hoursAgo: 150,
    email: "harold.pine@example.com",
    job: "leak-survey-lead",
    reason: "other",
    words: "The pay seems to be per day, but the job says per hour.",
    isDismissedAfter: 20,
  },
  {
    hoursAgo: 46,
    email: "leonora.bell@example.com",
    company: "copper-lane",
    reason: "false",
    words: "I worked on this street for thirty years and never heard of them. Is this a real company?",
    note: {
      after: 4,
      words: "In the register of the state since 2011. I wrote to their recruiter for a phone number.",
    },
  },
  {
    hoursAgo: 9,
    email: "r.ashdown@example.com",
    job: "public-meetings-speaker",
    reason: "discrimination",
    words:
      "On the phone they asked me when I finished school, and said that they look for someone with more years ahead.",
  },
  {
    hoursAgo: 2,
    by: "harriet-quill",
    job: "rate-case-analyst",
    reason: "spam",
    words: "The same job was sent to me three times this week under different titles.",
  },
];

/** Fills the queue of cases with reports of recent days. */
export async function fillCases(platform: Platform, staff: StaffViewer, people: People): Promise<void> {
  const now = platform.clock.now().getTime();
  for (const report of REPORTS) {
    const at = (hours: number) => ({ ...platform, clock: { now: () => new Date(now - hours * HOUR_MS) } });
    const subject = await subjectOf(platform, people, report);
    if (!subject) continue;
    const by = people.seniors.get(report.by ?? "") ?? null;
    const { reason, words, email = null, hoursAgo } = report;
    const asked = { kind: subject.kind, id: subject.address, network: email ?? report.by ?? "", reason, words };
    await sendReport(at(hoursAgo), by, { ...asked, email: by ? null : email });
    if (report.note) {
      const seen = await seenCase(platform, subject);
      await assignCase(at(hoursAgo - report.note.after), staff, seen, { isTaken: true });
      await noteCase(at(hoursAgo - report.note.after), staff, { caseId: seen.caseId, words: report.note.words });
    }
    if (report.isDismissedAfter)
      await dismissCase(at(hoursAgo - report.isDismissedAfter), staff, await seenCase(platform, subject));
  }
}

type Subject = { kind: "job" | "company"; id: string; address: string };

async function subjectOf({ db }: Platform, people: People, { job, company }: DemoReport): Promise<Subject | null> {
  const jobId = people.jobs.get(job ?? "");
  if (jobId) return { kind: "job", id: jobId, address: jobId };
  const recruiter = people.recruiters.get(company ?? "");
  const own = recruiter ? await findCompanyOf(db, recruiter.id) : null;
  const [row] = own ? await db.select().from(companies).where(eq(companies.id, own.companyId)) : [];
  return row ? { kind: "company", id: row.id, address: row.slug } : null;
}

async function seenCase({ db }: Platform, { kind, id }: Subject) {
  const [row] = await db
    .select({ caseId: cases.id, version: cases.version })
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, id)));
  if (!row) throw new Error(`no case about ${id}`);
  return row;
}
