import type { Interview } from "#app/features/applications/interviews/rules.ts";
import type { ConversationRow } from "#app/features/messaging/rules.ts";

/** What waits for a senior: offers and future interviews, then conversations with unread messages. */
export type NeedsAnswer = {
  applications: Array<{
    id: string;
    title: string;
    company: string;
    isOffer: boolean;
    /** When they meet; null for an offer, and while no date is set. */
    interview: Interview | null;
  }>;
  conversations: ConversationRow[];
};
