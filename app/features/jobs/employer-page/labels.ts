/** The sentence that a recruiter confirms before people are named. */
export const PEOPLE_AGREED = "Everyone named here agreed to be shown on our public page";
export const PEOPLE_MUST_AGREE = "Please confirm that everyone named here agreed to it";

export const PAGE_SAVED = { kind: "success", title: "Your page is saved" } as const;
export const PAGE_FAILED = { title: "Your page couldn't be saved", text: "Please try again." };
