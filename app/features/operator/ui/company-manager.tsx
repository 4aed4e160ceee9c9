import { Button } from "#app/ui/button.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Select } from "#app/ui/select.tsx";
import type { ManagerChoice } from "../companies/rules.ts";

/** Assigns a company's account manager, for admins. */
export function CompanyManager({ choice, answer }: { choice: ManagerChoice; answer: FormResult | undefined }) {
  return (
    <FormCard
      id="account-manager"
      title="Account manager"
      text="Named with their email address on the company's subscription page, if its plan includes it. Its requests for a call are assigned to them."
      answer={answer}
    >
      {(form) => (
        <>
          <input type="hidden" name="intent" value="account-manager" />
          <Select
            name="staffId"
            label="Member of staff"
            placeholder="Nobody"
            options={choice.people.map(({ id, name, email }) => ({ value: id, label: `${name}, ${email}` }))}
            defaultValue={form.valueOf("staffId", choice.managerId ?? "")}
            error={form.errorOf("staffId")}
          />
          <div>
            <Button type="submit">Save account manager</Button>
          </div>
        </>
      )}
    </FormCard>
  );
}
