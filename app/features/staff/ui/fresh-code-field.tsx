import { TextInput } from "#app/ui/text-input.tsx";

const CODE_HINT = "This can't be undone, and your last code was more than 15 minutes ago.";

export type FreshCodeFieldProps = { isNeeded: boolean; error: string | undefined; hint?: string; id?: string };

/**
 * Asks for a new code for an irreversible action if the last one is too old; otherwise shows
 * nothing.
 */
export function FreshCodeField({ isNeeded, error, hint = CODE_HINT, id = "code" }: FreshCodeFieldProps) {
  if (!isNeeded && !error) return null;
  return (
    <TextInput
      name="code"
      id={id}
      label="Code from your app"
      hint={hint}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      error={error}
    />
  );
}
