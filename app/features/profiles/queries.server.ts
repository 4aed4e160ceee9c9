import { and, desc, eq, exists, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { applications, type ProfileSnapshot } from "#app/db/schema/applications.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { profiles } from "#app/db/schema/profiles.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { isNotSuspended } from "#app/db/schema/suspended-people.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireVerifiedRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NOTHING_READ, type ReadAs, readAsOf } from "#app/features/readings/labels.ts";
import { isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { mayBeFoundBy } from "./hiding/queries.server.ts";
import { type CandidateProfile, type CompanyOfRecruiter, experienceBand, type Profile } from "./rules.ts";
import { filePath } from "./uploads/rules.ts";

/**
 * Selects the skills of a profile in their order. Plain SQL, because drizzle omits table names in a select from one
 * table. A subquery for each skill, because with a join the planner reads all skills for each person.
 */
export const skillNames: SQL<string[]> = sql`array(
  select (select skills.name from skills where skills.id = profile_skills.skill_id)
  from profile_skills
  where profile_skills.user_id = "profiles"."user_id"
  order by profile_skills.position)`;

/** Returns the profile of a senior, with skills in their order; null if there is none. */
export async function findProfile(db: Database, userId: string): Promise<Profile | null> {
  const [row] = await db
    .select({
      userId: profiles.userId,
      fullName: profiles.fullName,
      bio: profiles.bio,
      skills: skillNames,
      yearsExperience: profiles.yearsExperience,
      availabilityHours: profiles.availabilityHours,
      workPreference: profiles.workPreference,
      place: profiles.place,
      travelMiles: profiles.travelMiles,
      industries: profiles.industries,
      photoUrl: profiles.photoUrl,
      prefersNoPhoto: profiles.prefersNoPhoto,
      resumeUrl: profiles.resumeUrl,
      wantedPay: profiles.wantedPay,
      wantedPayUnit: profiles.wantedPayUnit,
      isVisible: profiles.isVisible,
      updatedAt: profiles.updatedAt,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ?? null;
}

/** Returns how the profile of a senior is read; nothing if there is none. */
export async function findPersonReadAs(db: Database, userId: string): Promise<ReadAs> {
  const [row] = await db
    .select({ reading: profiles.reading, said: profiles.occupationsSaid })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ? readAsOf(row.reading, row.said) : NOTHING_READ;
}

/** Returns the recruiter's own card and company; null for anyone else. */
export async function findCompanyOf(db: Database, recruiterId: string): Promise<CompanyOfRecruiter | null> {
  const [row] = await db
    .select({
      companyId: companies.id,
      name: companies.name,
      slug: companies.slug,
      about: companies.about,
      recruiterName: recruiters.fullName,
      recruiterTitle: recruiters.jobTitle,
      verifiedAt: companies.verifiedAt,
      verifiedHow: companies.verifiedHow,
      verifiedDomain: companies.verifiedDomain,
    })
    .from(recruiters)
    .innerJoin(companies, eq(companies.id, recruiters.companyId))
    .where(eq(recruiters.userId, recruiterId));
  if (!row) return null;
  const { verifiedAt, verifiedHow, verifiedDomain, ...card } = row;
  const check = verifiedAt && verifiedHow ? { checkedAt: verifiedAt, how: verifiedHow, domain: verifiedDomain } : null;
  return { ...card, check };
}

/** The columns of a profile that a recruiter may read; years are a band, and the pay is null unless shown. */
const readByRecruiters = {
  userId: profiles.userId,
  fullName: profiles.fullName,
  bio: profiles.bio,
  skills: skillNames,
  yearsExperience: profiles.yearsExperience,
  availabilityHours: profiles.availabilityHours,
  workPreference: profiles.workPreference,
  place: profiles.place,
  travelMiles: profiles.travelMiles,
  industries: profiles.industries,
  photoUrl: profiles.photoUrl,
  wantedPay: profiles.wantedPay,
  wantedPayUnit: profiles.wantedPayUnit,
  showsWantedPay: profiles.showsWantedPay,
};

/**
 * Returns what this recruiter may read of a senior: a visible profile, or for a hidden person the latest snapshot of an
 * active application to one of their own jobs that is not anonymous. A block hides the profile. Years are a band, the
 * resume is the one that was sent, and there is never an email address (D5, D73). Null for everything else, so that
 * hidden and unknown people look the same. Throws wrong-role, and email-unverified for anyone who did not apply to
 * them, hidden, unknown, or not (R22).
 */
export async function findCandidateProfile(
  platform: Pick<Platform, "db" | "env">,
  viewer: Viewer,
  seniorId: string,
): Promise<CandidateProfile | null> {
  const { db } = platform;
  const recruiterId = viewer.id;
  const sent = viewer.role === "recruiter" && isId(seniorId) ? await findSent(db, recruiterId, seniorId) : null;
  if (!sent) requireVerifiedRecruiter(platform, viewer);
  if (!isId(seniorId)) return null;
  const asking = db.select({ one: sql`1` }).from(recruiters).where(eq(recruiters.userId, recruiterId));
  const [row] = await db
    .select({
      ...readByRecruiters,
      isVisible: sql<boolean>`${profiles.isVisible} and ${mayBeFoundBy(profiles.userId, recruiterId)}`,
    })
    .from(profiles)
    .where(and(eq(profiles.userId, seniorId), isNotSuspended(profiles.userId), exists(asking)));
  if (!row || !(row.isVisible || sent)) return null;
  const { wantedPay, wantedPayUnit, showsWantedPay, isVisible, ...live } = row;
  const { yearsExperience, ...shared } = isVisible
    ? live
    : { ...live, travelMiles: null, industries: [], ...sent?.profile };
  return {
    ...shared,
    wanted: isVisible ? wantedNow(row) : sent && wantedAsSent(sent.profile),
    experience: experienceBand(yearsExperience),
    resumeUrl: sent?.resumeFileId ? filePath(sent.resumeFileId) : null,
    hasApplied: Boolean(sent),
  };
}

/**
 * Returns a senior's own profile as a recruiter reads it, and whether recruiters find it at all; null if there is none.
 * Leaves out the resume, which an employer gets only with an application.
 */
export async function findProfileAsShown(
  db: Database,
  seniorId: string,
): Promise<{ profile: CandidateProfile; isVisible: boolean } | null> {
  const [row] = await db
    .select({ ...readByRecruiters, isVisible: profiles.isVisible })
    .from(profiles)
    .where(eq(profiles.userId, seniorId));
  if (!row) return null;
  const { wantedPay, wantedPayUnit, showsWantedPay, isVisible, yearsExperience, ...shown } = row;
  const experience = experienceBand(yearsExperience);
  return { profile: { ...shown, experience, wanted: wantedNow(row), resumeUrl: null, hasApplied: false }, isVisible };
}

type WantedColumns = Pick<typeof profiles.$inferSelect, "wantedPay" | "wantedPayUnit" | "showsWantedPay">;

/** Returns the wanted pay if the person shows it. */
function wantedNow({ wantedPay, wantedPayUnit, showsWantedPay }: WantedColumns): CandidateProfile["wanted"] {
  return showsWantedPay && wantedPay !== null && wantedPayUnit ? { amount: wantedPay, unit: wantedPayUnit } : null;
}

/** Returns the wanted pay in an application's snapshot; null if it was not shown then. */
export function wantedAsSent({ wanted }: ProfileSnapshot): CandidateProfile["wanted"] {
  return wanted ? { amount: wanted.amount, unit: wanted.unit } : null;
}

/** Returns the senior's latest application to one of the recruiter's jobs that is neither anonymous nor withdrawn. */
async function findSent(db: Database, recruiterId: string, seniorId: string) {
  const [sent] = await db
    .select({ profile: applications.profileSnapshot, resumeFileId: applications.resumeFileId })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.applicantId, seniorId),
        mayRead(recruiterId),
        ne(applications.status, "withdrawn"),
        eq(applications.hidesName, false),
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(1);
  return sent ?? null;
}
