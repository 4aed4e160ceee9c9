import type { JobQuestion } from "#app/domain/questions.ts";
import type { DemoSkill } from "./skills.ts";

/** The industries that the demonstration market is spread over. */
export const DEMO_INDUSTRIES = [
  "Manufacturing",
  "Chemicals and Coatings",
  "Energy, Water and Utilities",
  "Construction and Trades",
  "Transport and Logistics",
  "Healthcare",
  "Education and Training",
  "Finance and Accounting",
  "Human Resources",
  "Information Technology",
  "Legal and Compliance",
  "Sales and Customer Service",
  "Hospitality and Food",
  "Media and Communications",
  "Community and Nonprofit",
] as const;

type DemoIndustry = (typeof DEMO_INDUSTRIES)[number];

/** A company and the one person who recruits for it. The first one is the demo account. */
export type DemoCompany = {
  key: string;
  name: string;
  recruiter: {
    firstName: string;
    lastName: string;
    email: string;
    jobTitle: string;
  };
  isVerified: boolean;
  about: string;
  /** What it adds to its page. */
  page?: { howWeWork: string; benefits: string; name1: string; role1: string; name2: string; role2: string };
  /** What its recruiter wrote to have it checked by one of us, and when. */
  ask?: { daysAgo: number; words: string };
};

/** A job advert. `daysAgo` is when it was posted; a closed one was closed after its last application. */
export type DemoJob = {
  key: string;
  companyKey: string;
  title: string;
  location: string;
  industry: DemoIndustry;
  employmentType: "full-time" | "part-time" | "consulting" | "project";
  workType: "remote" | "on-site" | "hybrid";
  hoursPerWeek: number;
  payMin: number;
  payMax: number;
  payUnit: "hour" | "day" | "month" | "year" | "project";
  flexibility: readonly ("flexible-hours" | "choose-days" | "job-share" | "seasonal" | "evenings-weekends")[];
  skills: readonly DemoSkill[];
  description: string;
  /** Reviewed without names. */
  hidesNames?: boolean;
  questions?: readonly JobQuestion[];
  daysAgo: number;
  isClosed?: boolean;
};

/**
 * A senior and the profile. `daysAgo` is the day of signing up. Sparse profiles have little or no bio and few skills.
 */
export type DemoSenior = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  bio: string;
  skills: readonly DemoSkill[];
  yearsExperience: number;
  availabilityHours: number;
  workPreference: "remote" | "on-site" | "hybrid";
  place: string;
  /** One of TRAVEL_MILES, where they have said it. */
  travelMiles?: number;
  isVisible: boolean;
  daysAgo: number;
};

/** One move of an application away from pending, oldest first. */
export type DemoStep = {
  status: "reviewing" | "interview" | "offered" | "rejected" | "hired" | "declined" | "withdrawn";
  daysAgo: number;
};

/** An application, sent `daysAgo` days ago, at least one day after both the senior and the job appeared. */
export type DemoApplication = {
  seniorKey: string;
  jobKey: string;
  daysAgo: number;
  steps: readonly DemoStep[];
  /** When their interview begins on the next Wednesday, in Chicago: "10:00"; without it no date is set. */
  interviewTime?: string;
  /** To the questions of the job, in their order. */
  answers?: readonly string[];
};

/** What two people wrote to each other about a job, oldest first; `daysAgo` may be a part of a day. */
export type DemoConversation = {
  seniorKey: string;
  jobKey: string;
  lines: ReadonlyArray<{ by: "senior" | "recruiter"; daysAgo: number; text: string }>;
  /** Whether what came last has not been read yet. */
  isUnread?: boolean;
};
