import Download from "lucide-react/icons/download";
import X from "lucide-react/icons/x";
import { type ReactNode, useId } from "react";
import { href } from "react-router";
import { MatchReasons } from "#app/features/matching/ui/match-reasons.tsx";
import { travelText, wantedPayText } from "#app/features/profiles/labels.ts";
import { shownPath } from "#app/features/profiles/uploads/rules.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Tag } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import type { FormAnswer } from "#app/ui/form-answer.ts";
import type { Candidate } from "../applicants/rules.ts";
import { type Dealing, standingOf } from "../dealings/rules.ts";
import { DealingList } from "../dealings/ui/dealings.tsx";
import { SetInterview } from "../interviews/ui/set-interview.tsx";
import type { InvitationState } from "../invitations/rules.ts";
import { PersonActions } from "../invitations/ui/person-actions.tsx";
import { availabilityText, MISSING } from "../labels.ts";
import { movesFrom, type Status, WRITTEN_STATUSES } from "../rules.ts";
import { unnamedText } from "../unnamed/labels.ts";
import { AskedMove, MoveButton, WrittenMove, type WrittenMoveProps } from "./move-button.tsx";
import { PrivateNotes } from "./private-notes.tsx";
import { WHY_ID } from "./score-link.tsx";
import { StatusBadge } from "./status-badge.tsx";
import "./candidate-card.css";

export type CandidateCardProps = {
  /** Null for somebody who is hidden, gone, or was never there. */
  candidate: Candidate | null;
  /** The job they are looked at for; without it a message is about no job yet. */
  job?: JobNamed | undefined;
  /** Where no job is chosen: those they could be invited to. */
  choices?: readonly JobNamed[] | undefined;
  /** There: what was said when they were invited or kept for none of them. */
  answer?: FormAnswer | undefined;
  /** What was between them and the recruiter for any job. */
  dealings?: readonly Dealing[] | undefined;
  closeHref: string;
  onClose?: (() => void) | undefined;
};

type JobNamed = { id: string; title: string; company: string; isActive: boolean };

/** 'Candidate Profile': who it is, what they say, why they match, and what can be done about their application. */
export function CandidateCard(props: CandidateCardProps) {
  const { candidate, job, choices = [], answer, dealings = [], closeHref, onClose } = props;
  const titleId = useId();
  return (
    <section className="card candidate" aria-labelledby={titleId}>
      <div className="card__head">
        <h3 id={titleId}>Candidate Profile</h3>
        <ButtonLink
          to={closeHref}
          variant="quiet"
          iconOnly
          aria-label="Close profile"
          preventScrollReset
          onClick={onClose}
        >
          <X className="i" />
        </ButtonLink>
      </div>
      {candidate ? (
        <Profile candidate={candidate} job={job} choices={choices} answer={answer} dealings={dealings} />
      ) : (
        <Nobody />
      )}
    </section>
  );
}

function Nobody() {
  return (
    <div>
      <p>
        <b>{MISSING.profile}</b>
      </p>
      <p className="soft">The person withdrew, or doesn't show their profile to recruiters any more.</p>
    </div>
  );
}

type ProfileProps = {
  candidate: Candidate;
  job: JobNamed | undefined;
  choices: readonly JobNamed[];
  answer: FormAnswer | undefined;
  dealings: readonly Dealing[];
};

function Profile({ candidate, job, choices, answer, dealings }: ProfileProps) {
  const {
    fullName,
    photoUrl,
    experience,
    place,
    travelMiles,
    industries,
    bio,
    skills,
    match,
    marks,
    application,
    resumeUrl,
    wanted,
  } = candidate;
  const held = application?.held ?? null;
  const moves = application && held === null ? movesFrom("recruiter", application.status) : [];
  const isUnnamed = application?.hidesName ?? false;
  const isWritable = application?.status !== "withdrawn" && !isUnnamed;
  return (
    <div className="profile">
      <div className="stack">
        <div className="row candidate__who">
          <Avatar name={fullName} photoUrl={photoUrl} isLarge />
          <div>
            <h4>{fullName || MISSING.name}</h4>
            {application?.hidesName && <p className="soft small">{unnamedText(application.status)}</p>}
            <p>{availabilityText(candidate)}</p>
            {experience && <p className="soft small">{`${experience} of experience`}</p>}
            {place && <p className="soft small">{place}</p>}
            {travelMiles && <p className="soft small">{`Travels ${travelText(travelMiles).toLowerCase()}`}</p>}
            {wanted && <p className="soft small">{`Wants at least ${wantedPayText(wanted)}`}</p>}
          </div>
        </div>
        {application && <StatusBadge status={held?.to ?? application.status} reader="recruiter" />}
        {application?.owed && held === null && <p>{`${application.owed}.`}</p>}
        {application?.coverNote && (
          <Part title="Their note to you">
            <p className="candidate__bio" dir="auto">
              {application.coverNote}
            </p>
          </Part>
        )}
        <Part title="Bio">
          <p className="candidate__bio" dir="auto">
            {bio || MISSING.bio}
          </p>
        </Part>
      </div>
      <div className="stack">
        {match && (
          <Part title="Why this match" id={WHY_ID}>
            <MatchReasons match={match} />
          </Part>
        )}
        <Part title="Skills">
          {skills.length === 0 ? (
            <p>{MISSING.skills}</p>
          ) : (
            <p className="tags">
              {skills.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </p>
          )}
        </Part>
        {industries.length > 0 && (
          <Part title="Industries">
            <p>{industries.join(", ")}</p>
          </Part>
        )}
      </div>
      {(moves.length > 0 || resumeUrl || isWritable) && (
        <div className="row profile__wide">
          {application && moves.map((to) => <Move key={to} application={application} to={to} name={fullName} />)}
          {isWritable && <ButtonLink to={messageHref(candidate.userId, job?.id)}>Message</ButtonLink>}
          {resumeUrl && (
            <a className="btn btn--quiet" href={shownPath(resumeUrl)} target="_blank" rel="noreferrer">
              <Download className="i" />
              Download Resume
            </a>
          )}
        </div>
      )}
      {!isUnnamed && (
        <div className="profile__wide">
          <Part title={job ? "For this job" : "For one of your jobs"}>
            <DealingList candidateId={candidate.userId} dealings={dealings} />
            {marks?.invitation && !application && <InvitationText invitation={marks.invitation} />}
            <PersonActions
              seniorId={candidate.userId}
              name={fullName}
              jobs={job ? [job] : choices}
              answer={answer}
              {...(job
                ? {
                    shortlistedFor: marks?.isShortlisted ? [job.id] : [],
                    invitableFor: job.isActive && application === null && !marks?.invitation ? [job.id] : [],
                  }
                : standingOf(dealings, choices))}
            />
            {!job && choices.length === 0 && <p className="soft">You have no active job posts.</p>}
          </Part>
        </div>
      )}
      {application?.status === "interview" && held === null && (
        <div className="profile__wide">
          <Part title="Interview">
            <SetInterview applicationId={application.id} interview={application.interview} />
          </Part>
        </div>
      )}
      {application && (
        <div className="profile__wide">
          <Part title="Private notes">
            <PrivateNotes applicationId={application.id} notes={application.notes} />
          </Part>
        </div>
      )}
    </div>
  );
}

function InvitationText({ invitation: { sentAt, declinedAt, reason } }: { invitation: InvitationState }) {
  if (!declinedAt) {
    return (
      <p key="waiting">
        Invited on <Day at={sentAt} />. They haven't answered yet.
      </p>
    );
  }
  return (
    <p key="declined">
      They declined your invitation on <Day at={declinedAt} />
      <span>{`.${reason ? ` Their reason: ${reason}` : ""}`}</span>
    </p>
  );
}

/** Where a recruiter writes to somebody, about one of their jobs or about none. */
export function messageHref(candidateId: string, jobId: string | undefined): string {
  return `${href("/recruiter/messages")}?${new URLSearchParams({ person: candidateId, ...(jobId && { job: jobId }) })}`;
}

/**
 * One legal step. Being reviewed and hired is one press; an interview and an offer go out with a message; a rejection
 * is asked first, with room for a private reason. All but being reviewed can be taken back for half a minute
 * (decision 023).
 */
function Move({ name, ...move }: { application: WrittenMoveProps["application"]; to: Status; name: string }) {
  if (WRITTEN_STATUSES.some((status) => status === move.to)) return <WrittenMove {...move} name={name} />;
  return move.to === "rejected" ? <AskedMove {...move} /> : <MoveButton {...move} variant="main" />;
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <div id={id}>
      <h5 className="h5">{title}</h5>
      {children}
    </div>
  );
}
