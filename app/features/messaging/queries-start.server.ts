import { and, eq, gt, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications } from "#app/db/schema/applications.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { DomainError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireAnyRole } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { holdsMessageOf } from "./holding.server.ts";
import type { Counterpart, Subject } from "./rules.ts";

/** The target of a first message: a job, and for recruiters a person. */
export type Start = { jobId?: string | null | undefined; personId?: string | null | undefined };

/** The two sides of a new conversation, and an existing one between them. */
export type StartingPoint = {
  seniorId: string;
  recruiterId: string;
  counterpart: Counterpart;
  subject: Subject | null;
  existingId: string | null;
};

/**
 * Returns whether the viewer may start this conversation, and with whom. A senior writes about an open job or one they
 * applied for. A recruiter writes to applicants and to visible people: about the job they applied for or an open job of
 * their company; about another job of their company it is a conversation without a job. Throws not-found for anything
 * else, so that hidden people and others' jobs look missing, and email-unverified for a recruiter who may not search
 * for people yet, unless the person applied to them (R22).
 */
export async function requireStart(
  platform: Pick<Platform, "db" | "env">,
  viewer: Viewer,
  start: Start,
): Promise<StartingPoint> {
  const { db } = platform;
  const role = requireAnyRole(viewer);
  const point =
    role === "senior" ? await startOfSenior(db, viewer.id, start) : await startOfRecruiter(platform, viewer, start);
  if (!point || point.seniorId === point.recruiterId) throw new DomainError("not-found");
  const [existing] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.seniorId, point.seniorId),
        eq(conversations.recruiterId, point.recruiterId),
        point.subject ? eq(conversations.jobId, point.subject.id) : isNull(conversations.jobId),
        or(gt(conversations.messageCount, 0), holdsMessageOf(db, viewer.id)),
      ),
    );
  return { ...point, existingId: existing?.id ?? null };
}

async function startOfSenior(db: Database, seniorId: string, { jobId }: Start) {
  if (!jobId) return null;
  const [job] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      recruiterId: jobs.responsibleId,
      name: recruiters.fullName,
      photoUrl: recruiters.photoUrl,
    })
    .from(jobs)
    .leftJoin(recruiters, eq(recruiters.userId, jobs.responsibleId))
    .leftJoin(applications, and(eq(applications.jobId, jobs.id), eq(applications.applicantId, seniorId)))
    .where(and(eq(jobs.id, requireId(jobId)), or(eq(jobs.isActive, true), isNotNull(applications.id))));
  if (!job) return null;
  const { recruiterId, name, photoUrl, ...subject } = job;
  return { seniorId, recruiterId, counterpart: { id: recruiterId, name, photoUrl }, subject };
}

async function startOfRecruiter(platform: Pick<Platform, "db" | "env">, viewer: Viewer, { jobId, personId }: Start) {
  const { db } = platform;
  if (!personId) return null;
  const person = await findCandidateProfile(platform, viewer, personId);
  if (!person) return null;
  const counterpart = { id: person.userId, name: person.fullName, photoUrl: person.photoUrl };
  if (!jobId) return { seniorId: person.userId, recruiterId: viewer.id, counterpart, subject: null };
  const [job] = await db
    .select({
      subject: { id: jobs.id, title: jobs.title, company: jobs.company },
      responsibleId: jobs.responsibleId,
      isOpen: jobs.isActive,
      applicationId: applications.id,
      conversationId: conversations.id,
    })
    .from(jobs)
    .leftJoin(
      applications,
      and(
        eq(applications.jobId, jobs.id),
        eq(applications.applicantId, person.userId),
        ne(applications.status, "withdrawn"),
        eq(applications.hidesName, false),
      ),
    )
    .leftJoin(
      conversations,
      and(
        eq(conversations.seniorId, person.userId),
        eq(conversations.recruiterId, jobs.responsibleId),
        eq(conversations.subjectKey, jobs.id),
        gt(conversations.messageCount, 0),
      ),
    )
    .where(and(eq(jobs.id, requireId(jobId)), mayRead(viewer.id)));
  if (!job) return null;
  // Drafts and closed jobs can be made in any number, so conversations from their pages are about no job.
  const isAbout = job.isOpen || job.applicationId !== null || job.conversationId !== null;
  // A conversation about a job is its responsible person's, whichever colleague writes.
  return isAbout
    ? { seniorId: person.userId, recruiterId: job.responsibleId, counterpart, subject: job.subject }
    : { seniorId: person.userId, recruiterId: viewer.id, counterpart, subject: null };
}
