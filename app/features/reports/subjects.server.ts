import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import type { Evidence } from "#app/db/schema/cases.ts";
import { mails } from "#app/db/schema/mails.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { ReportableKind } from "#app/domain/cases.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { fullPayText, hoursText } from "#app/features/jobs/labels.ts";
import { requireJob } from "#app/features/jobs/queries.server.ts";
import { questionsText } from "#app/features/jobs/questions/labels.ts";
import { readReportToken } from "#app/features/mail/report-links.server.ts";
import { requireReceived } from "#app/features/messaging/commands-cases.server.ts";
import { messagesPath } from "#app/features/messaging/rules.ts";
import { requireCompany } from "#app/features/profiles/companies/queries.server.ts";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { ReportedThing } from "./rules.ts";

/**
 * A subject that may be reported: its id, the person responsible for it, and a copy of its text.
 */
export type Subject = ReportedThing & { subjectId: string; aboutId: string | null; evidence: Evidence };

type Asked = { kind: ReportableKind; id: string };

/**
 * Returns the subject that a report's address names for this viewer, who is null for a guest.
 * Throws not-found if there is none or the viewer may not see it.
 */
export async function requireSubject(platform: Platform, viewer: Viewer | null, { kind, id }: Asked): Promise<Subject> {
  switch (kind) {
    case "job":
      return await jobOf(platform.db, id);
    case "company":
      return await companyOf(platform.db, id);
    case "email":
      return await emailOf(platform, id);
  }
  if (!viewer?.role) throw new DomainError("not-found");
  switch (kind) {
    case "profile":
      return await profileOf(platform, viewer, id);
    case "message": {
      const { senderName, conversationId } = await requireReceived(platform.db, viewer, id);
      return talk(kind, id, senderName, messagesPath(viewer.role, conversationId));
    }
    case "conversation": {
      const { otherId } = await requirePart(platform.db, viewer, id);
      const [other] = await platform.db.select({ name: users.name }).from(users).where(eq(users.id, otherId));
      return talk(kind, id, other?.name ?? "", messagesPath(viewer.role, id));
    }
  }
}

/** Messaging copies the words of a conversation when it blocks the person. */
function talk(kind: ReportableKind, subjectId: string, title: string, backTo: string): Subject {
  return { kind, subjectId, title, backTo, aboutId: null, evidence: { facts: [], lines: [] } };
}

async function jobOf(db: Database, id: string): Promise<Subject> {
  const job = await requireJob(db, id);
  return {
    kind: "job",
    subjectId: job.id,
    title: `${job.title}, ${job.company}`,
    backTo: `/job/${job.id}`,
    aboutId: job.responsibleId,
    evidence: {
      facts: [
        ["Title", job.title],
        ["Company", job.company],
        ["Location", job.location],
        ["Industry", job.industry],
        ["Pay", fullPayText(job)],
        ["Hours", hoursText(job.hoursPerWeek)],
        ["Skills", job.skills.join(", ")],
        ["Questions", questionsText(job.questions)],
        ["Status", job.status],
      ],
      lines: job.description.split("\n"),
    },
  };
}

async function companyOf(db: Database, slug: string): Promise<Subject> {
  const company = await requireCompany(db, slug);
  const [first] = await db
    .select({ id: recruiters.userId })
    .from(recruiters)
    .where(eq(recruiters.companyId, company.id))
    .orderBy(recruiters.createdAt, recruiters.userId)
    .limit(1);
  return {
    kind: "company",
    subjectId: company.id,
    title: company.name,
    backTo: `/company/${company.slug}`,
    aboutId: first?.id ?? null,
    evidence: {
      facts: [
        ["Name", company.name],
        ["Website", company.website ?? "None"],
        ["Verified", company.check ? (company.check.domain ?? "By staff") : "No"],
      ],
      lines: (company.about ?? "").split("\n"),
    },
  };
}

async function profileOf(platform: Platform, viewer: Viewer, id: string): Promise<Subject> {
  if (viewer.role !== "recruiter") throw new DomainError("not-found");
  const profile = await findCandidateProfile(platform, viewer, requireId(id));
  if (!profile) throw new DomainError("not-found");
  return {
    kind: "profile",
    subjectId: profile.userId,
    title: profile.fullName,
    backTo: "/recruiter/candidates",
    aboutId: profile.userId,
    evidence: {
      facts: [
        ["Name", profile.fullName],
        ["Skills", profile.skills.join(", ")],
      ],
      lines: (profile.bio ?? "").split("\n"),
    },
  };
}

/** Links are left out of the copy because they may sign someone in to an account. */
const LINKS = /https?:\/\/\S+/g;

async function emailOf(platform: Platform, token: string): Promise<Subject> {
  const mailId = readReportToken(platform, token);
  if (!mailId) throw new DomainError("not-found");
  const [mail] = await platform.db
    .select({ subject: mails.subject, toAddress: mails.toAddress, text: mails.textBody, createdAt: mails.createdAt })
    .from(mails)
    .where(eq(mails.id, mailId));
  if (!mail) throw new DomainError("not-found");
  return {
    kind: "email",
    subjectId: mailId,
    title: mail.subject,
    backTo: "/",
    aboutId: null,
    evidence: {
      facts: [
        ["Subject", mail.subject],
        ["To", mail.toAddress],
        ["Written", mail.createdAt.toISOString()],
      ],
      lines: mail.text.replace(LINKS, "(link)").split("\n"),
    },
  };
}

async function requirePart(db: Database, viewer: Viewer, conversationId: string): Promise<{ otherId: string }> {
  const [row] = await db
    .select({ seniorId: conversations.seniorId, recruiterId: conversations.recruiterId })
    .from(conversations)
    .where(eq(conversations.id, requireId(conversationId)));
  if (row?.seniorId === viewer.id) return { otherId: row.recruiterId };
  if (row?.recruiterId === viewer.id) return { otherId: row.seniorId };
  throw new DomainError("not-found");
}
