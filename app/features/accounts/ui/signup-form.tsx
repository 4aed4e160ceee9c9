import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { ErrorSummary, mistakesIn } from "#app/ui/error-summary.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { PasswordInput } from "#app/ui/password-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { ADDRESS_TAKEN, AGREEMENT } from "../labels.ts";
import type { Role } from "../rules.ts";
import { authSearch } from "./role-tabs.tsx";

export type SignUpFormProps = {
  answer: FormResult | undefined;
  role: Role;
  next: string | null;
  /** What someone signs up to answer; its company is the recruiter's. */
  invitation: { company: string; inviter: string } | null;
};

const FIELDS = ["firstName", "lastName", "email", "password", "companyName", "jobTitle", "agreeTerms"];

/**
 * The sign-up form for the role of the tab. With JavaScript, Create Account is inactive until the terms are checked.
 */
export function SignUpForm({ answer, role, next, invitation }: SignUpFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const [hasAgreed, setHasAgreed] = useState(form.valueOf("agreeTerms") === "on");
  const isHydrated = useIsHydrated();
  const isBusy = useNavigation().formMethod === "POST";
  const mustAgree = isHydrated && !hasAgreed;
  const text = (name: string) => ({ name, defaultValue: form.valueOf(name), error: errorOf(name), readOnly: isBusy });

  return (
    <Form
      className="stack stack--s5"
      method="post"
      replace
      noValidate
      ref={formRef}
      onInput={onInput}
      onSubmit={useOneSubmit()}
    >
      <ErrorSummary errors={mistakesIn(answer, FIELDS)} attempt={answer} />
      <FormProblem answer={answer} />
      <input type="hidden" name="as" value={role} />
      {next && <input type="hidden" name="next" value={next} />}
      {invitation && role === "recruiter" && (
        <p>{`${invitation.inviter} invites you to ${invitation.company}. Use the address that got the invitation.`}</p>
      )}
      <div className="grid2 grid2--names">
        <TextInput {...text("firstName")} label="First name" hint="At least 2 characters" autoComplete="given-name" />
        <TextInput {...text("lastName")} label="Last name" hint="At least 2 characters" autoComplete="family-name" />
      </div>
      <TextInput
        {...text("email")}
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {errorOf("email") === ADDRESS_TAKEN && (
        <p>
          <Link to={{ pathname: "/login", search: authSearch({ as: role, next }) }}>Log In</Link> with it, or{" "}
          <Link to="/reset-password">reset your password</Link>.
        </p>
      )}
      <PasswordInput
        name="password"
        label="Password"
        hint="At least 8 characters. A short sentence works well."
        autoComplete="new-password"
        error={errorOf("password")}
        readOnly={isBusy}
      />
      {role === "recruiter" && (
        <div className={invitation ? undefined : "grid2 grid2--names"}>
          {!invitation && <TextInput {...text("companyName")} label="Company name" autoComplete="organization" />}
          <TextInput {...text("jobTitle")} label="Job title" autoComplete="organization-title" />
        </div>
      )}
      <Checkbox
        name="agreeTerms"
        label={
          <>
            {AGREEMENT} <Link to="/terms">Terms</Link> and the <Link to="/privacy">Privacy</Link> policy
          </>
        }
        defaultChecked={hasAgreed}
        error={errorOf("agreeTerms")}
        onChange={(event) => setHasAgreed(event.currentTarget.checked)}
      />
      <KeptText name="sign-up" />
      <div className="stack stack--s2">
        <Button
          type="submit"
          variant="main"
          wide
          busy={isBusy && "Creating Account..."}
          disabled={mustAgree}
          aria-describedby={mustAgree ? "must-agree" : undefined}
        >
          Create Account
        </Button>
        {mustAgree && (
          <p className="hint" id="must-agree">
            Check the box above to continue.
          </p>
        )}
      </div>
      <p>
        Already have an account? <Link to={{ pathname: "/login", search: authSearch({ as: role, next }) }}>Log In</Link>
      </p>
    </Form>
  );
}

/** Prevents a double submission: a second Enter before React renders the first would report the account as taken. */
function useOneSubmit() {
  const isSent = useRef(false);
  useEffect(() => {
    isSent.current = false;
  });
  return (event: FormEvent) => {
    if (isSent.current) event.preventDefault();
    isSent.current = true;
  };
}
