/** The outcomes of a message that waited for a moderator. */
export const HELD_MESSAGE_OUTCOMES = ["delivered", "refused"] as const;
