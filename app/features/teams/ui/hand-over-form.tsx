import { Form, href } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { Select } from "#app/ui/select.tsx";

type Person = { id: string; name: string };

export type HandOverFormProps = { from: Person; people: readonly Person[]; answer: FormResult | undefined };

/** Hands a job to a colleague. */
export function HandOverForm({ from, people, answer }: HandOverFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isReadOnly = useIsReadOnly();
  const back = <ButtonLink to={href("/recruiter/manage-jobs")}>Manage Jobs</ButtonLink>;
  if (people.length === 0 || isReadOnly) {
    return (
      <div className="card stack stack--s4">
        <p>
          {isReadOnly ? `${from.name} is responsible for this job.` : "There is no colleague who can take this job."}
        </p>
        <div>{back}</div>
      </div>
    );
  }
  return (
    <Form
      method="post"
      className="card stack stack--s4"
      aria-label="Hand over"
      noValidate
      ref={formRef}
      onInput={onInput}
    >
      <FormProblem answer={answer} />
      <p>{`${from.name} is responsible now.`}</p>
      <input type="hidden" name="from" value={from.id} />
      <Select
        name="toId"
        label="Who takes over"
        hint="They get the applicants, the conversations, and the notifications about this job."
        placeholder="Choose a colleague"
        defaultValue={form.valueOf("toId")}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        error={errorOf("toId")}
      />
      <div className="row row--near">
        <Button type="submit" variant="main">
          Hand over
        </Button>
        {back}
      </div>
    </Form>
  );
}
