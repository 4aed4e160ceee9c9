import { href, Link } from "react-router";
import { KIND_NAMES, OUTCOME_NAMES, SHORT_REASONS } from "#app/features/cases/labels.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Cell, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { counted } from "#app/words.ts";
import { EVENT_NAMES } from "../cases/labels.ts";
import type { CaseDetail, OtherCase } from "../cases/rules.ts";
import { CaseDecision, CaseNote, CaseOwner, ShowAgain } from "./case-actions.tsx";
import { Person } from "./case-person.tsx";
import { CaseReports } from "./case-reports.tsx";

export type CasePageProps = {
  detail: CaseDetail;
  mayDecide: boolean;
  /** Whether a permanent suspension requires a new code. */
  needsCode: boolean;
  now: Date;
  answer: FormResult | undefined;
};

/**
 * Shows one case: the reports, the subject as it was, the people involved, the history, and the
 * decision.
 */
export function CasePage({ detail, mayDecide, needsCode, now, answer }: CasePageProps) {
  const { kind, title, outcome, isHiding, thingHref, about, earlier, similar } = detail;
  const intent = answer?.values.intent;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title={title}
        text={`${KIND_NAMES[kind]}, ${counted(detail.reportCount, "report")}, opened ${relativeTime(detail.openedAt, now)}`}
        actions={
          <>
            {thingHref && !isHiding && <ButtonLink to={thingHref}>{`Look at the ${thingName(kind)}`}</ButtonLink>}
            {kind === "job" && isHiding && outcome === null && (
              <ButtonLink to={href("/operator/jobs/:jobId", { jobId: detail.subjectId })}>Held job</ButtonLink>
            )}
            <ButtonLink to={href("/operator/cases")}>Cases</ButtonLink>
          </>
        }
      />
      {(intent === "take" || intent === "release" || intent === "dismiss" || intent === "restore") && (
        <FormProblem answer={answer} />
      )}
      {outcome !== null ? (
        <Notice title={`${OUTCOME_NAMES[outcome]}${detail.deciderName ? ` by ${detail.deciderName}` : ""}`}>
          {detail.decision && <p>{detail.decision}</p>}
        </Notice>
      ) : (
        isHiding && (
          <Notice tone="warn" title="Hidden until you decide">
            Two or more independent people reported it, so no one can find it.
          </Notice>
        )
      )}
      {outcome !== null && isHiding && mayDecide && <ShowAgain detail={detail} />}
      {outcome === null && <CaseOwner detail={detail} />}
      <CaseReports detail={detail} mayDecide={mayDecide} now={now} answer={answer} />
      {about && (
        <section aria-labelledby="about" className="stack stack--s2">
          <h2 id="about">Who it's about</h2>
          <Person person={about} />
        </section>
      )}
      <Others id="earlier" title="Earlier cases about them or it" others={earlier} now={now} />
      <Others id="similar" title="Similar cases" others={similar} now={now} />
      {mayDecide && outcome === null && <CaseDecision key={detail.version} {...{ detail, needsCode, answer }} />}
      <History detail={detail} now={now} />
      <CaseNote key={`note ${detail.events.length}`} detail={detail} answer={answer} />
    </div>
  );
}

function thingName(kind: CaseDetail["kind"]): string {
  return kind === "job" ? "job" : "company";
}

type OthersProps = { id: string; title: string; others: readonly OtherCase[]; now: Date };

function Others({ id, title, others, now }: OthersProps) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className="stack stack--s2">
      <h2 id={id}>{title}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={href("/operator/cases/:caseId", { caseId: other.id })}>{other.title}</Link>
            <span>{`, ${KIND_NAMES[other.kind]}, ${SHORT_REASONS[other.reason]}, ${other.outcome === null ? "open" : OUTCOME_NAMES[other.outcome]}, `}</span>
            <time dateTime={other.openedAt.toISOString()}>{relativeTime(other.openedAt, now)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ detail, now }: { detail: CaseDetail; now: Date }) {
  return (
    <section aria-labelledby="history" className="stack stack--s3 consoletable">
      <h2 id="history">History</h2>
      <Table caption="History of the case" columns={["What", "Who", "When"]} canWrap>
        {detail.events.map(({ id, kind, at, actorName, text }) => (
          <TableRow key={id}>
            <HeadCell>
              <b>{EVENT_NAMES[kind]}</b>
              {text && <span className="sub">{text}</span>}
            </HeadCell>
            <Cell column="Who">{actorName ?? <span className="soft">Nobody of the staff</span>}</Cell>
            <Cell column="When">
              <time dateTime={at.toISOString()}>{relativeTime(at, now)}</time>
            </Cell>
          </TableRow>
        ))}
      </Table>
    </section>
  );
}
