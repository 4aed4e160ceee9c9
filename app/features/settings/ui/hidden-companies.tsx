import { Form, useNavigation } from "react-router";
import { HIDING } from "#app/features/profiles/hiding/labels.ts";
import type { HiddenCompany } from "#app/features/profiles/hiding/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { SettingRow, SettingSection } from "./setting-section.tsx";

export type HiddenCompaniesProps = {
  companies: readonly HiddenCompany[];
  /** The result of a form in this section. */
  answer: FormResult | undefined;
};

/** The companies that a senior hides from, and a field to add one. */
export function HiddenCompanies({ companies, answer }: HiddenCompaniesProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const sent = useNavigation().formData;
  return (
    <SettingSection id="hidden-companies" title={HIDING.title} text={HIDING.text}>
      <p>{HIDING.what}</p>
      <Form className="stack stack--s4" method="post" noValidate preventScrollReset ref={formRef} onInput={onInput}>
        <FormProblem answer={answer} />
        <TextInput
          // The key empties the field once a company was added.
          key={companies.length}
          name="company"
          label="Company"
          hint={HIDING.hint}
          autoComplete="off"
          defaultValue={form.valueOf("company")}
          error={errorOf("company")}
        />
        <div>
          <Button
            type="submit"
            name="intent"
            value="hide-from-company"
            busy={sent?.get("intent") === "hide-from-company" && "Saving..."}
          >
            Hide my profile
          </Button>
        </div>
      </Form>
      {companies.map(({ id, name, isHere }) => (
        <SettingRow key={id} title={name} text={isHere ? HIDING.isHere : HIDING.isNotHere}>
          <StopHiding company={{ id, name }} />
        </SettingRow>
      ))}
    </SettingSection>
  );
}

function StopHiding({ company: { id, name } }: { company: Pick<HiddenCompany, "id" | "name"> }) {
  const { formData } = useNavigation();
  const rememberRow = useFocusAfter(rowBeside);
  return (
    <Form method="post" preventScrollReset onSubmit={rememberRow}>
      <input type="hidden" name="hiddenId" value={id} />
      <Button
        type="submit"
        name="intent"
        value="show-to-company"
        busy={formData?.get("hiddenId") === id && "Saving..."}
        aria-label={`Stop hiding from ${name}`}
      >
        Stop hiding
      </Button>
    </Form>
  );
}

/** Finds the button of the next or previous company, or the field if it was the only one. */
function rowBeside(form: HTMLFormElement) {
  const row = form.closest(".rowline");
  const near = [row?.nextElementSibling, row?.previousElementSibling];
  return () => near.find((one) => one?.isConnected)?.querySelector<HTMLElement>("input[type=text], button");
}
