import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import type { ReactNode } from "react";
import { href, Link, useLocation } from "react-router";
import { Badge, VerifiedMark } from "#app/ui/badge.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { flexibilityText, hoursText, payText, WORK_TYPE_LABELS, yearlyPayText } from "../labels.ts";
import type { JobCard as JobCardFacts } from "../rules.ts";

export type JobCardProps = {
  job: JobCardFacts;
  /** The moment the page was made, from its loader, so that server and browser render the same text. */
  now: Date;
  /** Match ring and "Why", for a person with a profile. */
  match?: ReactNode;
  /** A button beside the card's link, e.g. Save. */
  action?: ReactNode;
  /** Set by lists inside a signed-in area. */
  isSlim?: boolean | undefined;
  hasDetailsLink?: boolean | undefined;
  /** Set on the company's own page, which already shows its name. */
  hidesCompany?: boolean | undefined;
};

/** A job in a list. The whole card is one link; `match` and `action` lie above it. */
export function JobCard({ job, now, match, action, isSlim, hasDetailsLink, hidesCompany }: JobCardProps) {
  const { pathname, search } = useLocation();
  // The job page links back to the list as it was.
  const link = { to: href("/job/:jobId", { jobId: job.id }), state: { from: pathname + search } };
  const classes = ["job", isSlim ? "job--slim" : null, action && !match ? "job--nomatch" : null]
    .filter(Boolean)
    .join(" ");
  const details = (
    <p className="job__more">
      <Link {...link} aria-label={`View Details: ${job.title}`}>
        View Details
      </Link>
    </p>
  );
  return (
    <article className={classes}>
      <div className="job__main">
        <h3 className="job__title">
          <Link {...link}>{job.title}</Link>
        </h3>
        {(!hidesCompany || !job.isActive || job.hasApplied) && (
          <p className="subline">
            {!hidesCompany && <span>{job.company}</span>}
            {!hidesCompany && job.employerCheck && <VerifiedMark>Verified employer</VerifiedMark>}
            {!job.isActive && (
              <Badge tone="closed" icon={CircleX}>
                Closed
              </Badge>
            )}
            {job.hasApplied && <VerifiedMark>You applied</VerifiedMark>}
          </p>
        )}
        <JobPay job={job} />
        <JobFacts job={job}>
          <li className="job__posted">
            Posted <time dateTime={job.createdAt.toISOString()}>{relativeTime(job.createdAt, now)}</time>
          </li>
        </JobFacts>
        {hasDetailsLink && !match && details}
      </div>
      {(match || action) && (
        <div className="job__side">
          {match}
          {action}
          {hasDetailsLink && match && details}
        </div>
      )}
    </article>
  );
}

/** The pay with its unit, and the yearly pay below it. */
export function JobPay({ job }: { job: JobCardFacts }) {
  const yearly = yearlyPayText(job);
  return (
    <p className="job__pay">
      <b>{payText(job)}</b>
      {yearly && <span>{yearly}</span>}
    </p>
  );
}

/** Hours (if known), work mode, place, and flexibility, each with its icon. */
export function JobFacts({ job, children }: { job: JobCardFacts; children?: ReactNode }) {
  return (
    <ul className="facts l">
      <li>
        <Clock className="i" />
        <span>{`${job.hoursPerWeek > 0 ? `${hoursText(job.hoursPerWeek)}, ` : ""}${WORK_TYPE_LABELS[job.workType]}`}</span>
      </li>
      <li>
        <MapPin className="i" />
        <span>{job.location}</span>
      </li>
      <li>
        <ArrowLeftRight className="i" />
        <span>{flexibilityText(job.flexibility)}</span>
      </li>
      {children}
    </ul>
  );
}
