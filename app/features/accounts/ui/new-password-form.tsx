import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { PasswordInput } from "#app/ui/password-input.tsx";

export type NewPasswordFormProps = { answer: FormResult | undefined; token: string; email: string };

/** The new password, typed twice; the address stands above it, also for password managers. */
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
      <input
        className="vh"
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordInput
        name="password"
        label="New password"
        hint="At least 8 characters. A short sentence works well."
        autoComplete="new-password"
        error={errorOf("password")}
        readOnly={isBusy}
      />
      <PasswordInput
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
        readOnly={isBusy}
      />
      <Button type="submit" variant="main" wide busy={isBusy && "Saving..."}>
        Save new password
      </Button>
    </Form>
  );
}
