import { SignInPrompt } from "#app/features/accounts/ui/sign-in-prompt.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Wish } from "../labels.ts";

/** For a visitor whose action needs an account: links to sign-in, or says what to press if they are signed in. */
export function WantsThisJob({ text, next }: Wish) {
  return next === null ? <Notice tone="info">{text}</Notice> : <SignInPrompt next={next}>{text}</SignInPrompt>;
}
