import type { EmploymentType, Flexibility, WorkType } from "./employment.ts";

/**
 * The index of a document holds its words and, with a mark before them, entries that are no words. The same marks are
 * written by `job_search_document`, `profile_search_document`, and `hour_entries` in app/db/sql.
 */
export const MARKS = {
  /** A word of the title or the skills, and two that stand behind each other there. */
  skillsWord: "~s",
  skillsPair: "~S",
  /** The same in the title alone. */
  titleWord: "~t",
  titlePair: "~T",
  /** A word of the place. */
  place: "~l",
  /** An occupation that the text is about, and its first one. */
  occupation: "~o",
  firstOccupation: "~O",
  /** A skill that the text names, and one among its tags. */
  skill: "~c",
  taggedSkill: "~C",
} as const;

/** What a job or a profile is, as filters ask for it. */
export const INDEX_ENTRIES = {
  placeWord: (word: string) => `${MARKS.place}${word}`,
  employmentType: (type: EmploymentType) => `~e${type}`,
  workType: (type: WorkType) => `~m${type}`,
  /** A work type with an employment type: one rarer entry instead of two common ones. */
  workAndEmployment: (work: WorkType, employment: EmploymentType) => `~k${work} ${employment}`,
  /** The band of a job's hours a week, or a step that a person's hours reach. */
  hours: (hours: number) => `~h${hours}`,
  /** A step of years of experience that a person reaches. */
  years: (years: number) => `~y${years}`,
  /** A step of dollars an hour that the pay reaches. */
  payReaches: (dollars: number) => `~p${dollars}`,
  /** The band of dollars an hour that the pay is in. */
  payBand: (dollars: number) => `~$${dollars}`,
  flexibility: (kind: Flexibility) => `~f${kind}`,
  industry: (slug: string) => `~i${slug}`,
  /** Days a week that a job names, or that its hours make. */
  daysNamed: (days: number) => `~d${days}`,
  daysOfHours: (days: number) => `~D${days}`,
  /** A span of posting time: number `span` of those that are 8 to the power of `level` hours long. */
  timeSpan: (level: number, span: number) => `~${level}${span}`,
} as const;
