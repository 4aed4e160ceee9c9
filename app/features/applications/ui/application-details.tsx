import X from "lucide-react/icons/x";
import { href, Link } from "react-router";
import type { Pay } from "#app/domain/pay.ts";
import {
  EMPLOYMENT_TYPE_LABELS,
  hoursText,
  payText,
  WORK_TYPE_LABELS,
  yearlyPayText,
} from "#app/features/jobs/labels.ts";
import { isSettled } from "#app/features/jobs/rules.ts";
import { changedPayText } from "#app/features/jobs/terms/labels.ts";
import { Tag } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { Dialog, DialogPage } from "#app/ui/dialog.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { relativeTime } from "#app/ui/time-distance.ts";
import { Timeline } from "#app/ui/timeline.tsx";
import { sentWithoutName } from "../anonymous-review/labels.ts";
import { waitingText } from "../answers/labels.ts";
import { answerStillDue } from "../answers/rules.ts";
import type { ApplicationDetails } from "../details.ts";
import { interviewText } from "../interviews/labels.ts";
import { detailsMessage, MISSING } from "../labels.ts";
import { AnswerList } from "../questions/ui/answer-list.tsx";
import { moveWords, statusWords } from "../status-words.ts";
import { timelineOf } from "../timeline.ts";
import { askedStep, Foot, type FootProps, Refused } from "./application-foot.tsx";
import { EmployerMessagePart } from "./employer-message.tsx";
import { STATUS_ICONS, StatusBadge } from "./status-badge.tsx";
import "./application-details.css";

const TITLE = "Application Details";

export type ApplicationDialogProps = Omit<FootProps, "details"> & {
  /** Null while no application is selected. */
  details: ApplicationDetails | null;
  now: Date;
  /** The address of the list without the details. */
  closeHref: string;
  onClose: () => void;
};

/** "Application Details": a dialog over the list, or, without JavaScript, a part of the page above it. */
export function ApplicationDialog(props: ApplicationDialogProps) {
  const { details, employerMessage, now, closeHref, onClose, asking, problem } = props;
  const isHydrated = useIsHydrated();
  const foot = details && <Foot {...props} details={details} />;
  // Shown beside the question while it is open, because the top may be out of sight.
  const bodyProblem = details && askedStep(details, asking) ? null : problem;
  if (isHydrated) {
    return (
      <Dialog isOpen={details !== null} onClose={onClose} title={TITLE} foot={foot}>
        {details && <DetailsBody details={details} employerMessage={employerMessage} now={now} problem={bodyProblem} />}
      </Dialog>
    );
  }
  if (!details) return null;
  const close = (
    <ButtonLink to={closeHref} variant="quiet" iconOnly aria-label="Close">
      <X className="i" />
    </ButtonLink>
  );
  return (
    <DialogPage title={TITLE} foot={foot} close={close}>
      <DetailsBody details={details} employerMessage={employerMessage} now={now} problem={bodyProblem} />
    </DialogPage>
  );
}

type BodyProps = Pick<ApplicationDialogProps, "employerMessage" | "now" | "problem"> & { details: ApplicationDetails };

function DetailsBody({ details, employerMessage, now, problem }: BodyProps) {
  const { title, company, location, status, employmentType, workType, description, pay, coverNote, resume, interview } =
    details;
  const answers = details.questionAnswers;
  const words = statusWords(status);
  const Icon = STATUS_ICONS[words.icon];
  const isSuspended = details.jobStatus === "suspended";
  const due = isSuspended || isSettled(details.jobStatus) ? null : answerStillDue(details, now);
  return (
    <div className="stack stack--s5">
      {problem && <Refused {...problem} />}
      <div>
        <h3>{title || MISSING.position}</h3>
        <p>{[company || MISSING.company, location].filter(Boolean).join(", ")}</p>
        <p className="tags details__tags">
          <StatusBadge status={status} reader="senior" />
          <Tag>{EMPLOYMENT_TYPE_LABELS[employmentType]}</Tag>
          <Tag>{WORK_TYPE_LABELS[workType]}</Tag>
        </p>
      </div>
      <div className={words.notice === "plain" ? "notice" : `notice notice--${words.notice}`}>
        <Icon className="i" />
        <div>
          <p>{detailsMessage(details)}</p>
          {isSuspended && (
            <p>
              <Link to={href("/resources/job-scams")}>Job scams: what to do</Link>
            </p>
          )}
          {due && <p>{waitingText(due)}</p>}
          {details.hidesName && <p>{sentWithoutName(status)}</p>}
        </div>
      </div>
      {status === "interview" && interview && (
        <div>
          <h4>Interview</h4>
          <p>{interviewText(interview)}</p>
        </div>
      )}
      {employerMessage && !isSuspended && (
        <EmployerMessagePart message={employerMessage} isOffer={status === "offered"} />
      )}
      <div>
        <h4 className="details__head">Application Timeline</h4>
        <Timeline label="Application Timeline" events={eventsOf(details, now)} />
      </div>
      {(coverNote || resume || answers.length > 0) && (
        <div>
          <h4>What you sent</h4>
          {answers.length > 0 && <AnswerList answers={answers} />}
          {coverNote && (
            <p className="details__text details__sent" dir="auto">
              {coverNote}
            </p>
          )}
          {resume && (
            <p>
              Resume: <a href={resume.path}>{resume.fileName}</a>
            </p>
          )}
        </div>
      )}
      <div>
        <h4>Compensation</h4>
        <Compensation pay={pay} />
        {details.changedPay && <p className="soft">{changedPayText(details.changedPay)}</p>}
      </div>
      {description && (
        <div>
          <h4>Job Description</h4>
          <p className="details__text" dir="auto">
            {description}
          </p>
        </div>
      )}
    </div>
  );
}

function eventsOf(details: ApplicationDetails, now: Date) {
  return timelineOf(details).map(({ status, at, isLatest, before }) => ({
    id: `${status} ${at.toISOString()}`,
    title: moveWords(before ?? "", status).timeline,
    when:
      isLatest && status !== "pending" ? (
        <time dateTime={at.toISOString()}>{`Updated ${relativeTime(at, now)}`}</time>
      ) : (
        <>
          <Day at={at} />
          <span>{`, ${relativeTime(at, now)}`}</span>
        </>
      ),
    isNow: isLatest,
  }));
}

/** Shows "min - max per year" as the specification writes it, with the stated pay beside it. */
function Compensation({ pay }: { pay: Pay }) {
  const yearly = yearlyPayText(pay);
  const beside = yearly ? payText(pay) : pay.payUnit === "year" ? hoursText(pay.hoursPerWeek) : null;
  return (
    <p>
      <b>{yearly ?? payText(pay)}</b> {beside && <span className="soft">{`(${beside})`}</span>}
    </p>
  );
}
