/** What a recruiter says about themselves: seniors read it beside messages and jobs. */
export type RecruiterCard = { fullName: string; jobTitle: string; photoUrl: string | null };

/** The longest texts a card takes, in characters. */
export const CARD_LIMITS = { fullName: 200, jobTitle: 120 } as const;
