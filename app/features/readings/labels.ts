/** The most occupations that a person may choose for a job or a profile, and the longest name in characters. */
export const OCCUPATION_LIMITS = { count: 3, nameLength: 80 } as const;

/** How a job or a person is read, in labels; `isSaid` if they chose the occupations themselves. */
export type ReadAs = { occupations: string[]; skills: string[]; isSaid: boolean };

/** An empty reading. */
export const NOTHING_READ: ReadAs = { occupations: [], skills: [], isSaid: false };

type Read = {
  occupations: ReadonlyArray<{ name: string; share: number }>;
  skills: Readonly<Record<string, number>>;
};

/** An occupation with less than this share of the best one's is not shown. */
const SHOWN_SHARE = 0.5;
/** A skill below this weight is one that every occupation names. */
const SHOWN_WEIGHT = 0.2;
const MOST_SKILLS = 3;
/** What the keys of skills begin with in a reading. */
export const SKILL = "s:";

/** Returns what to show of a reading: at most three occupations and three skills, the strongest first. */
export function readAsOf(reading: Read | null, said: readonly string[] | null): ReadAs {
  if (!reading) return { ...NOTHING_READ, occupations: [...(said ?? [])], isSaid: said !== null };
  const read = reading.occupations.filter(({ share }) => share >= SHOWN_SHARE).map(({ name }) => name);
  const skills = Object.entries(reading.skills)
    .filter(([key, weight]) => key.startsWith(SKILL) && weight >= SHOWN_WEIGHT)
    .toSorted((a, b) => b[1] - a[1])
    .map(([key]) => key.slice(SKILL.length));
  return {
    occupations: said === null ? read.slice(0, OCCUPATION_LIMITS.count) : [...said],
    skills: skills.slice(0, MOST_SKILLS),
    isSaid: said !== null,
  };
}

/** Returns "Financial controller; Month-end close, Auditing"; empty if nothing was read. */
export function readAsText({ occupations, skills }: ReadAs): string {
  return [occupations, skills]
    .filter((names) => names.length > 0)
    .map((names) => names.join(", "))
    .join("; ");
}

/** The hint beside the field of a job. */
export function jobReadHint(read: ReadAs): string {
  return hintOf("We read this as", "If you skip this, we suggest one from your description.", read);
}

/** The hint beside the field of a profile. */
export function personReadHint(read: ReadAs): string {
  return hintOf("Employers find you as", "If you skip this, we suggest one from your skills and About me.", read);
}

function hintOf(says: string, empty: string, read: ReadAs): string {
  const text = readAsText(read);
  if (text === "") return empty;
  if (read.isSaid) return `${says}: ${text}. You chose this. Clear the field, and we'll read it from your words again.`;
  return `${says}: ${text}. Change it if we're wrong.`;
}
