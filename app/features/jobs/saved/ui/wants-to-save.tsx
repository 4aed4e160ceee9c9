import { SignInPrompt } from "#app/features/accounts/ui/sign-in-prompt.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Asks a visitor who wants to see saved jobs on the page at `path` to sign in. */
export function WantsSavedJobs({ path }: { path: string }) {
  return <SignInPrompt next={`${path}?filter=saved`}>Log in or sign up to see the jobs you saved.</SignInPrompt>;
}

/** Asks a visitor who wants to save the search to sign in, which saves it; tells a person who cannot save any why. */
export function WantsToSave({ next }: { next: string | null }) {
  if (next === null) {
    return (
      <Notice tone="info" title="This search wasn't saved">
        Saved job searches are for senior accounts. You're logged in with a recruiter account.
      </Notice>
    );
  }
  return (
    <SignInPrompt next={next}>
      Log in or sign up to save this search. We'll keep it for you and, if you like, email you when there's a new job.
    </SignInPrompt>
  );
}
