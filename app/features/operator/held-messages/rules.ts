/** A message that waits for a moderator, as the list shows it: without its words. */
export type HeldMessageRow = {
  id: string;
  senderId: string;
  senderName: string;
  /** Of a recruiter. */
  companyName: string | null;
  warnings: string[];
  sentAt: Date;
};

/** The same with its words. `isBegun`: whether its reader has written in this conversation. */
export type HeldMessage = HeldMessageRow & { content: string; since: Date; isBegun: boolean };
