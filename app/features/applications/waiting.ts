/** A recruiter's job with the number of applicants, and of those waiting for an answer. */
export type JobWithApplicants = { id: string; title: string; company: string; applicants: number; waiting: number };

/** An application that waits for its employer; `due` is the promised day, null if there is none. */
export type WaitingApplication = {
  applicationId: string;
  jobId: string;
  title: string;
  candidateId: string;
  fullName: string;
  createdAt: Date;
  due: { on: string; isLate: boolean } | null;
};
