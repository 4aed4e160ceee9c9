import { desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { secondSteps, userRoles, users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import { companies } from "#app/db/schema/companies.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { conversations } from "#app/db/schema/messaging.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { staff } from "#app/db/schema/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { listDevices } from "#app/features/accounts/sessions/queries.server.ts";
import { referenceFrom } from "#app/features/contact/rules.ts";
import { fateOf } from "#app/features/mail/rules.ts";
import { likePattern } from "#app/features/skills/rules.ts";
import { recordAudit, recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { listSuspensions } from "#app/features/suspensions/queries.server.ts";
import { cleanAddress, isId, requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { listRequestsOf } from "../support/queries.server.ts";
import { EMAILS_SHOWN, PEOPLE_SHOWN, type PersonDetail, type PersonEmail, type PersonRow } from "./rules.ts";

const ROW = {
  id: users.id,
  name: users.name,
  email: users.email,
  isEmailVerified: users.isEmailVerified,
  role: userRoles.role,
  level: staff.level,
  createdAt: users.createdAt,
};

/**
 * Returns at most 50 people with this name, address, id, or reference, sorted by name; `hasMore` if
 * there are more. Records each search in the audit log, without its words. Throws not-found if the
 * viewer may not search for people.
 */
export async function findPeople(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  sought: string,
): Promise<{ people: PersonRow[]; hasMore: boolean }> {
  requirePermission(viewer, "look at people");
  if (sought === "") return { people: [], hasMore: false };
  const { db } = platform;
  const found = await db
    .select(ROW)
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(staff, eq(staff.userId, users.id))
    .where(isSought(db, sought))
    .orderBy(users.name, users.id)
    .limit(PEOPLE_SHOWN + 1);
  const people = found.slice(0, PEOPLE_SHOWN);
  await recordAudit(platform, db, {
    actor: viewer,
    action: "person.searched",
    subjectId: null,
    detail: { found: people.length },
  });
  return { people, hasMore: found.length > PEOPLE_SHOWN };
}

function isSought(db: Database, sought: string): SQL | undefined {
  if (isId(sought)) return eq(users.id, sought);
  if (sought.includes("@")) return eq(sql`lower(${users.email})`, cleanAddress(sought));
  const writers = db
    .select({ id: contactMessages.userId })
    .from(contactMessages)
    .where(eq(contactMessages.reference, referenceFrom(sought)));
  return or(sql`${users.name} ilike ${`%${likePattern(sought)}%`}`, sql`${users.id} in ${writers}`);
}

/**
 * Returns what support may see of a person, and records the look in the audit log first. Throws
 * not-found if there is no such person or the viewer may not see people.
 */
export async function lookAtPerson(
  platform: Pick<Platform, "db" | "clock" | "ids" | "mailer">,
  viewer: StaffViewer,
  personId: string,
): Promise<PersonDetail> {
  requirePermission(viewer, "look at people");
  const { db } = platform;
  const id = requireId(personId);
  const [found] = await db
    .select({
      ...ROW,
      companyName: companies.name,
      leavingAt: accountDeletions.dueAt,
      twoStepAt: secondSteps.createdAt,
      bouncedAt: bouncedAddresses.bouncedAt,
      jobs: db.$count(jobs, eq(jobs.responsibleId, id)),
      applications: db.$count(applications, eq(applications.applicantId, id)),
      conversations: db.$count(conversations, or(eq(conversations.seniorId, id), eq(conversations.recruiterId, id))),
      reportsAbout: db.$count(cases, eq(cases.aboutId, id)),
      reportsBy: db.$count(reports, eq(reports.reporterId, id)),
    })
    .from(users)
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(staff, eq(staff.userId, users.id))
    .leftJoin(recruiters, eq(recruiters.userId, users.id))
    .leftJoin(companies, eq(companies.id, recruiters.companyId))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .leftJoin(secondSteps, eq(secondSteps.userId, users.id))
    .leftJoin(bouncedAddresses, eq(bouncedAddresses.address, sql`lower(${users.email})`))
    .where(eq(users.id, id));
  if (!found) throw new DomainError("not-found");
  await recordLook(platform, { actor: viewer, action: "person.viewed", subjectId: id });
  const [devices, emails, requests, suspensions] = await Promise.all([
    listDevices({ ...platform }, id, null),
    listEmails(platform, id),
    listRequestsOf(db, id),
    listSuspensions(db, id),
  ]);
  const { jobs: posted, applications: sent, conversations: led, reportsAbout, reportsBy, ...person } = found;
  const { leavingAt, twoStepAt, ...rest } = person;
  const counts = { jobs: posted, applications: sent, conversations: led, reportsAbout, reportsBy };
  return {
    ...rest,
    isLeaving: leavingAt !== null,
    hasTwoStep: twoStepAt !== null,
    counts,
    devices,
    emails,
    requests,
    suspensions,
  };
}

async function listEmails({ db, mailer }: Pick<Platform, "db" | "mailer">, userId: string): Promise<PersonEmail[]> {
  const rows = await db
    .select({
      id: mails.id,
      subject: mails.subject,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      refusedAt: mails.refusedAt,
      lastError: mails.lastError,
    })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(desc(mails.id))
    .limit(EMAILS_SHOWN);
  return rows.map((mail) => {
    const { id, subject, createdAt, sentAt, lastError } = mail;
    return { id, subject, createdAt, fate: fateOf(mail, mailer), reason: sentAt ? null : lastError };
  });
}
