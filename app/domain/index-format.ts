import type { EmploymentType, Flexibility, WorkType } from "./employment.ts";

/**
 * The index of a document has its words and, with a mark before them, other entries. `job_search_document`,
 * `profile_search_document`, and `hour_entries` in app/db/sql write the same marks.
 */
export const MARKS = {
  /** A word of the title or the skills, and two adjacent ones. */
  skillsWord: "~s",
  skillsPair: "~S",
  /** The same in the title only. */
  titleWord: "~t",
  titlePair: "~T",
  /** A word of the location. */
  place: "~l",
  /** The town and its state. */
  town: "~L",
  /** An occupation of the text, and its main one. */
  occupation: "~o",
  firstOccupation: "~O",
  /** The field of work of a main occupation, and of any. */
  firstField: "~G",
  field: "~g",
  /** A skill in the text, and one among its tags. */
  skill: "~c",
  taggedSkill: "~C",
} as const;

/** Builds the entries for filter values. */
export const INDEX_ENTRIES = {
  placeWord: (word: string) => `${MARKS.place}${word}`,
  town: (town: { name: string; region: string }) => `${MARKS.town}${town.name} ${town.region}`,
  employmentType: (type: EmploymentType) => `~e${type}`,
  workType: (type: WorkType) => `~m${type}`,
  /** A work type with an employment type: one rarer entry instead of two common ones. */
  workAndEmployment: (work: WorkType, employment: EmploymentType) => `~k${work} ${employment}`,
  /** The band of a job's weekly hours, or a step that a person's hours reach. */
  hours: (hours: number) => `~h${hours}`,
  /** A step of years of experience that a person reaches. */
  years: (years: number) => `~y${years}`,
  /** A step of dollars an hour that the pay reaches. */
  payReaches: (dollars: number) => `~p${dollars}`,
  /** A step of dollars an hour that even the lower end of the pay reaches. */
  payBegins: (dollars: number) => `~q${dollars}`,
  /** The band of dollars an hour that the pay is in. */
  payBand: (dollars: number) => `~$${dollars}`,
  flexibility: (kind: Flexibility) => `~f${kind}`,
  industry: (slug: string) => `~i${slug}`,
  /** Days per week that a job names, or that its hours amount to. */
  daysNamed: (days: number) => `~d${days}`,
  daysOfHours: (days: number) => `~D${days}`,
  /** Months that the work of a job takes. */
  months: (months: number) => `~n${months}`,
  /** A time or a condition of work that a job's text names: "evenings", "school", "short", "seated". */
  way: (name: string) => `~w${name}`,
  /** A time that the text names and no other of its kind: mornings, but no evenings. */
  onlyWay: (name: string) => `~W${name}`,
  /** A period of posting time: number `span` of those that are 8 to the power of `level` hours long. */
  timeSpan: (level: number, span: number) => `~${level}${span}`,
} as const;
