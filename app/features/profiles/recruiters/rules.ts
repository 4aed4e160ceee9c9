/** What a recruiter says about themselves, shown to seniors beside messages and jobs. */
export type RecruiterCard = { fullName: string; jobTitle: string; photoUrl: string | null };

/** The longest texts of a card, in characters. A name has room for the two from sign-up, 60 each. */
export const CARD_LIMITS = { fullName: 121, jobTitle: 120 } as const;
