import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { LimitedInput } from "#app/ui/limited-input.tsx";
import { SAVED_SEARCH_WORDS } from "../labels.ts";
import { type Frequency, SEARCH_NAME, type Sought } from "../rules.ts";

export type SearchFormProps = {
  /** Hidden fields: the intent, and the search's id or query. */
  fields: Record<string, string>;
  sought: Sought;
  name: string;
  frequency: Frequency;
  submit: string;
  cancelHref: string;
  /** The action's result, if the form was refused. */
  answer: FormResult | undefined;
};

/** The form for a saved search's name and alert frequency, for a new one and for a change. */
export function SearchForm({ fields, sought, name, frequency, submit, cancelHref, answer }: SearchFormProps) {
  const own = answer?.values.intent === fields.intent ? answer : undefined;
  const form = useFormResult(own);
  const words = SAVED_SEARCH_WORDS[sought];
  const { formData } = useNavigation();
  const isSending = formData?.get("intent") === fields.intent;
  return (
    <Form method="post" className="stack searchform" ref={form.formRef} onInput={form.onInput} noValidate>
      <FormProblem answer={own} />
      {Object.entries(fields).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <LimitedInput
        name="name"
        label="Name"
        hint="Give it a name you'll remember."
        limit={SEARCH_NAME.max}
        required
        autoComplete="off"
        defaultValue={form.valueOf("name", name)}
        error={form.errorOf("name")}
      />
      <RadioGroup
        name="frequency"
        label={words.ask}
        defaultValue={form.valueOf("frequency", frequency)}
        choices={[
          { value: "off", label: words.instant ? "No alerts" : "No emails" },
          ...(words.instant ? [{ value: "instant", label: words.instant }] : []),
          { value: "daily", label: words.daily },
          { value: "weekly", label: words.weekly },
        ]}
        error={form.errorOf("frequency")}
      />
      <KeptText name={`search ${fields.searchId ?? fields.query ?? ""}`} />
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
