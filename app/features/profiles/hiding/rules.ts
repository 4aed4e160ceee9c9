/** The most companies that a person can hide from. */
export const MAX_HIDDEN_COMPANIES = 20;

/** A company that a senior hides from. `isHere`: a recruiter of that name has an account now. */
export type HiddenCompany = { id: string; name: string; isHere: boolean };
