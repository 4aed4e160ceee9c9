import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { mayStillVerify } from "#app/features/accounts/policy.ts";
import { VerifyReminder } from "#app/features/accounts/ui/verify-notice.tsx";
import { countOpenInvitations } from "#app/features/applications/invitations/queries.server.ts";
import type { ApplicationCounts } from "#app/features/applications/own-list.ts";
import { countApplications, listRecentActivity } from "#app/features/applications/queries.server.ts";
import { RecentActivity } from "#app/features/applications/ui/recent-activity.tsx";
import { savedAmong } from "#app/features/jobs/saved/queries.server.ts";
import { listJobMatches } from "#app/features/matching/queries.server.ts";
import { RecommendedJobs } from "#app/features/matching/ui/recommended-jobs.tsx";
import { findProfile } from "#app/features/profiles/queries.server.ts";
import { firstSteps, openParts, PROFILE_PARTS } from "#app/features/profiles/rules.ts";
import { CompletionRow } from "#app/features/profiles/ui/completion-row.tsx";
import { FirstSteps } from "#app/features/profiles/ui/first-steps.tsx";
import { listNeedsAnswer } from "#app/features/shell/needs-answer/queries.server.ts";
import { NeedsAnswer } from "#app/features/shell/needs-answer/ui/needs-answer.tsx";
import { firstNameOf } from "#app/first-name.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/words.ts";
import type { Route } from "./+types/dashboard";

const RECOMMENDED = 3;
const RECENT = 3;

type Facts = Route.ComponentProps["loaderData"];

export function meta() {
  return [{ title: `Dashboard | ${BRAND.name}` }];
}

/** Loads the senior's first page, in a few statements. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  const { db, clock } = platform;
  const now = clock.now();
  const [profile, counts, recommended, recent, invitations, needs] = await Promise.all([
    findProfile(db, viewer.id),
    countApplications(db, viewer.id),
    listJobMatches(db, viewer.id, RECOMMENDED),
    listRecentActivity(db, viewer.id, RECENT),
    countOpenInvitations(db, viewer.id),
    listNeedsAnswer(db, viewer, now),
  ]);
  const saved = await savedAmong(
    db,
    viewer.id,
    recommended.map(({ job }) => job.id),
  );
  const greeted = {
    firstName: firstNameOf(viewer.name),
    toVerify: mayStillVerify(platform, viewer) ? viewer.email : null,
  };
  return { ...greeted, profile, counts, recommended, saved, recent, invitations, needs, now };
}

export default function SeniorDashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, toVerify, profile, counts, recommended, saved, recent, invitations, needs, now } = loaderData;
  const isFirstVisit = counts.total === 0 && !Object.values(firstSteps(profile)).every(Boolean);
  const hasNeeds = needs.applications.length + needs.conversations.length > 0;
  const applications = href("/senior/applications");
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={isNew(profile, counts) ? `Welcome, ${firstName}` : `Welcome back, ${firstName}`}
        text={summaryOf(counts)}
      />
      {toVerify && <VerifyReminder email={toVerify} />}
      <NeedsAnswer needs={needs} />
      {isFirstVisit && <FirstSteps profile={profile} isMain={!hasNeeds} />}
      <Ledger
        figures={[
          { label: "Applied", value: counts.applied, to: `${applications}?show=open` },
          { label: "In Review", value: counts.inReview, to: `${applications}?show=open` },
          { label: "Interviews", value: counts.interviews, to: `${applications}?show=interview` },
          { label: "Offers", value: counts.offers, to: `${applications}?show=offered` },
        ]}
      />
      {profile && <CompletionRow profile={profile} isMain={!hasNeeds && !isFirstVisit} />}
      <RecommendedJobs
        recommended={recommended}
        saved={saved}
        hasSkills={(profile?.skills.length ?? 0) > 0}
        isFirstVisit={isFirstVisit}
        now={now}
      />
      <div className="cols cols--even">
        <RecentActivity recent={recent} isFirstVisit={isFirstVisit} now={now} />
        <section aria-labelledby="quick-actions" className="stack">
          <h2 id="quick-actions">Quick Actions</h2>
          <div>
            {invitations > 0 && <Invitations label={`Invitations to apply (${invitations} new)`} />}
            <GoLink to={href("/find-jobs")}>Find Jobs</GoLink>
            <GoLink to={href("/senior/applications")}>My Applications</GoLink>
            {invitations === 0 && <Invitations label="Invitations" />}
            <GoLink to={href("/senior/messages")}>Messages</GoLink>
            <GoLink to={`${href("/find-jobs")}?filter=saved`}>Saved jobs</GoLink>
            <GoLink to={href("/senior/profile")}>Update your profile</GoLink>
          </div>
        </section>
      </div>
    </div>
  );
}

/** Whether a person without profile and applications is probably new. */
function isNew(profile: Facts["profile"], { total }: ApplicationCounts): boolean {
  return total === 0 && (profile === null || openParts(profile).length >= PROFILE_PARTS.length - 1);
}

function Invitations({ label }: { label: string }) {
  return <GoLink to={href("/senior/invitations")}>{label}</GoLink>;
}

function summaryOf({ total, interviews, offers, hired }: ApplicationCounts): string {
  if (total === 0) return "You haven't applied for a job yet.";
  const got = hired > 0 ? `Congratulations! You got ${hired === 1 ? "the job" : counted(hired, "job")}. ` : "";
  const sent = `${got}You've sent ${counted(total, "application")}.`;
  const waiting = [interviews > 0 && counted(interviews, "interview"), offers > 0 && counted(offers, "offer")].filter(
    (text) => text !== false,
  );
  return waiting.length === 0 ? sent : `${sent} You have ${waiting.join(" and ")}.`;
}
