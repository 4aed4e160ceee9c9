import { SignInPrompt } from "#app/features/accounts/ui/sign-in-prompt.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pathToSave } from "../../wishes/rules.ts";

/** For who came to save the job: sign in first, and the login saves it; who is signed in presses Save. */
export function WantsThisJob({ jobId, isGuest }: { jobId: string; isGuest: boolean }) {
  if (!isGuest) return <Notice tone="info">Press Save, and this job waits for you among your saved jobs.</Notice>;
  return (
    <SignInPrompt next={pathToSave(jobId)}>
      Log in or sign up to save this job. You come straight back, and it is saved.
    </SignInPrompt>
  );
}
