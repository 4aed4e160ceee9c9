/**
 * An occupation as an editor writes it. Each list is one string, with commas between its items; an item itself holds no
 * comma. README.md beside this file explains every field with an example.
 */
export type OccupationEntry = {
  /** The usual American title in the singular, sentence case: "Registered nurse". Unique in the whole vocabulary. */
  readonly name: string;
  /** Other titles for the same work: American, British, older, colloquial, abbreviated. */
  readonly titles: string;
  /** Licenses, certificates, and degrees that point to this work. */
  readonly credentials?: string;
  /** Products, machines, and instruments. */
  readonly tools?: string;
  /** What a person in this trade would name as skills. */
  readonly skills: string;
  /** What the work consists of, in the everyday words of job ads and of people who describe their work. */
  readonly duties: string;
  /** Helpers, assistants, and junior forms of the same trade. */
  readonly below?: string;
  /** Leads, managers, and senior forms of the same trade. */
  readonly above?: string;
  /** Trades that a person could change to with little training. */
  readonly step?: string;
  /** Trades that share a part of the duties or the workplace, but not the craft. */
  readonly beside?: string;
  /** Phrases that contain one of the titles above and mean something else. */
  readonly not?: string;
  /** For a title that several occupations share: nearby words that show that this one is meant. */
  readonly context?: Readonly<Record<string, string>>;
};
