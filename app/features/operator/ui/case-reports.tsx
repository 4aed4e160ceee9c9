import { Form } from "react-router";
import { BRAND } from "#app/brand.ts";
import { REASON_NAMES } from "#app/features/cases/labels.ts";
import { Button } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { relativeTime } from "#app/ui/time-distance.ts";
import { REPORTER_TEMPLATES } from "../cases/labels.ts";
import type { CaseDetail, CaseReport } from "../cases/rules.ts";
import { WordsForm } from "./case-actions.tsx";
import { Person } from "./case-person.tsx";

type Props = { detail: CaseDetail; mayDecide: boolean; now: Date; answer: FormResult | undefined };

/** Shows each report with the subject as it was then. Only staff know the reporters. */
export function CaseReports({ detail, mayDecide, now, answer }: Props) {
  return (
    <section aria-labelledby="reports" className="stack stack--s4">
      <h2 id="reports">What was reported</h2>
      {detail.reports.map((report, at) => (
        <Report key={report.id} {...{ detail, report, mayDecide, now, answer }} isFirst={at === 0} />
      ))}
    </section>
  );
}

type ReportProps = Props & { report: CaseReport; isFirst: boolean };

function Report({ detail, report, mayDecide, now, answer, isFirst }: ReportProps) {
  const { id, createdAt, reason, words, facts, lines, isAbusive, isWeighed } = report;
  const isNoticed = reason === "noticed";
  const own = answer?.values.reportId === id ? answer : undefined;
  const canWrite = report.reporter !== null || report.hasAddress;
  const texts = lines.filter((line) => line.trim() !== "");
  return (
    <article className="card stack stack--s3" aria-label={`Report ${relativeTime(createdAt, now)}`}>
      <h3>{REASON_NAMES[reason]}</h3>
      {words ? <p>{words}</p> : <p className="soft">They wrote no more than that.</p>}
      <div className="soft">
        {report.reporter ? (
          <Person person={report.reporter} />
        ) : (
          <p>{isNoticed ? BRAND.name : `A guest${report.hasAddress ? " who left an address" : ""}`}</p>
        )}
        <p>
          <time dateTime={createdAt.toISOString()}>{relativeTime(createdAt, now)}</time>
          {!isNoticed && <span>{isAbusive ? ". Marked as abuse." : isWeighed ? "." : ". Counts for nothing."}</span>}
        </p>
      </div>
      {(facts.length > 0 || texts.length > 0) && (
        <details open={isFirst || undefined}>
          <summary>How it looked then</summary>
          <dl className="dl">
            {facts.map(([label, text]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text || "Nothing"}</dd>
              </div>
            ))}
          </dl>
          <ul className="stack stack--s2">
            {texts.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes
              <li key={at} dir="auto">
                {line.startsWith("Reported: ") ? <mark>{line}</mark> : line}
              </li>
            ))}
          </ul>
        </details>
      )}
      {canWrite && (
        <details open={own ? true : undefined}>
          <summary>Write to them</summary>
          <WordsForm
            detail={detail}
            templates={REPORTER_TEMPLATES}
            answer={own}
            name={`reporter ${id}`}
            fields={{ reportId: id }}
          >
            <Button type="submit" name="intent" value="write-to-reporter">
              Send email
            </Button>
          </WordsForm>
        </details>
      )}
      {mayDecide && !isNoticed && !isAbusive && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="version" value={detail.version} />
          <input type="hidden" name="reportId" value={id} />
          <Button type="submit" name="intent" value="abusive" variant="quiet">
            Mark this report as abuse
          </Button>
        </Form>
      )}
    </article>
  );
}
