import { PasswordInput } from "#app/ui/password-input.tsx";

type Errors = { errorOf: (name: string) => string | undefined };

/** Tells password managers whose password the form asks for. No one sees it. */
export function AccountEmail({ email }: { email: string }) {
  return (
    <input
      className="vh"
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

/** The password that proves that a change comes from the owner of the account. */
export function CurrentPassword({ email, label, errorOf }: Errors & { email: string; label: string }) {
  return (
    <>
      <AccountEmail email={email} />
      <PasswordInput
        name="currentPassword"
        label={label}
        autoComplete="current-password"
        error={errorOf("currentPassword")}
      />
    </>
  );
}

/** A new password, typed twice. */
export function NewPassword({ errorOf, readOnly }: Errors & { readOnly?: boolean }) {
  return (
    <>
      <PasswordInput
        name="password"
        label="New password"
        hint="At least 8 characters. A short sentence works well."
        autoComplete="new-password"
        error={errorOf("password")}
        readOnly={readOnly}
      />
      <PasswordInput
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
        error={errorOf("confirmPassword")}
        readOnly={readOnly}
      />
    </>
  );
}
