import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { type FormAnswer, useFormAnswer } from "#app/ui/form-answer.ts";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { FREQUENCY_LABELS } from "../labels.ts";
import { type Frequency, SEARCH_NAME } from "../rules.ts";

export type SearchFormProps = {
  /** What is sent beside the two questions: the intent, and the search's id or query. */
  fields: Record<string, string>;
  name: string;
  frequency: Frequency;
  submit: string;
  cancelHref: string;
  /** The page's answer, if a form was refused. */
  answer: FormAnswer | undefined;
};

/** A saved search's name and how often its owner hears of it; for a new one and for a change. */
export function SearchForm({ fields, name, frequency, submit, cancelHref, answer }: SearchFormProps) {
  const own = answer?.values.intent === fields.intent ? answer : undefined;
  const form = useFormAnswer(own);
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === fields.intent;
  return (
    <Form method="post" className="stack searchform" ref={form.formRef} onInput={form.onInput} noValidate>
      <FormProblem answer={own} />
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <TextInput
        name="name"
        label="Name"
        hint="So that you know it again."
        maxLength={SEARCH_NAME.max}
        required
        autoComplete="off"
        defaultValue={form.valueOf("name", name)}
        error={form.errorOf("name")}
      />
      <RadioGroup
        name="frequency"
        label="Tell me about new jobs by email"
        defaultValue={form.valueOf("frequency", frequency)}
        choices={CHOICES}
        error={form.errorOf("frequency")}
      />
      <div className="row">
        <Button type="submit" variant="main" busy={isSending && "Saving..."}>
          {submit}
        </Button>
        <ButtonLink to={cancelHref} preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

const CHOICES = (["off", "daily", "weekly"] as const).map((value) => ({
  value,
  label: FREQUENCY_LABELS[value].choice,
}));
