import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import type { WorkScope } from "#app/features/accounts/work-scope.ts";
import { Select } from "#app/ui/select.tsx";
import "./applicant-table.css";

export type JobChoiceProps = {
  /** Whose jobs they are. */
  scope: WorkScope;
  jobs: ReadonlyArray<{ id: string; title: string; company: string }>;
  chosen: string | null;
};

/** "Select a job to view applicants". Choosing submits the form; without JavaScript there is a button. */
export function JobChoice({ jobs, chosen, scope }: JobChoiceProps) {
  const submit = useSubmit();
  const selectRef = useRef<HTMLSelectElement>(null);

  const shown = useRef(chosen);

  // Back and Forward change the choice too. The element stays, and with it the focus.
  useEffect(() => {
    if (selectRef.current && shown.current !== chosen) selectRef.current.value = chosen ?? "";
    shown.current = chosen;
  }, [chosen]);

  return (
    <Form
      method="get"
      className="job-choice"
      autoComplete="off"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {scope !== "mine" && <input type="hidden" name="whose" value={scope} />}
      <Select
        ref={selectRef}
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
