/** Why a person gets an email, as its last lines say. */
export const POSTED_THIS_JOB = "You're getting this email because you posted this job.";
export const FOLLOWS_THIS_JOB =
  "You're getting this email because you follow this job. You can stop following it under Manage Jobs.";
export const APPLIED_FOR_THIS_JOB = "You're getting this email because you applied for this job.";
export const OWNS_THE_COMPANY = "You're getting this email because you own your company's account here.";
export const LOOKS_AFTER_REPORTS = "You're getting this email because you look after reports.";
export const MAY_PUBLISH =
  "You're getting this email because in your company, a second person publishes each job, and you can be that person.";
