/** The message that came with an interview or an offer; `quote` is null if it needs its scam warning. */
export type EmployerMessage = { conversationId: string; quote: string | null };
