import { Form, useSubmit } from "react-router";
import { Select } from "#app/ui/select.tsx";
import "./applicant-table.css";

export type JobChoiceProps = {
  jobs: ReadonlyArray<{ id: string; title: string; company: string }>;
  chosen: string | null;
};

/** 'Select a job to view applicants'. Choosing is enough; without JavaScript there is a button. */
export function JobChoice({ jobs, chosen }: JobChoiceProps) {
  const submit = useSubmit();
  return (
    <Form
      method="get"
      className="job-choice"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      <Select
        key={chosen}
        name="job"
        label="Select a job to view applicants"
        placeholder="Choose one of your jobs"
        defaultValue={chosen ?? ""}
        options={jobs.map(({ id, title, company }) => ({ value: id, label: `${title} - ${company}` }))}
      />
      <noscript>
        <button type="submit" className="btn btn--primary">
          Show applicants
        </button>
      </noscript>
    </Form>
  );
}
