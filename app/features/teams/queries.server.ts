import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { joinRequests, recruiters, teamInvitations } from "#app/db/schema/recruiters.ts";
import { accountDeletions } from "#app/db/schema/settings.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { DomainError } from "#app/domain-error.ts";
import { requireRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { type JoinOffer, type Member, MOST_MEMBERS, type ShownInvitation, successorOf, type Team } from "./rules.ts";

const own = alias(recruiters, "own");

/**
 * Returns the team of the viewer's company; what waits for an answer only for an owner. Throws wrong-role, not-found.
 */
export async function findTeam(platform: Pick<Platform, "db" | "clock">, viewer: Viewer): Promise<Team> {
  requireRecruiter(viewer);
  const { db } = platform;
  const [company] = await db
    .select({
      id: companies.id,
      name: companies.name,
      requiresColleague: companies.requiresColleague,
      companyRole: recruiters.companyRole,
    })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, viewer.id));
  if (!company) throw new DomainError("not-found");
  const isOwner = company.companyRole === "owner";
  const [members, invitations, requests, offer] = await Promise.all([
    listMembers(db, company.id),
    isOwner ? listInvitations(db, company.id) : [],
    isOwner ? listRequests(db, company.id) : [],
    findJoinOffer(db, viewer),
  ]);
  return { company: company.name, requiresColleague: company.requiresColleague, members, invitations, requests, offer };
}

/** Lists the people of a company, in the order in which they joined. */
async function listMembers(db: Database, companyId: string): Promise<Member[]> {
  return await db
    .select({
      id: recruiters.userId,
      name: recruiters.fullName,
      email: users.email,
      companyRole: recruiters.companyRole,
      joinedAt: recruiters.joinedAt,
      jobs: db.$count(jobs, and(eq(jobs.responsibleId, recruiters.userId), ne(jobs.status, "draft"))),
      drafts: db.$count(jobs, and(eq(jobs.responsibleId, recruiters.userId), eq(jobs.status, "draft"))),
    })
    .from(recruiters)
    .innerJoin(users, eq(users.id, recruiters.userId))
    .where(eq(recruiters.companyId, companyId))
    .orderBy(asc(recruiters.joinedAt), asc(recruiters.userId))
    .limit(MOST_MEMBERS);
}

/** Returns the viewer's colleagues who can be given work, by name; none for a company of one. */
export async function listColleagues(db: Database, viewerId: string): Promise<Array<{ id: string; name: string }>> {
  return await db
    .select({ id: recruiters.userId, name: recruiters.fullName })
    .from(own)
    .innerJoin(recruiters, and(eq(recruiters.companyId, own.companyId), ne(recruiters.userId, own.userId)))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, recruiters.userId))
    .where(
      and(
        eq(own.userId, viewerId),
        ne(recruiters.companyRole, "viewer"),
        sql`${accountDeletions.userId} is null`,
        isNotSuspended(recruiters.userId),
      ),
    )
    .orderBy(asc(recruiters.fullName), asc(recruiters.userId))
    .limit(MOST_MEMBERS);
}

/** Whether the viewer's company has more than one person. */
export async function hasColleagues(db: Database, viewerId: string): Promise<boolean> {
  const [colleague] = await db
    .select({ id: recruiters.userId })
    .from(own)
    .innerJoin(recruiters, and(eq(recruiters.companyId, own.companyId), ne(recruiters.userId, own.userId)))
    .where(eq(own.userId, viewerId))
    .limit(1);
  return colleague !== undefined;
}

async function listInvitations(db: Database, companyId: string): Promise<Team["invitations"]> {
  return await db
    .select({
      id: teamInvitations.id,
      email: teamInvitations.email,
      companyRole: teamInvitations.companyRole,
      expiresAt: teamInvitations.expiresAt,
    })
    .from(teamInvitations)
    .where(eq(teamInvitations.companyId, companyId))
    .orderBy(asc(teamInvitations.createdAt), asc(teamInvitations.id))
    .limit(MOST_MEMBERS);
}

async function listRequests(db: Database, companyId: string): Promise<Team["requests"]> {
  return await db
    .select({ userId: users.id, name: users.name, email: users.email, askedAt: joinRequests.askedAt })
    .from(joinRequests)
    .innerJoin(users, eq(users.id, joinRequests.userId))
    .where(and(eq(joinRequests.companyId, companyId), isNotSuspended(users.id)))
    .orderBy(asc(joinRequests.askedAt), asc(users.id))
    .limit(MOST_MEMBERS);
}

/**
 * Returns the verified company at the domain of a recruiter's confirmed address, if it is another than theirs and they
 * are alone in theirs; null if there is none.
 */
export async function findJoinOffer(db: Database, viewer: Viewer): Promise<JoinOffer | null> {
  if (!viewer.isEmailVerified || (await hasColleagues(db, viewer.id))) return null;
  const domain = viewer.email.slice(viewer.email.lastIndexOf("@") + 1).toLowerCase();
  const [company] = await db
    .select({
      companyId: companies.id,
      name: companies.name,
      hasAsked: sql<boolean>`${joinRequests.userId} is not null`,
    })
    .from(companies)
    .innerJoin(own, and(eq(own.userId, viewer.id), ne(own.companyId, companies.id)))
    .innerJoin(recruiters, and(eq(recruiters.companyId, companies.id), eq(recruiters.companyRole, "owner")))
    .leftJoin(joinRequests, and(eq(joinRequests.userId, viewer.id), eq(joinRequests.companyId, companies.id)))
    .where(
      and(
        eq(companies.verifiedDomain, domain),
        sql`${companies.verifiedAt} is not null`,
        isNotSuspended(recruiters.userId),
      ),
    )
    .orderBy(asc(companies.createdAt), asc(companies.id))
    .limit(1);
  return company ? { ...company, domain } : null;
}

/** Returns an invitation that still works, for its page; null for any other. */
export async function findInvitation(
  { db, clock }: Pick<Platform, "db" | "clock">,
  invitationId: string,
): Promise<ShownInvitation | null> {
  if (!isId(invitationId)) return null;
  const [found] = await db
    .select({
      id: teamInvitations.id,
      email: teamInvitations.email,
      companyRole: teamInvitations.companyRole,
      company: companies.name,
      inviter: recruiters.fullName,
    })
    .from(teamInvitations)
    .innerJoin(companies, eq(companies.id, teamInvitations.companyId))
    .innerJoin(recruiters, and(eq(recruiters.userId, teamInvitations.invitedBy), isStillOwner))
    .where(and(eq(teamInvitations.id, invitationId), gt(teamInvitations.expiresAt, clock.now())));
  return found ?? null;
}

/** The condition that who invited still is an owner of that company. */
const isStillOwner = and(eq(recruiters.companyId, teamInvitations.companyId), eq(recruiters.companyRole, "owner"));

/** Returns who is responsible for a job, and who can take it: the viewer, and colleagues; not who has it. */
export async function findHandOver(
  db: Database,
  viewer: Viewer,
  responsibleId: string,
): Promise<{ from: { id: string; name: string }; people: Array<{ id: string; name: string }> }> {
  const [responsible] = await db
    .select({ name: recruiters.fullName })
    .from(recruiters)
    .where(eq(recruiters.userId, responsibleId));
  const mine = viewer.companyRole === "viewer" ? [] : [{ id: viewer.id, name: `${viewer.name} (you)` }];
  const people = [...mine, ...(await listColleagues(db, viewer.id))].filter(({ id }) => id !== responsibleId);
  return { from: { id: responsibleId, name: responsible?.name ?? "" }, people };
}

/** Returns who takes over if this person's account goes; null for a company of one. Who is leaving too comes last. */
export async function findSuccessor(db: Database, userId: string): Promise<Member | null> {
  const [me] = await db
    .select({ companyId: recruiters.companyId })
    .from(recruiters)
    .where(eq(recruiters.userId, userId));
  if (!me) return null;
  const members = await listMembers(db, me.companyId);
  const staying = new Set((await listColleagues(db, userId)).map(({ id }) => id));
  return (
    successorOf(
      members.filter(({ id }) => staying.has(id)),
      userId,
    ) ?? successorOf(members, userId)
  );
}
