/** The recruiter's buttons and what is said when they were pressed. */
export const INVITE_BUTTON = "Invite to apply";
export const INVITED = { kind: "success", title: "Invitation sent", text: "They can apply, or say no." } as const;
export const SHORTLIST_BUTTONS = { add: "Add to shortlist", remove: "Remove from shortlist" } as const;
export const SHORTLISTED = {
  shortlist: { kind: "success", title: "Added to the shortlist" },
  unshortlist: { kind: "success", title: "Removed from the shortlist" },
} as const;
export const INVITE_FAILED = { title: "That didn't work", text: "Nobody was told. Please try again." };

/** The senior's page. */
export const INVITATIONS_HEAD = {
  title: "Invitations",
  text: "Recruiters who found your profile and would like you to apply.",
} as const;
export const DECLINED = {
  kind: "success",
  title: "Invitation declined",
  text: "The recruiter has been told.",
} as const;
export const DECLINE_FAILED = { title: "That didn't work", text: "The invitation is unchanged. Please try again." };
