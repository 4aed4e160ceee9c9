/** From how many companies a person hides at most. */
export const MAX_HIDDEN_COMPANIES = 20;

/** A company from which a senior hides. `isHere`: a recruiter of that name has an account now. */
export type HiddenCompany = { id: string; name: string; isHere: boolean };
