import { TextInput } from "#app/ui/text-input.tsx";

/** Asks for a new code beside what can't be undone, once the last one is too old; else nothing. */
export function FreshCodeField({ isNeeded, error }: { isNeeded: boolean; error: string | undefined }) {
  if (!isNeeded && !error) return null;
  return (
    <TextInput
      name="code"
      label="Code from your app"
      hint="This can't be undone, and your last code was more than 15 minutes ago."
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      error={error}
    />
  );
}
