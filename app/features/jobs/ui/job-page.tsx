import ArrowLeft from "lucide-react/icons/arrow-left";
import CircleX from "lucide-react/icons/circle-x";
import Pause from "lucide-react/icons/pause";
import Printer from "lucide-react/icons/printer";
import type { MouseEvent, ReactNode } from "react";
import { href, Link } from "react-router";
import { Badge, Tag, VerifiedMark } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import {
  EMPLOYMENT_TYPE_LABELS,
  employerCheckText,
  FLEXIBILITY_LABELS,
  hoursText,
  NOT_CHECKED,
  WORK_TYPE_LABELS,
} from "../labels.ts";
import { industryPath, placePath } from "../landing/rules.ts";
import { type Job, paragraphsOf } from "../rules.ts";
import { JobPay } from "./job-card.tsx";

export type JobPageProps = {
  job: Job;
  /** The list that this person came from. */
  backTo: string;
  /** Replaces that link if the browser's history leads there. */
  onBack: (press: MouseEvent) => void;
  /** The apply button alone, for the header of a narrow page. */
  applyShort: ReactNode;
  /** Everything about applying, in the side column. */
  apply: ReactNode;
  /** The Save button. */
  save: ReactNode;
  match?: ReactNode;
  /** Notices above everything. */
  notice?: ReactNode;
  /** The promised answer time of an open job's employer, and their record so far, as texts. */
  answers: { within: string | null; soFar: string };
  /** Similar jobs, for a closed one. */
  similar?: ReactNode;
};

/** The page of one job: header on top, text on the left, applying and facts on the right. */
export function JobPage({
  job,
  backTo,
  onBack,
  applyShort,
  apply,
  save,
  match,
  notice,
  answers,
  similar,
}: JobPageProps) {
  return (
    <>
      <div className="wrap jobback">
        <Link className="backlink" to={backTo} onClick={onBack}>
          <ArrowLeft className="i" />
          Back to jobs
        </Link>
      </div>
      {notice && <div className="wrap">{notice}</div>}
      <div className="wrap jobbody">
        <div className="cols cols--detail">
          <div>
            <JobHead job={job}>{applyShort}</JobHead>
            {similar}
            <JobText job={job} />
            <Notice className="jobnote">
              <p>
                <b>We never ask you to pay for a job.</b>
                {" If anyone does, stop and "}
                <Link to={href("/report/:kind/:id", { kind: "job", id: job.id })}>report this job</Link>
                {". A person reads every report. "}
                <Link to="/safety">Your safety</Link>
              </p>
            </Notice>
          </div>
          <aside className="sticky stack" aria-label="Apply and facts">
            <div className="card stack">
              {apply}
              <div className="jobacts">
                {save}
                <Button wide className="needs-script" onClick={() => window.print()}>
                  <Printer className="i" />
                  Print
                </Button>
              </div>
            </div>
            <GoodToKnow job={job} answers={answers} />
            {match}
          </aside>
        </div>
      </div>
    </>
  );
}

function JobHead({ job, children }: { job: Job; children: ReactNode }) {
  return (
    <header className="jobhead">
      {!job.isActive && <NotOpen job={job} />}
      <PageTitle className="headline">{job.title}</PageTitle>
      <p className="subline">
        <span>
          {job.companySlug ? (
            <Link to={href("/company/:slug", { slug: job.companySlug })}>{job.company}</Link>
          ) : (
            job.company
          )}
        </span>
        {job.employerCheck && <VerifiedMark>Verified employer</VerifiedMark>}
      </p>
      <JobPay job={job} />
      <p className="tags">
        <Tag>{EMPLOYMENT_TYPE_LABELS[job.employmentType]}</Tag>
        <Tag>{WORK_TYPE_LABELS[job.workType]}</Tag>
        <Tag>{hoursText(job.hoursPerWeek)}</Tag>
        {job.flexibility.map((kind) => (
          <Tag key={kind}>{FLEXIBILITY_LABELS[kind]}</Tag>
        ))}
      </p>
      <div className="only-narrow">{children}</div>
    </header>
  );
}

/** Says that a job is paused, or closed and since when. */
function NotOpen({ job }: { job: Job }) {
  if (job.status === "paused") {
    return (
      <Badge tone="paused" icon={Pause}>
        Paused
      </Badge>
    );
  }
  return (
    <p className="subline">
      <Badge tone="closed" icon={CircleX}>
        Closed
      </Badge>
      <span className="soft">
        <span>Closed on </span>
        <Day at={job.statusChangedAt} />
      </span>
    </p>
  );
}

function JobText({ job }: { job: Job }) {
  return (
    <div className="prose typed jobtext">
      <h2>The work</h2>
      {paragraphsOf(job.description).map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
        <p key={index} dir="auto">
          {text}
        </p>
      ))}
      {job.skills.length > 0 && (
        <>
          <h2>Skills</h2>
          <ul className="tags l">
            {job.skills.map((skill) => (
              <li key={skill}>
                <Tag>{skill}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function GoodToKnow({ job, answers }: Pick<JobPageProps, "job" | "answers">) {
  return (
    <section className="card" aria-labelledby="good-to-know">
      <div className="card__head">
        <h2 id="good-to-know">Good to know</h2>
      </div>
      <dl className="dl">
        <Fact name="Location">
          <Listed to={placePath({ place: job.location, slug: job.placeSlug })} job={job}>
            {job.location}
          </Listed>
        </Fact>
        <Fact name="Industry">
          <Listed to={industryPath({ industry: job.industry, slug: job.industrySlug })} job={job}>
            {job.industry}
          </Listed>
        </Fact>
        <Fact name="Posted">
          <Day at={job.createdAt} />
        </Fact>
        {job.isActive && job.expiresAt && (
          <Fact name="Closes">
            <Day at={job.expiresAt} />
          </Fact>
        )}
        {answers.within && <Fact name="Answers within">{answers.within}</Fact>}
        <Fact name="Response rate">{answers.soFar}</Fact>
        {job.employerCheck ? (
          <Fact name="Employer checked">
            <span>{`${employerCheckText(job.employerCheck)} `}</span>
            <Day at={job.employerCheck.checkedAt} />
          </Fact>
        ) : (
          <Fact name="Employer">{NOT_CHECKED}</Fact>
        )}
      </dl>
    </section>
  );
}

/** Links a fact to the jobs that share it, except on a closed job, which may have been the last one. */
function Listed({ to, job, children }: { to: string; job: Job; children: ReactNode }) {
  return job.isActive ? <Link to={to}>{children}</Link> : children;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
