import Download from "lucide-react/icons/download";
import { href, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FactsTable } from "#app/ui/facts-table.tsx";
import { Field } from "#app/ui/field.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { relativeTime } from "#app/ui/time-distance.ts";
import { chosenFileText } from "../labels.ts";
import { byText, COLUMN_HELP, shortState } from "../page-labels.ts";
import type { JobImport } from "../rules.ts";
import "./import-jobs.css";

/** The form that uploads a file of jobs. It is sent as a page, so that the browser shows the progress of the upload. */
export function UploadJobs({ answer }: { answer: FormResult | undefined }) {
  const chosen = answer?.values.fileName;
  return (
    <Card title="Upload a file">
      <form
        method="post"
        action={href("/recruiter/import")}
        encType="multipart/form-data"
        className="stack stack--s4"
        aria-label="Upload a file"
        noValidate
      >
        <FormProblem answer={answer} />
        <Field
          id="file"
          label="CSV file"
          hint="One job in each row, up to 5,000 rows and 10 MB. Excel, Numbers, and Google Sheets can save as CSV."
          error={answer?.errors.file}
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input filepick"
              type="file"
              name="file"
              accept=".csv,.tsv,.txt,text/csv"
              autoComplete="off"
            />
          )}
        </Field>
        {typeof chosen === "string" && <p>{chosenFileText(chosen)}</p>}
        <div className="row">
          <Button type="submit" variant="main">
            Check the file
          </Button>
          <a className="btn" href={href("/recruiter/import/template.csv")} download>
            <Download className="i" />
            Download the template
          </a>
        </div>
      </form>
    </Card>
  );
}

/** What to enter in each column. */
export function ColumnHelp() {
  return (
    <Card title="Columns of the template">
      <FactsTable
        caption="Columns of the template"
        isCaptionHidden
        columns={["Column", "What to enter"]}
        rows={COLUMN_HELP}
      />
    </Card>
  );
}

/** The company's earlier imports; nothing if there are none. */
export function ImportList({ imports, now }: { imports: readonly JobImport[]; now: Date }) {
  if (imports.length === 0) return null;
  return (
    <Card title="Earlier imports">
      <ul className="lines">
        {imports.map((one) => (
          <li key={one.id}>
            <div>
              <Link to={href("/recruiter/import/:importId", { importId: one.id })}>{one.name}</Link>
              <p className="soft">{`${shortState(one)}, ${relativeTime(one.createdAt, now)}${byText(one)}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
