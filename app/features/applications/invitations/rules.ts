/** How many people a recruiter may invite in a day. */
export const INVITE_LIMIT = { attempts: 20, windowSeconds: 24 * 3600 } as const;

/** The longest reason for declining, in characters. */
export const REASON_LIMIT = 500;

/** An invitation as its recruiter sees it beside the person. */
export type InvitationState = { sentAt: Date; declinedAt: Date | null; reason: string };

/** An invitation as its senior reads it. */
export type Invitation = {
  id: string;
  jobId: string;
  title: string;
  company: string;
  recruiterName: string;
  createdAt: Date;
  declinedAt: Date | null;
  /** Whether the job still takes applications, and whether the person has applied meanwhile. */
  isOpen: boolean;
  hasApplied: boolean;
};
