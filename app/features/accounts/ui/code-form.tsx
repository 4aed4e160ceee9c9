import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import type { Role } from "../rules.ts";
import { authSearch } from "./role-tabs.tsx";

export type CodeFormProps = { answer: FormResult | undefined; role: Role; next: string | null };

/** The second step of signing in: one field for an app code or a backup code. */
export function CodeForm({ answer, role, next }: CodeFormProps) {
  const { formRef, errorOf, onInput } = useFormResult(answer);
  const isBusy = useNavigation().formMethod === "POST";
  const fieldRef = useRef<HTMLInputElement>(null);
  // Focuses the only field, because the page has replaced the login form.
  useEffect(() => fieldRef.current?.focus(), []);
  return (
    <Form className="stack stack--s5" method="post" replace noValidate ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <p id="why-code">Your password is right. Now open the app for one-time codes on your phone.</p>
      <TextInput
        ref={fieldRef}
        name="code"
        label="Code"
        aria-describedby="why-code"
        hint="6 digits from your app, or one of your backup codes."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        error={errorOf("code")}
        readOnly={isBusy}
      />
      <input type="hidden" name="intent" value="give-code" />
      <input type="hidden" name="as" value={role} />
      {next && <input type="hidden" name="next" value={next} />}
      <Button type="submit" variant="main" wide busy={isBusy && "Logging in..."}>
        Log In
      </Button>
      <p>
        {answer?.problem && (
          <span>
            With a <Link to="/reset-password">new password</Link> you can try again right away.{" "}
          </span>
        )}
        <span>Lost your phone and your backup codes? </span>
        <Link to="/contact">Write to us</Link>. Or{" "}
        <Link to={{ pathname: "/login", search: authSearch({ as: role, next }) }}>log in with another account</Link>.
      </p>
    </Form>
  );
}
