import type { EmploymentType, WorkType } from "#app/domain/employment.ts";
import type { Pay } from "#app/domain/pay.ts";
import type { SentAnswer } from "#app/domain/questions.ts";
import type { JobStatus } from "#app/domain/status.ts";
import type { Interview } from "./interviews/rules.ts";
import type { ApplicationRow } from "./own-list.ts";

/** An application with all its details; `events` are its past statuses, oldest first. */
export type ApplicationDetails = ApplicationRow & {
  location: string;
  employmentType: EmploymentType;
  workType: WorkType;
  description: string;
  /** The pay they applied to. */
  pay: Pay;
  jobStatus: JobStatus;
  /** The job's current pay; null if it is the same. */
  changedPay: Pay | null;
  /** What was sent beside the profile: a note, and the resume's name and address. */
  coverNote: string | null;
  questionAnswers: SentAnswer[];
  resume: { fileName: string; path: string } | null;
  events: Array<{ status: string; at: Date }>;
  /** When they meet; null while no date is set. */
  interview: Interview | null;
  answerDueOn: string | null;
  answeredAt: Date | null;
  /** The application is still anonymous. */
  hidesName: boolean;
};
