import { useEffect, useRef } from "react";
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
  const selectRef = useRef<HTMLSelectElement>(null);

  const isFirst = useRef(true);

  useEffect(() => {
    const select = selectRef.current;
    if (!select) return;
    const wasChosenBefore = isFirst.current && select.value !== (chosen ?? "");
    isFirst.current = false;
    // Somebody was quicker than this script: what they chose counts.
    if (wasChosenBefore) void submit(select.form, { preventScrollReset: true });
    // Back and Forward change the choice too. The list itself stays, and with it the focus.
    else select.value = chosen ?? "";
  }, [chosen, submit]);

  return (
    <Form
      method="get"
      className="job-choice"
      preventScrollReset
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
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
