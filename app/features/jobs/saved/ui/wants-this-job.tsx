import { SignInPrompt } from "#app/features/accounts/ui/sign-in-prompt.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Wish } from "../labels.ts";

/** For who came for something that needs an account: sign in first; who is signed in reads what to press. */
export function WantsThisJob({ text, next }: Wish) {
  return next === null ? <Notice tone="info">{text}</Notice> : <SignInPrompt next={next}>{text}</SignInPrompt>;
}
