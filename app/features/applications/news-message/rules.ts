/** The message that came with an interview or an offer; `quote` is null for words that may not stand without their warning. */
export type NewsMessage = { conversationId: string; quote: string | null };
