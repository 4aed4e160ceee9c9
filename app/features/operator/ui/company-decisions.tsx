import { Form, useNavigation } from "react-router";
import { DECISION_LIMITS } from "#app/features/profiles/companies/rules.ts";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { CompanyDetail } from "../companies/rules.ts";
import type { CompanyDecisionForm } from "../companies/schema.ts";

type Props = { company: CompanyDetail; needsCode: boolean; answer: FormResult | undefined };

/** Shows each decision that a moderator can make about a company, in its own form. */
export function CompanyDecisions({ company, needsCode, answer }: Props) {
  const { state, similar } = company;
  const of = (intent: CompanyDecisionForm["intent"]) => (answer?.values.intent === intent ? answer : undefined);
  return (
    <section aria-labelledby="decisions" className="card stack stack--s6">
      <h2 id="decisions">Decide</h2>
      {state !== "verified" && (
        <Words
          company={company}
          intent="verify"
          name="checked"
          label="What was checked"
          hint="For us: a register, a phone call, who answered. The jobs then show the Verified badge."
          button="Verify"
          answer={of("verify")}
        />
      )}
      {state === "waiting" && (
        <Words
          company={company}
          intent="refuse"
          name="reason"
          label="Why we can't verify it"
          hint="Its recruiters read this and may answer."
          button="Refuse"
          isDanger
          answer={of("refuse")}
        />
      )}
      {state === "verified" && (
        <Words
          company={company}
          intent="take-off"
          name="removal"
          label="Why the badge goes"
          hint="Its recruiters read this. From then on only one of us can verify the company."
          button="Remove the badge"
          isDanger
          answer={of("take-off")}
        />
      )}
      {similar.length > 0 && <Merge company={company} needsCode={needsCode} answer={of("merge")} />}
    </section>
  );
}

type WordsProps = Pick<Props, "company" | "answer"> & {
  intent: CompanyDecisionForm["intent"];
  name: string;
  label: string;
  hint: string;
  button: string;
  isDanger?: boolean;
};

function Words({ company, intent, name, label, hint, button, isDanger, answer }: WordsProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const { formData } = useNavigation();
  return (
    <Form method="post" className="stack stack--s3" noValidate preventScrollReset ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <KeptText name={`company ${intent} ${company.id}`} />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={company.version} />
      <TextArea
        name={name}
        label={label}
        hint={hint}
        rows={3}
        limit={DECISION_LIMITS.max}
        defaultValue={form.valueOf(name)}
        error={errorOf(name)}
      />
      <div>
        <Button
          type="submit"
          variant={isDanger ? "danger" : "main"}
          busy={formData?.get("intent") === intent && "Saving..."}
        >
          {button}
        </Button>
      </div>
    </Form>
  );
}

function Merge({ company, needsCode, answer }: Props) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const { formData } = useNavigation();
  return (
    <Form method="post" className="stack stack--s3" noValidate preventScrollReset ref={formRef} onInput={onInput}>
      <h3>Merge with the same company</h3>
      <p>
        Its recruiters, jobs, and history become part of the one you choose, and its address leads there. Recruiters of
        a verified company post under its badge.
      </p>
      <FormProblem answer={answer} />
      <input type="hidden" name="intent" value="merge" />
      <input type="hidden" name="version" value={company.version} />
      <Select
        name="into"
        label="The company that stays"
        placeholder="Choose one"
        defaultValue={form.valueOf("into")}
        options={company.similar.map(({ id, name, domain, isVerified }) => ({
          value: id,
          label: [name, domain ?? "no website", isVerified ? "verified" : "not verified"].join(", "),
        }))}
        error={errorOf("into")}
      />
      <Checkbox name="checked" label="I checked that both are one company" error={errorOf("checked")} />
      <FreshCodeField isNeeded={needsCode} error={errorOf("code")} />
      <div>
        <Button type="submit" variant="danger" busy={formData?.get("intent") === "merge" && "Saving..."}>
          Merge
        </Button>
      </div>
    </Form>
  );
}
