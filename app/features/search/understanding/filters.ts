/**
 * A way of working that people type among their words: what a chip calls it, and the entries of the index that say it of a
 * job. What has one of these words fits as well, unless `isEntryAlone`. `isNoName` where it is no part of a trade's name, as
 * "night" is of a night auditor's.
 */
export type WayOfWorking = { label: string; entries: readonly string[]; isEntryAlone: boolean; isNoName: boolean };

const WAYS = `
Remote | ~mremote | remote; remotely; work remotely; working remotely; remote work; from home; work from home; working from home
Remote | ~mremote | at home; work at home; home based; work home; working home; wfh; telework; teleworking; telecommute; telecommuting
Hybrid | ~mhybrid | hybrid
On-site | ~mon-site | on site; onsite; in person
Part-time | ~epart-time | part time; parttime; part timer
Full-time | ~efull-time | full time; fulltime
Evenings | ~fevenings-weekends | evenings; evening; in the evening; in the evenings; evening work; evening shift; evening shifts
Nights | | nights; night; at night; night shift; night shifts; night work; overnight; overnights
Weekends | ~fevenings-weekends | weekends; weekend; on weekends; at weekends; weekend work
Seasonal | ~fseasonal | seasonal; seasonal work
Job share | ~fjob-share | job share; job sharing; jobshare
`;

/** Those that only the form says: in texts, people manage projects and review contracts. */
const BY_FORM = `
Project or contract | ~eproject ~econsulting | short project; short projects; short term project; short term; short job; short contract; project work; temp; temporary; temporary work; temp work; contract work; on contract; contract basis; short assignment; one off project; one time project
`;

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  a: 1,
  "1": 1,
  "2": 2,
  "3": 3,
  "4": 4,
};

function readWays(lines: string, isEntryAlone: boolean): Array<[string, WayOfWorking]> {
  return lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [label = "", entries = "", names = ""] = line.split("|").map((part) => part.trim());
      const isNoName = /~[me]/.test(entries);
      const way = { label, entries: entries === "" ? [] : entries.split(" "), isEntryAlone, isNoName };
      return names.split("; ").map((name): [string, WayOfWorking] => [name, way]);
    });
}

const BY_NAME = new Map([...readWays(WAYS, false), ...readWays(BY_FORM, true)]);

/** The most words that such a name has. */
export const LONGEST_WAY = 4;

/** The way of working that these folded words name together; null for others. */
export function wayOfWorking(words: readonly string[]): WayOfWorking | null {
  return BY_NAME.get(words.join(" ")) ?? daysAWeek(words);
}

/** "two days a week": so many days of eight hours or fewer. */
function daysAWeek(words: readonly string[]): WayOfWorking | null {
  const [, number = ""] = /^(\w+) days?(?: (?:a|per|each))? week(?:ly)?$/.exec(words.join(" ")) ?? [];
  const days = NUMBERS[number];
  if (days === undefined) return null;
  const entries = Array.from({ length: days }, (_, index) => `~d${index + 1}`);
  return {
    label: days === 1 ? "One day a week" : `Up to ${days} days a week`,
    entries,
    isEntryAlone: true,
    isNoName: true,
  };
}

const FILLER_WORDS = new Set(
  `job jobs vacancy vacancies position positions opening openings opportunity opportunities hiring wanted career careers
  employment gig gigs want need wants needs looking seeking find some any i im my me us usa work works please near nearby local
  retired retiree retirees`.split(/\s+/),
);

const FILLER_PHRASES = new Set(
  `near me; close to me; close by; around me; in my area; in the us; in the usa; for seniors; for senior citizens; for retirees;
  for retired people; for older people; for older adults; for older workers; for over 50; for over 60; for over 65; over 50; over 60; over 65;
  looking for; i am looking for; i want; job search; job openings; help wanted; for me`
    .split(";")
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, " ")),
);

/** Whether these folded words say nothing about which job is wanted: "jobs", "near me". */
export function isFiller(words: readonly string[]): boolean {
  return words.length === 1 ? FILLER_WORDS.has(words[0] ?? "") : FILLER_PHRASES.has(words.join(" "));
}

/** The most words that such a phrase has. */
export const LONGEST_FILLER = 4;
