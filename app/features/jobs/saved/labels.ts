import { pathToSave } from "#app/features/jobs/pending-actions/rules.ts";

/** What a person came to a job's page to do; `next` is where they go after signing in, null if they stay here. */
export type Wish = { text: string; next: string | null };

type Asked = { jobId: string; params: URLSearchParams; isGuest: boolean; saving: { isSaved: boolean } | null };

/**
 * Returns the notice for a person who came to save the job, or for a guest who came to write to its recruiter; null for
 * anyone else.
 */
export function wishText({ jobId, params, isGuest, saving }: Asked): Wish | null {
  if (params.get("save") === "1" && saving && !saving.isSaved) {
    return isGuest
      ? {
          text: "Log in or sign up to save this job. You'll come straight back, and it'll be saved.",
          next: pathToSave(jobId),
        }
      : { text: "Press Save to keep this job in your saved jobs.", next: null };
  }
  if (params.get("write") === "1" && isGuest) {
    return {
      text: "Log in or sign up to message the recruiter. You come straight to your message.",
      next: `/senior/messages?job=${jobId}`,
    };
  }
  return null;
}
