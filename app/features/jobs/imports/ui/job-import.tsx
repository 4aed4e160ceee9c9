import { Form, href, Link } from "react-router";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Checkbox, RadioGroup } from "#app/ui/choice.tsx";
import { ErrorText } from "#app/ui/field.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { counted } from "#app/words.ts";
import { LOST_JOBS } from "../feed-labels.ts";
import {
  AFTER_REVIEW,
  AFTER_REVIEW_OF_FEED,
  CHOICE_LABELS,
  CORRECT_IN_FEED,
  CORRECT_IN_FILE,
  KEPT_AFTER_STOP,
  LIVE_HINT,
} from "../labels.ts";
import { outcomeLines, stateText } from "../page-labels.ts";
import { type FeedSettings, FILE_SOURCE, type ImportCounts, isUnderWay, type JobImport, progressOf } from "../rules.ts";
import "./import-jobs.css";

export type JobImportProps = {
  found: JobImport;
  counts: ImportCounts;
  /** Earlier jobs of the same source that the file does not have. */
  missing: { total: number; titles: string[] };
  isLiveOff: boolean;
  /** What the feed of this import does by itself; null for a file, and for a feed that is gone. */
  feed: FeedSettings | null;
  answer: FormResult | undefined;
};

/** Where an import stands: its progress, the choice that it waits for, or what became of it. */
export function JobImportState(props: JobImportProps) {
  const { found, counts } = props;
  return (
    <>
      <p className="vh" role="status">
        {stateText(found, counts)}
      </p>
      {isUnderWay(found.status) && <Progress found={found} counts={counts} />}
      {found.status === "ready" && <Ready {...props} />}
      {(found.status === "done" || found.status === "failed") && <Result found={found} counts={counts} />}
    </>
  );
}

function Progress({ found, counts }: { found: JobImport; counts: ImportCounts }) {
  const { done, of } = progressOf(found, counts);
  return (
    <Card>
      <div className="importing stack stack--s2">
        <p>
          <b>{stateText(found, counts)}</b>
        </p>
        {of > 0 && <progress value={done} max={of} aria-label={stateText(found, counts)} />}
        <p className="soft needs-script">
          You can leave this page. The work goes on, and this page updates automatically.
        </p>
        <noscript>
          <p>
            You can leave this page. <a href={href("/recruiter/import/:importId", { importId: found.id })}>Reload it</a>{" "}
            to see the progress.
          </p>
        </noscript>
      </div>
    </Card>
  );
}

function Ready({ found, counts, missing, isLiveOff, feed, answer }: JobImportProps) {
  const form = useFormResult(answer);
  const isReadOnly = useIsReadOnly();
  const ready = found.rowCount - counts.faulty;
  const fresh = ready - counts.known;
  const isFeed = found.source !== FILE_SOURCE;
  return (
    <Card title={stateText(found, counts)}>
      <div className="stack stack--s5">
        {feed?.lostJobsSince && (
          <Notice tone="warn" title={LOST_JOBS}>
            We closed nothing and are waiting for your OK. If the feed is at fault, you don't need to do anything here:
            we read it again every 6 hours.
          </Notice>
        )}
        <div className="stack stack--s2">
          {counts.faulty > 0 && (
            <p>
              <span>{`${counted(counts.faulty, "row")} ${counts.faulty === 1 ? "has" : "have"} errors and will be skipped. `}</span>
              <Link to="?show=faulty" preventScrollReset>
                See the errors
              </Link>
              <span>{isFeed ? CORRECT_IN_FEED : CORRECT_IN_FILE}</span>
            </p>
          )}
          {fresh > 0 && <p>{`${counted(fresh, "new job")}.`}</p>}
          {counts.known > 0 && <p>{`${counted(counts.known, "job")} imported before will be updated.`}</p>}
          {found.unusedColumns.length > 0 && (
            <p className="soft">{`Columns we don't use: ${found.unusedColumns.join(", ")}.`}</p>
          )}
        </div>
        {ready > 0 && !isReadOnly && (
          <Form
            method="post"
            className="stack stack--s4"
            ref={form.formRef}
            onInput={form.onInput}
            aria-label="Import"
            noValidate
          >
            <input type="hidden" name="intent" value="publish" />
            <FormProblem answer={answer} />
            <RadioGroup
              name="choice"
              label="New jobs"
              hint={LIVE_HINT}
              error={form.errorOf("choice")}
              defaultValue={form.valueOf("choice", feed?.choice ?? "draft")}
              choices={(["draft", "live"] as const).map((value) => ({
                value,
                label: CHOICE_LABELS[value],
                isDisabled: value === "live" && isLiveOff,
              }))}
            />
            {missing.total > 0 && (
              <Checkbox
                name="closesMissing"
                label={`Close ${counted(missing.total, "earlier job")} that ${missing.total === 1 ? "isn't" : "aren't"} in this ${isFeed ? "feed" : "file"}`}
                hint={`${missing.titles.join(", ")}${missing.total > missing.titles.length ? ", and others" : ""}`}
                defaultChecked={answer === undefined ? feed?.closesMissing : form.valueOf("closesMissing") === "on"}
              />
            )}
            {isFeed && (
              <Checkbox
                name="keepsReading"
                label="Read the feed every 6 hours, and do the same with its jobs"
                defaultChecked={answer === undefined ? feed?.keepsReading : form.valueOf("keepsReading") === "on"}
              />
            )}
            <div className="row">
              <Button type="submit" variant="main">
                {`Import ${counted(ready, "job")}`}
              </Button>
            </div>
          </Form>
        )}
        {isReadOnly ? (
          <Notice title={VIEWER_ONLY.title}>{VIEWER_ONLY.text}</Notice>
        ) : (
          <Discard label="Discard this import" />
        )}
      </div>
    </Card>
  );
}

function Discard({ label }: { label: string }) {
  return (
    <Form method="post" aria-label={label}>
      <input type="hidden" name="intent" value="discard" />
      <Button type="submit">{label}</Button>
    </Form>
  );
}

function Result({ found, counts }: { found: JobImport; counts: ImportCounts }) {
  return (
    <>
      {found.problem && (
        <Notice tone="bad" title={found.problem}>
          {KEPT_AFTER_STOP}
        </Notice>
      )}
      <Card title={stateText(found, counts)}>
        <div className="stack stack--s4">
          <ul>
            {outcomeLines(found, counts).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {(counts.outcomes.queued ?? 0) > 0 && (
            <p>{found.source === FILE_SOURCE ? AFTER_REVIEW : AFTER_REVIEW_OF_FEED}</p>
          )}
          <Link to={href("/recruiter/manage-jobs")}>Manage Jobs</Link>
        </div>
      </Card>
    </>
  );
}

/** The errors of a row, each with the name of its column. */
export function RowErrors({ errors }: { errors: ReadonlyArray<readonly [column: string | null, message: string]> }) {
  return (
    <ul className="plain">
      {errors.map(([column, message]) => (
        <li key={column ?? message}>
          <ErrorText>{column ? `${column}: ${message}` : message}</ErrorText>
        </li>
      ))}
    </ul>
  );
}
