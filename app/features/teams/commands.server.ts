// Roles, leaving, removing, handing a job over. Invitations: invitations.server.ts. Joining by domain: joining.server.ts.
import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { joinRequests, recruiters } from "#app/db/schema/recruiters.ts";
import type { CompanyRole } from "#app/domain/company-roles.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { writeCompany } from "#app/features/accounts/commands.server.ts";
import {
  requireActingRecruiter,
  requireOwner,
  requireRecruiter,
  requireStaying,
} from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { endFollowing } from "#app/features/jobs/followers.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { requireId } from "#app/input-fields.ts";
import { publishLive } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { jobTakenNotification, leftNotification, roleNotification, takenOverNotification } from "./emails.server.ts";
import { passEverything, passJob } from "./hand-over.server.ts";
import { LAST_OWNER, NO_SUCCESSOR, NOT_ONESELF } from "./labels.ts";
import { findSuccessor, listColleagues } from "./queries.server.ts";
import { canTakeWork, isLastOwner } from "./rules.ts";
import type { HandOver } from "./schema.ts";

type Locked = { id: string; name: string; companyRole: CompanyRole };

/** The people of the viewer's company, all locked until `tx` ends, so that no one acts or leaves meanwhile. */
async function lockTeam(tx: Database, userId: string): Promise<{ company: Company; members: Locked[] }> {
  const [company] = await tx
    .select({ id: companies.id, name: companies.name })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, userId));
  if (!company) throw new DomainError("not-found");
  const members = await tx
    .select({ id: recruiters.userId, name: recruiters.fullName, companyRole: recruiters.companyRole })
    .from(recruiters)
    .where(eq(recruiters.companyId, company.id))
    .orderBy(asc(recruiters.userId))
    .for("update");
  if (!members.some(({ id }) => id === userId)) throw new DomainError("not-found");
  return { company, members };
}

export type Company = { id: string; name: string };

/** Throws owner-only unless this person is an owner now, whatever the page knew. */
function requireOwnerIn(members: readonly Locked[], userId: string): void {
  if (members.find(({ id }) => id === userId)?.companyRole !== "owner") throw new DomainError("owner-only");
}

/**
 * Changes what a colleague may do, from what the owner saw. Who becomes a viewer hands their work to the owner. Throws
 * wrong-role, owner-only, account-leaving, not-found, stale-role when it has changed, and FieldError for the last
 * owner.
 */
export async function changeRole(
  platform: Platform,
  viewer: Viewer,
  { personId, companyRole, from }: { personId: string; companyRole: CompanyRole; from: CompanyRole },
): Promise<void> {
  requireOwner(viewer);
  requireStaying(viewer);
  await platform.db.transaction(async (tx) => {
    const { company, members } = await lockTeam(tx, viewer.id);
    requireOwnerIn(members, viewer.id);
    const person = members.find(({ id }) => id === personId);
    if (!person) throw new DomainError("not-found");
    if (person.companyRole === companyRole) return;
    if (person.companyRole !== from) throw new DomainError("stale-role");
    if (isLastOwner(members, personId) || members.length === 1) throw new FieldError("companyRole", LAST_OWNER);
    if (companyRole === "viewer" && personId === viewer.id) throw new FieldError("companyRole", NOT_ONESELF);
    await tx.update(recruiters).set({ companyRole }).where(eq(recruiters.userId, personId));
    if (companyRole === "viewer") await passEverything(tx, { fromId: personId, toId: viewer.id });
    await notify(platform, tx, { userId: personId, ...roleNotification(companyRole, company.name) });
    await publishLive(tx, { userId: viewer.id, topic: "notification" });
  });
  platform.log.info({ event: "team role changed", userId: personId, companyRole, by: viewer.id });
}

/**
 * Sets whether a second person publishes the company's new jobs and changes; off, everyone publishes their own, also
 * what waits. Throws wrong-role, owner-only, account-leaving.
 */
export async function setSecondPerson(platform: Platform, viewer: Viewer, isOn: boolean): Promise<void> {
  requireOwner(viewer);
  requireStaying(viewer);
  await platform.db.transaction(async (tx) => {
    const { company, members } = await lockTeam(tx, viewer.id);
    requireOwnerIn(members, viewer.id);
    const now = platform.clock.now();
    await tx.update(companies).set({ requiresColleague: isOn, updatedAt: now }).where(eq(companies.id, company.id));
    await publishLive(tx, { userId: viewer.id, topic: "notification" });
  });
  platform.log.info({ event: "second person set", isOn, by: viewer.id });
}

/**
 * Removes a colleague from the viewer's company; their work goes to a named colleague in the same moment. Throws
 * wrong-role, owner-only, account-leaving, not-found, and FieldError for who cannot take the work.
 */
export async function removeMember(
  platform: Platform,
  viewer: Viewer,
  { personId, toId }: { personId: string; toId: string },
): Promise<void> {
  requireOwner(viewer);
  requireStaying(viewer);
  if (personId === viewer.id) throw new DomainError("not-found");
  await platform.db.transaction(async (tx) => {
    const { company, members } = await lockTeam(tx, viewer.id);
    requireOwnerIn(members, viewer.id);
    await moveOut(platform, tx, { company, members, personId, toId });
  });
  platform.log.info({ event: "team member removed", userId: personId, by: viewer.id });
}

/**
 * Takes the viewer out of their company; their work goes to a named colleague in the same moment. Throws wrong-role,
 * not-found, and FieldError for who cannot take the work, and for the only owner.
 */
export async function leaveTeam(platform: Platform, viewer: Viewer, { toId }: { toId: string }): Promise<void> {
  requireRecruiter(viewer);
  await platform.db.transaction(async (tx) => {
    const { company, members } = await lockTeam(tx, viewer.id);
    if (members.length === 1) throw new DomainError("not-found");
    if (isLastOwner(members, viewer.id)) throw new FieldError("toId", LAST_OWNER);
    await moveOut(platform, tx, { company, members, personId: viewer.id, toId });
  });
  platform.log.info({ event: "team left", userId: viewer.id });
}

type Move = { company: Company; members: readonly Locked[]; personId: string; toId: string };

/** Everyone has a company at every moment, so who leaves gets one of their own, under their own name. */
async function moveOut(platform: Platform, tx: Database, { company, members, personId, toId }: Move): Promise<void> {
  const person = members.find(({ id }) => id === personId);
  const successor = members.find(({ id }) => id === toId);
  if (!person) throw new DomainError("not-found");
  if (!successor || successor.id === personId || !canTakeWork(successor)) throw new FieldError("toId", NO_SUCCESSOR);
  await endFollowing(tx, personId);
  const jobCount = await passEverything(tx, { fromId: personId, toId });
  const companyId = await writeCompany(platform, tx, person.name);
  const joined = { companyId, companyRole: "owner", joinedAt: platform.clock.now() } as const;
  await tx.update(recruiters).set(joined).where(eq(recruiters.userId, personId));
  await tx.delete(joinRequests).where(eq(joinRequests.userId, personId));
  // Also refreshes every page that either has open.
  await notify(platform, tx, { userId: personId, ...leftNotification(company.name, successor.name) });
  await notify(platform, tx, { userId: toId, ...takenOverNotification(person.name, jobCount) });
}

/**
 * Hands over everything of a person whose account will be erased, to the colleague who has been in the company longest,
 * owners first; who takes over from the only owner becomes one. Returns the colleague's name; null for a company of one
 * and for anyone but a recruiter.
 */
export async function handOverBeforeErasure(
  platform: Platform,
  tx: Database,
  person: Pick<Viewer, "id" | "role" | "name">,
): Promise<string | null> {
  if (person.role !== "recruiter") return null;
  const { members } = await lockTeam(tx, person.id);
  const successor = await findSuccessor(tx, person.id);
  if (!successor) return null;
  const mustOwn = isLastOwner(members, person.id) || !canTakeWork(successor);
  if (mustOwn) await tx.update(recruiters).set({ companyRole: "owner" }).where(eq(recruiters.userId, successor.id));
  const jobCount = await passEverything(tx, { fromId: person.id, toId: successor.id });
  await notify(platform, tx, { userId: successor.id, ...takenOverNotification(person.name, jobCount) });
  return successor.name;
}

/**
 * Hands one job of the viewer's company to a colleague, from whom the viewer saw as responsible. Throws wrong-role,
 * viewer-only, email-unverified, account-leaving, not-found, stale-job when someone else is responsible by now, and
 * FieldError for who cannot take it.
 */
export async function handOverJob(platform: Platform, viewer: Viewer, { jobId, from, toId }: HandOver): Promise<void> {
  requireActingRecruiter(platform, viewer);
  await platform.db.transaction(async (tx) => {
    const { members } = await lockTeam(tx, viewer.id);
    const me = members.find(({ id }) => id === viewer.id);
    if (me?.companyRole === "viewer") throw new DomainError("viewer-only");
    const [job] = await tx
      .select({ id: jobs.id, title: jobs.title, responsibleId: jobs.responsibleId })
      .from(jobs)
      .where(eq(jobs.id, requireId(jobId)));
    if (!job || !members.some(({ id }) => id === job.responsibleId)) throw new DomainError("not-found");
    const isReachable = toId === viewer.id || (await listColleagues(tx, viewer.id)).some(({ id }) => id === toId);
    if (!isReachable || toId === from) throw new FieldError("toId", NO_SUCCESSOR);
    if (!(await passJob(tx, job.id, { fromId: from, toId }))) throw new DomainError("stale-job");
    if (toId !== viewer.id) await notify(platform, tx, { userId: toId, ...jobTakenNotification(viewer.name, job) });
    for (const userId of new Set([viewer.id, from])) await publishLive(tx, { userId, topic: "notification" });
  });
  platform.log.info({ event: "job handed over", jobId, to: toId, by: viewer.id });
}
