import { useNavigation } from "react-router";
import { API_SCOPES } from "#app/domain/api-scopes.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxGroup } from "#app/ui/choice.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { SCOPE_TEXTS } from "../labels.ts";
import { KEY_LIVES, USUAL_KEY_LIFE } from "../rules.ts";

const SCOPES = API_SCOPES.map((value) => ({ value, label: `${SCOPE_TEXTS[value]} (${value})` }));
const LIVES = KEY_LIVES.map((days) => ({ value: String(days), label: `${days} days` }));

/** The form that makes a key. */
export function NewKeyForm({ answer }: { answer: FormResult | undefined }) {
  const isSending = useNavigation().formData?.get("intent") === "make-key";
  return (
    <FormCard
      id="new-key"
      title="Create a key"
      text="Create one for each program, with only the access it needs, so you can revoke it on its own."
      answer={answer}
    >
      {(form) => (
        <>
          <TextInput
            name="name"
            label="Name"
            hint="What will use this key, such as your careers page"
            autoComplete="off"
            defaultValue={form.valueOf("name")}
            error={form.errorOf("name")}
          />
          <CheckboxGroup
            name="scopes"
            label="What it may do"
            choices={SCOPES}
            defaultValues={form.valuesOf("scopes")}
            error={form.errorOf("scopes")}
          />
          <Select
            name="days"
            label="How long it works"
            options={LIVES}
            defaultValue={form.valueOf("days", String(USUAL_KEY_LIFE))}
            error={form.errorOf("days")}
          />
          <PasswordInput
            name="currentPassword"
            label="Your password"
            autoComplete="current-password"
            error={form.errorOf("currentPassword")}
          />
          <div>
            <Button type="submit" variant="main" name="intent" value="make-key" busy={isSending && "Creating..."}>
              Create key
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}
