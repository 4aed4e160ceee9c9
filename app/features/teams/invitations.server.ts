import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { joinRequests, recruiters, teamInvitations } from "#app/db/schema/recruiters.ts";
import type { CompanyRole } from "#app/domain/company-roles.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import {
  requireActingRecruiter,
  requireOwner,
  requireRecruiter,
  requireStaying,
} from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { leaveStages } from "#app/features/applications/stages/applicant-stage.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { findPlanUsage } from "#app/features/plans/queries.server.ts";
import { memberLimit } from "#app/features/plans/rules.ts";
import { dropIfEmpty } from "#app/features/profiles/companies/removal.server.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { countAttemptOrRefuse } from "#app/platform/rate-limit.ts";
import { DAY_MS } from "#app/time.ts";
import type { Company } from "./commands.server.ts";
import { invitationMail, joinedNotification } from "./emails.server.ts";
import { teamFullText } from "./labels.ts";
import { INVITATION_DAYS, INVITE_LIMIT, MOST_MEMBERS } from "./rules.ts";

/**
 * Invites someone by email into the viewer's company; a second one to the same address replaces the first. Throws
 * wrong-role, owner-only, email-unverified, account-leaving, too-many-requests, and FieldError if they are in it
 * already or the plan has no room for another person.
 */
export async function inviteColleague(
  platform: Platform,
  viewer: Viewer,
  { email, companyRole }: { email: string; companyRole: CompanyRole },
): Promise<void> {
  requireOwner(viewer);
  requireActingRecruiter(platform, viewer);
  await platform.db.transaction(async (tx) => {
    const company = await lockAsOwner(tx, viewer);
    const [member] = await tx
      .select({ id: users.id })
      .from(recruiters)
      .innerJoin(users, eq(users.id, recruiters.userId))
      .where(and(eq(recruiters.companyId, company.id), eq(sql`lower(${users.email})`, email)));
    if (member) throw new FieldError("email", "They're on your team already");
    const again = await tx
      .delete(teamInvitations)
      .where(and(eq(teamInvitations.companyId, company.id), eq(teamInvitations.email, email)))
      .returning({ id: teamInvitations.id });
    if (again.length === 0) await requireRoom(platform, tx, viewer.id, company, "email");
    await writeInvitation(platform, tx, viewer, company, { email, companyRole });
  });
}

/** Sends an invitation again, for another seven days. Throws like inviteColleague, and not-found once it is over. */
export async function resendInvitation(platform: Platform, viewer: Viewer, invitationId: string): Promise<void> {
  requireOwner(viewer);
  requireActingRecruiter(platform, viewer);
  await platform.db.transaction(async (tx) => {
    const company = await lockAsOwner(tx, viewer);
    const [asked] = await tx.delete(teamInvitations).where(isOf(company, invitationId)).returning();
    if (!asked) throw new DomainError("not-found");
    await writeInvitation(platform, tx, viewer, company, asked);
  });
}

/** Revokes an invitation of the viewer's company. Throws wrong-role, owner-only, not-found once it is over. */
export async function revokeInvitation(platform: Platform, viewer: Viewer, invitationId: string): Promise<void> {
  requireOwner(viewer);
  requireStaying(viewer);
  await platform.db.transaction(async (tx) => {
    const company = await lockAsOwner(tx, viewer);
    const gone = await tx
      .delete(teamInvitations)
      .where(isOf(company, invitationId))
      .returning({ id: teamInvitations.id });
    if (gone.length === 0) throw new DomainError("not-found");
  });
}

/**
 * Accepts an invitation to the viewer's confirmed address, once; their own jobs come along. Throws wrong-role,
 * email-unverified, account-leaving, link-expired if it is over, revoked, for another address, or its sender is no
 * longer an owner, in-a-team if they have colleagues already, and team-full.
 */
export async function acceptInvitation(platform: Platform, viewer: Viewer, invitationId: string): Promise<Company> {
  requireRecruiter(viewer);
  requireStaying(viewer);
  if (!viewer.isEmailVerified) throw new DomainError("email-unverified");
  return await platform.db.transaction(async (tx) => {
    const isIt = and(
      eq(teamInvitations.id, requireId(invitationId)),
      eq(teamInvitations.email, viewer.email.toLowerCase()),
      gt(teamInvitations.expiresAt, platform.clock.now()),
    );
    const [asked] = await tx.select().from(teamInvitations).where(isIt);
    if (!asked) throw new DomainError("link-expired");
    const company = await joinCompany(platform, tx, viewer, asked);
    // Of two who accept, or one who revokes meanwhile, only the first finds the row.
    const used = await tx.delete(teamInvitations).where(isIt).returning({ id: teamInvitations.id });
    if (used.length === 0) throw new DomainError("link-expired");
    await notify(platform, tx, { userId: asked.invitedBy, ...joinedNotification(viewer.name, company.name) });
    return company;
  });
}

/**
 * Puts a recruiter who is alone in their company into another one, in `tx`; their jobs come along, and a company that
 * no job names goes. Throws in-a-team, team-full, link-expired if the owner who let them in no longer is one.
 */
export async function joinCompany(
  platform: Platform,
  tx: Database,
  person: Pick<Viewer, "id">,
  { companyId, companyRole, invitedBy }: { companyId: string; companyRole: CompanyRole; invitedBy: string },
): Promise<Company> {
  const [own] = await tx.select().from(recruiters).where(eq(recruiters.userId, person.id)).for("update");
  if (!own) throw new DomainError("not-found");
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("no key update");
  const isByOwner = and(
    eq(recruiters.userId, invitedBy),
    eq(recruiters.companyId, companyId),
    eq(recruiters.companyRole, "owner"),
  );
  if (!company || (await tx.$count(recruiters, isByOwner)) === 0) throw new DomainError("link-expired");
  if (own.companyId === companyId) return company;
  if ((await tx.$count(recruiters, eq(recruiters.companyId, own.companyId))) > 1) throw new DomainError("in-a-team");
  await requireRoom(platform, tx, invitedBy, company, null);
  const joined = { companyId, companyRole, joinedAt: platform.clock.now() };
  await tx.update(recruiters).set(joined).where(eq(recruiters.userId, person.id));
  await leaveStages(tx, person.id);
  await tx.delete(joinRequests).where(eq(joinRequests.userId, person.id));
  await tx.delete(teamInvitations).where(eq(teamInvitations.companyId, own.companyId));
  await tx
    .update(jobs)
    .set({ companyId })
    .where(and(eq(jobs.responsibleId, person.id), eq(sql`lower(${jobs.company})`, company.name.toLowerCase())));
  await dropIfEmpty(tx, own.companyId);
  return company;
}

/** Returns the company of an owner, locked until `tx` ends, so that its people can be counted. Throws owner-only. */
async function lockAsOwner(tx: Database, viewer: Pick<Viewer, "id">): Promise<Company> {
  const [own] = await tx
    .select({ companyId: recruiters.companyId })
    .from(recruiters)
    .where(and(eq(recruiters.userId, viewer.id), eq(recruiters.companyRole, "owner")))
    .for("share");
  if (!own) throw new DomainError("owner-only");
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(eq(companies.id, own.companyId))
    .for("no key update");
  if (!company) throw new DomainError("not-found");
  return company;
}

function isOf({ id }: Company, invitationId: string) {
  return and(eq(teamInvitations.id, requireId(invitationId)), eq(teamInvitations.companyId, id));
}

/** Throws team-full, or FieldError beside `field`, if the plan or the product has no room for one more person. */
async function requireRoom(platform: Platform, tx: Database, ownerId: string, { id }: Company, field: string | null) {
  const { plan } = await findPlanUsage(tx, ownerId);
  const limit = Math.min(memberLimit(plan, platform.env.billingMode) ?? MOST_MEMBERS, MOST_MEMBERS);
  const members = await tx.$count(recruiters, eq(recruiters.companyId, id));
  // Whoever accepts has their own place; whoever is invited waits for one.
  const isOpen = and(eq(teamInvitations.companyId, id), gt(teamInvitations.expiresAt, platform.clock.now()));
  const waiting = field === null ? 0 : await tx.$count(teamInvitations, isOpen);
  if (members + waiting < limit) return;
  if (field === null) throw new DomainError("team-full");
  throw new FieldError(field, teamFullText(plan?.name ?? null, limit));
}

async function writeInvitation(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  company: Company,
  { email, companyRole }: { email: string; companyRole: CompanyRole },
): Promise<void> {
  await countAttemptOrRefuse(tx, platform.clock, `team invite:${viewer.id}`, INVITE_LIMIT);
  const now = platform.clock.now();
  const id = platform.ids.next(now);
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
  const invitation = { id, companyId: company.id, email, companyRole, invitedBy: viewer.id, createdAt: now, expiresAt };
  await tx.insert(teamInvitations).values(invitation);
  const said = { invitationId: id, inviter: viewer.name, company: company.name, companyRole };
  await queueMail(platform, tx, invitationMail(email, said));
}
