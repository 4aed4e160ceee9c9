/** A message that waits for a moderator, as in the list: without its words. */
export type HeldMessageRow = {
  id: string;
  senderId: string;
  senderName: string;
  /** The sender's company, if the sender is a recruiter. */
  companyName: string | null;
  warnings: string[];
  sentAt: Date;
};

/** A waiting message with its words. `isBegun`: the recipient has written in this conversation. */
export type HeldMessage = HeldMessageRow & { content: string; since: Date; isBegun: boolean };
