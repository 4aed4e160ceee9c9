import { useEffect, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { showToast } from "#app/ui/toaster.tsx";
import { RESET_SENT } from "../labels.ts";
import type { Role } from "../rules.ts";
import { authSearch } from "./role-tabs.tsx";

/** The result of the login page: a refusal, or that the reset email is on its way. */
export type LoginAnswer = FormResult & { isResetSent?: boolean };

export type LoginFormProps = { answer: LoginAnswer | undefined; role: Role; next: string | null };

/** Email, password, remember me; "Forgot password" sends the same form, so that the typed address serves both. */
export function LoginForm({ answer, role, next }: LoginFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isHydrated = useIsHydrated();
  const [email, setEmail] = useState(form.valueOf("email"));
  const submitting = useNavigation().formData?.get("intent");
  const isBusy = submitting !== undefined && submitting !== null;

  useEffect(() => {
    if (answer?.isResetSent) showToast({ kind: "success", title: RESET_SENT.title });
  }, [answer]);

  return (
    <Form className="stack stack--s5" method="post" replace noValidate ref={formRef} onInput={onInput}>
      {/* Enter in a field clicks the form's first button, which must be this one and not Forgot password. */}
      <button type="submit" className="vh" name="intent" value="log-in" tabIndex={-1} aria-hidden="true">
        Log In
      </button>
      <FormProblem answer={answer} />
      {answer?.isResetSent && (
        <Notice tone="good" role="status" title={RESET_SENT.title}>
          {RESET_SENT.text}
        </Notice>
      )}
      <input type="hidden" name="as" value={role} />
      {next && <input type="hidden" name="next" value={next} />}
      <TextInput
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={form.valueOf("email")}
        error={errorOf("email")}
        readOnly={isBusy}
        onInput={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordInput
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errorOf("password")}
        readOnly={isBusy}
      />
      <div className="row between">
        <Checkbox
          name="rememberMe"
          label="Remember me for 30 days"
          defaultChecked={form.valueOf("rememberMe") === "on"}
        />
        <Button
          type="submit"
          name="intent"
          value="forgot-password"
          variant="quiet"
          disabled={isHydrated && (email.trim() === "" || isBusy)}
        >
          Forgot password
        </Button>
      </div>
      <p>
        Can't log in? <Link to="/reset-password">Reset your password</Link>
      </p>
      <Button
        type="submit"
        name="intent"
        value="log-in"
        variant="main"
        wide
        busy={submitting === "log-in" && "Logging in..."}
        disabled={isBusy}
      >
        Log In
      </Button>
      <p>
        New here? <Link to={{ pathname: "/signup", search: authSearch({ as: role, next }) }}>Sign Up</Link>
      </p>
    </Form>
  );
}
