import { isUndecided } from "#app/features/applications/rules.ts";

/** The note beside Apply Now of a job with anonymous review. */
export const NAMES_HIDDEN =
  "This employer reviews without names: your name, photo and resume stay hidden here until they invite you to an interview. Until they decide, they can't find you in their candidate search either. If you two have messages, they know your name there.";

/** The note in an anonymous application, for its sender. */
export function sentWithoutName(status: string): string {
  return isUndecided(status)
    ? "The employer doesn't see your name, photo or resume here until they invite you to an interview."
    : "The employer didn't see your name, photo or resume here.";
}

/** The note beside an anonymous or suspended applicant, for the recruiter. */
export function anonymousText({ status, isSuspended }: { status: string; isSuspended: boolean }): string {
  if (isSuspended) return "We suspended this person's account. What they sent isn't shown meanwhile.";
  const what = "Their name, photo and resume";
  return isUndecided(status)
    ? `${what} are hidden until you invite them to an interview.`
    : `${what} stay hidden, and what they wrote is no longer shown.`;
}

/** The note above the applicants of a job with anonymous review. */
export const REVIEWED_WITHOUT_NAMES =
  "This job is reviewed without names. Whoever you invite to an interview, send an offer or hire has a name from then on. Until you decide, applicants aren't in Search Candidates.";
