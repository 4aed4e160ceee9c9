import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { AccountEmail, NewPassword } from "./password-fields.tsx";

export type NewPasswordFormProps = { answer: FormResult | undefined; token: string; email: string };

/** The new password, typed twice; the address is above it, also for password managers. */
export function NewPasswordForm({ answer, token, email }: NewPasswordFormProps) {
  const { formRef, errorOf, onInput } = useFormResult(answer);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form className="stack stack--s5" method="post" replace noValidate ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <input type="hidden" name="intent" value="set-password" />
      <input type="hidden" name="token" value={token} />
      <p>
        For the account <b>{email}</b>. You'll be logged out on every device.
      </p>
      <AccountEmail email={email} />
      <NewPassword errorOf={errorOf} readOnly={isBusy} />
      <Button type="submit" variant="main" wide busy={isBusy && "Saving..."}>
        Save new password
      </Button>
    </Form>
  );
}
