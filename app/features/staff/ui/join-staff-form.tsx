import { Form, useNavigation } from "react-router";
import { AccountEmail, NewPassword } from "#app/features/accounts/ui/password-fields.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { TextInput } from "#app/ui/text-input.tsx";

export type JoinStaffFormProps = { token: string; email: string; answer: FormResult | undefined };

/** Asks an invited person for their name and a password. */
export function JoinStaffForm({ token, email, answer }: JoinStaffFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form className="stack stack--s5" method="post" replace noValidate ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <input type="hidden" name="token" value={token} />
      <AccountEmail email={email} />
      <TextInput
        name="name"
        label="Your name"
        hint="The others on the staff see it."
        autoComplete="name"
        required
        defaultValue={form.valueOf("name")}
        error={errorOf("name")}
      />
      <NewPassword errorOf={errorOf} readOnly={isBusy} />
      <Button type="submit" variant="main" wide busy={isBusy && "Saving..."}>
        Join the staff
      </Button>
    </Form>
  );
}
