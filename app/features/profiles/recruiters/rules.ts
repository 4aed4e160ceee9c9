/** What a recruiter says about themselves: seniors read it beside messages and jobs. */
export type RecruiterCard = { fullName: string; jobTitle: string; photoUrl: string | null };

/** The longest texts a card takes, in characters. A name has room for the two of sign-up, 60 each. */
export const CARD_LIMITS = { fullName: 121, jobTitle: 120 } as const;
