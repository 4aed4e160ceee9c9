import Download from "lucide-react/icons/download";
import { href, Link, useLocation } from "react-router";
import type { Status } from "#app/domain/status.ts";
import { recruiterPath } from "#app/features/accounts/rules.ts";
import { anonymousText } from "#app/features/applications/anonymous-review/labels.ts";
import { type Interaction, jobStates } from "#app/features/applications/interaction-history/rules.ts";
import { InteractionList } from "#app/features/applications/ui/interactions.tsx";
import { MatchReasons } from "#app/features/matching/ui/match-reasons.tsx";
import { PeopleLike } from "#app/features/matching/ui/people-like.tsx";
import { PoolPicker } from "#app/features/profiles/candidates/pools/ui/pool-picker.tsx";
import { shownPath } from "#app/features/profiles/uploads/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Candidate } from "../applicants/rules.ts";
import type { BesideCandidate } from "../beside-candidate.ts";
import { SetInterview } from "../interviews/ui/set-interview.tsx";
import { PersonActions } from "../invitations/ui/person-actions.tsx";
import { WaitingInvitations } from "../invitations/ui/waiting-invitations.tsx";
import { AnswerList } from "../questions/ui/answer-list.tsx";
import { recruiterMovesFrom, WRITTEN_STATUSES } from "../rules.ts";
import { ApplicantStage } from "../stages/ui/applicant-stage.tsx";
import { useApplicantForm } from "./applicant-form.tsx";
import { CandidateBio, CandidateSkills, CandidateWho, Part } from "./candidate-parts.tsx";
import { Due, InvitationText } from "./candidate-words.tsx";
import { Fold } from "./fold.tsx";
import { AskedMove, MoveButton, WrittenMove, type WrittenMoveProps } from "./move-button.tsx";
import { PrivateNotes } from "./private-notes.tsx";
import { WHY_ID } from "./score-link.tsx";
import { StatusBadge } from "./status-badge.tsx";

/** The person, their profile, the match, and the actions on their application. */
export function CandidateProfile(props: ProfileProps) {
  const { candidate, job, answer, beside, alikeHref } = props;
  const { pathname } = useLocation();
  const { fullName, bio, match, application, resumeUrl } = candidate;
  const { held = null, due = null, notes = [] } = application ?? {};
  const form = useApplicantForm();
  const isReadOnly = useIsReadOnly();
  const isNoteRefused = form?.answer?.values.intent === "add-note";
  const moves = application && held === null && !isReadOnly ? recruiterMovesFrom(application) : [];
  const isUnnamed = application?.hidesName ?? false;
  const isWritable = application?.status !== "withdrawn" && !isUnnamed && !isReadOnly;
  return (
    <div className="profile">
      <div className="profile__wide candidate__top">
        <CandidateWho
          candidate={candidate}
          underName={application?.hidesName && <p className="soft small">{anonymousText(application)}</p>}
        >
          {application && <StatusBadge status={held?.to ?? application.status} reader="recruiter" />}
          {application?.movedBy && held === null && <p className="soft small">{`Set by ${application.movedBy}`}</p>}
        </CandidateWho>
        {(moves.length > 0 || resumeUrl || isWritable) && (
          <div className="candidate__acts">
            {application && moves.map((to) => <Move key={to} application={application} to={to} name={fullName} />)}
            {isWritable && <ButtonLink to={messageHref(pathname, candidate.userId, job?.id)}>Message</ButtonLink>}
            {resumeUrl && (
              <a className="btn btn--quiet" href={shownPath(resumeUrl)} target="_blank" rel="noreferrer">
                <Download className="i" />
                Download Resume
              </a>
            )}
          </div>
        )}
      </div>
      <div className="stack">
        {due && held === null && <Due {...due} />}
        {application?.coverNote && (
          <Part title="Their note to you">
            <p className="candidate__bio" dir="auto">
              {application.coverNote}
            </p>
          </Part>
        )}
        {application && application.questionAnswers.length > 0 && (
          <Part title="Their answers to your questions">
            <AnswerList answers={application.questionAnswers} />
          </Part>
        )}
        <CandidateBio bio={bio} />
      </div>
      <div className="stack">
        <CandidateSkills {...candidate} />
        {match && (
          <Fold title={`Why this match: ${match.percent}%`} id={WHY_ID}>
            <MatchReasons match={match} />
          </Fold>
        )}
        {!isUnnamed && <JobPart {...props} />}
        {beside && (
          <Part title="Pools">
            <PoolPicker
              seniorId={candidate.userId}
              name={fullName}
              pools={beside.pools}
              answer={form?.answer ?? answer}
            />
          </Part>
        )}
        {application?.status === "interview" && held === null && !isReadOnly && (
          <Part title="Interview">
            <SetInterview applicationId={application.id} interview={application.interview} />
          </Part>
        )}
        {application && held === null && <ApplicantStage application={application} />}
        {application && (
          <Fold title={notes.length === 0 ? "Private notes" : `Private notes (${notes.length})`} isOpen={isNoteRefused}>
            <PrivateNotes applicationId={application.id} notes={notes} />
          </Fold>
        )}
        {beside && (
          <Part title="People like this one">
            <PeopleLike people={beside.alike} hrefOf={alikeHref} />
          </Part>
        )}
        {!isUnnamed && (
          <p>
            <Link to={href("/report/:kind/:id", { kind: "profile", id: candidate.userId })}>Report this person</Link>
          </p>
        )}
      </div>
    </div>
  );
}

export type JobNamed = { id: string; title: string; company: string; isActive: boolean };

type ProfileProps = {
  candidate: Candidate;
  job: JobNamed | undefined;
  choices: readonly JobNamed[];
  answer: FormResult | undefined;
  interactions: readonly Interaction[];
  recruiterName: string;
  beside: BesideCandidate | null;
  alikeHref: (candidateId: string) => string;
};

/** What was between the two for the selected job, or for any, and what the recruiter can do: keep in mind, invite. */
function JobPart({ candidate, job, choices, answer, interactions, recruiterName }: ProfileProps) {
  const { fullName, marks, application } = candidate;
  const form = useApplicantForm();
  const isReadOnly = useIsReadOnly();
  const waiting = (job ? [{ held: marks?.heldInvitation, title: job.title }] : interactions).flatMap(
    ({ held, title }) => (held ? [{ id: held, title }] : []),
  );
  const isInvited = marks != null && (marks.invitation !== null || marks.heldInvitation !== null);
  return (
    <Part title={job ? "For this job" : "For one of your jobs"}>
      <InteractionList candidateId={candidate.userId} interactions={interactions} />
      {!isReadOnly && <WaitingInvitations held={waiting} name={fullName} />}
      {marks?.invitation && !application && <InvitationText invitation={marks.invitation} />}
      {!isReadOnly && (
        <PersonActions
          seniorId={candidate.userId}
          name={fullName}
          jobs={job ? [job] : choices}
          recruiterName={form?.recruiterName ?? recruiterName}
          answer={answer}
          {...(job
            ? {
                shortlistedFor: marks?.isShortlisted ? [job.id] : [],
                invitableFor: job.isActive && application === null && !isInvited ? [job.id] : [],
              }
            : jobStates(interactions, choices))}
        />
      )}
      {!job && choices.length === 0 && <p className="soft">You have no active job posts.</p>}
    </Part>
  );
}

/** Returns where a recruiter writes to a person, about one of their jobs or about none. */
export function messageHref(pathname: string, candidateId: string, jobId: string | undefined): string {
  return `${recruiterPath("messages", pathname)}?${new URLSearchParams({ person: candidateId, ...(jobId && { job: jobId }) })}`;
}

/**
 * A legal status change. Reviewing and hiring take one press; an interview and an offer are sent with a message; a
 * rejection asks for confirmation, with an optional private reason. All but reviewing can be undone for 30 seconds
 * (decision 017).
 */
function Move({ name, ...move }: { application: WrittenMoveProps["application"]; to: Status; name: string }) {
  if (WRITTEN_STATUSES.some((status) => status === move.to)) return <WrittenMove {...move} name={name} />;
  return move.to === "rejected" ? <AskedMove {...move} name={name} /> : <MoveButton {...move} variant="main" />;
}
