/** The most invitations a recruiter may send in a day. */
export const INVITE_LIMIT = { attempts: 20, windowSeconds: 24 * 3600 } as const;

/** The longest reason for declining, in characters. */
export const REASON_LIMIT = 500;

/** An invitation as its recruiter sees it. */
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
  /** Whether the job still takes applications, and whether the person has applied. */
  isOpen: boolean;
  hasApplied: boolean;
};
