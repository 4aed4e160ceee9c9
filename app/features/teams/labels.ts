import type { CompanyRole } from "#app/domain/company-roles.ts";

export const ROLE_LABELS: Record<CompanyRole, string> = { owner: "Owner", recruiter: "Recruiter", viewer: "Viewer" };

/** What each role may do, in one line. */
export const ROLE_TEXTS: Record<CompanyRole, string> = {
  owner: "also changes the team and the plan",
  recruiter: "posts jobs and works with applicants",
  viewer: "reads everything and changes nothing",
};

/** What the setting means. */
export const SECOND_PERSON =
  "A new job, and a change of one that's posted, waits until a colleague has read and published it.";

/** What an owner reads who is the only person who could publish. */
export const NO_SECOND_PERSON =
  "It has no effect for now, because no one else on your team can publish. Everything goes live at once.";

export const TEAM_FAILED = { title: "Your team couldn't be changed", text: "Please try again." };

export const HAND_OVER_FAILED = { title: "The job couldn't be handed over", text: "Please try again." };

export const JOIN_FAILED = { title: "You couldn't join", text: "Please try again." };

/** The error if the only owner would leave, or become something else. */
export const LAST_OWNER = "Make someone else an owner first: a team needs one.";

/** The error if an owner would make themselves a viewer, who could not take it back. */
export const NOT_ONESELF = "You can't make yourself a viewer. Another owner can.";

/** Why an import ended whose recruiter left the team. */
export const BEGUN_BY_ANOTHER = "Whoever began this import has left the team, or only looks now.";

/** The error beside a colleague's name who cannot be given work. */
export const NO_SUCCESSOR = "Please choose a colleague who is a recruiter or an owner";

/** The error if the plan has no room for another person. */
export function teamFullText(planName: string | null, limit: number): string {
  const people = limit === 1 ? "one person" : `${limit} people`;
  return planName
    ? `${planName} is for ${people}. Choose a larger plan to invite more.`
    : "Choose a plan first: Professional is for 3 people, Enterprise for as many as you like.";
}
