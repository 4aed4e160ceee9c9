import { Form, useNavigation } from "react-router";
import type { TwoStepSetup } from "#app/features/accounts/second-step/rules.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { CurrentPassword } from "#app/features/accounts/ui/password-fields.tsx";
import { BackupCodes, TwoStepFields } from "#app/features/settings/ui/two-step.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { TextInput } from "#app/ui/text-input.tsx";

export type DoorPageProps = {
  /** What an authenticator app needs if two-step login is not yet on. */
  setup: TwoStepSetup | null;
  /** Whether the viewer has already done everything that this page asks for. */
  isDone: boolean;
  email: string;
  next: string;
  answer: FormResult | undefined;
  /** Shown once, after two-step login was turned on. */
  backupCodes: readonly string[] | null;
};

/**
 * The page before the console: the viewer sets up two-step login or enters a code for this session.
 */
export function DoorPage({ setup, isDone, email, next, answer, backupCodes }: DoorPageProps) {
  if (backupCodes) {
    return (
      <div className="wrap auth-page">
        <BackupCodes codes={backupCodes} doneHref={next} />
      </div>
    );
  }
  if (isDone) {
    return (
      <AuthPage title="You're in">
        <p>You've given your code for this session.</p>
        <ButtonLink to={next} variant="main" wide replace>
          Open the console
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={setup ? "Set up two-step login" : "One more step"}>
      <DoorForm setup={setup} email={email} answer={answer} />
    </AuthPage>
  );
}

function DoorForm({ setup, email, answer }: Pick<DoorPageProps, "setup" | "email" | "answer">) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Form className="stack stack--s5" method="post" replace noValidate ref={formRef} onInput={onInput}>
      <FormProblem answer={answer} />
      <p>
        {setup
          ? "The console opens with a code from your phone only. You set it up once."
          : "The console needs a code from your phone in each session."}
      </p>
      {setup ? (
        <>
          <TwoStepFields setup={setup} code={{ value: form.valueOf("code"), error: errorOf("code") }} />
          <CurrentPassword email={email} label="Your password" errorOf={errorOf} />
        </>
      ) : (
        <TextInput
          name="code"
          label="Code"
          hint="6 digits from your app, or one of your backup codes."
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf("code")}
        />
      )}
      <input type="hidden" name="intent" value={setup ? "turn-on-two-step" : "give-code"} />
      <Button type="submit" variant="main" wide busy={isBusy && "Checking..."}>
        {setup ? "Turn on" : "Continue"}
      </Button>
    </Form>
  );
}
