import { MARKS } from "#app/domain/index-format.ts";
import type { Concepts } from "#app/features/search/keywords.ts";

/**
 * A way of working among the words of a search: its chip's label, and the index entries that jobs with it have. Jobs
 * that only have the words match as well, unless there are `concepts`: entries ordered by how well they show it. With
 * `isNoName` it is never part of an occupation's name, unlike "night" in "night auditor".
 */
export type WayOfWorking = {
  label: string;
  entries: readonly string[];
  concepts?: Concepts | undefined;
  isNoName: boolean;
};

/** Ways of working that a form field states: label, entries, names. */
const BY_FORM = `
Remote | ~mremote | remote; remotely; work remotely; working remotely; remote work; from home; work from home; working from home; virtual; virtually; from anywhere; work from anywhere; no commute; no commuting; without commuting; without a commute; without leaving home; without leaving the house; without leaving my house; over the internet; on the internet; on zoom; over zoom; by zoom
Remote | ~mremote | from my home; from my house; from my own home; in my own home; in my home; at my house; out of my home; own home; stay at home; online; over the phone from home
Remote | ~mremote | at home; work at home; home based; work home; working home; wfh; telework; teleworking; telecommute; telecommuting
Hybrid | ~mhybrid | hybrid
On-site | ~mon-site | on site; onsite; in person
Part-time | ~epart-time | part time; parttime; part timer; half time; half days; half day; half a day
Full-time | ~efull-time | full time; fulltime
Job share | ~fjob-share | job share; job sharing; jobshare
`;

/** The index entries of jobs in fields whose work is mostly done at a desk. */
const AT_A_DESK = [
  "accounting",
  "architecture-and-drafting",
  "banking-and-finance",
  "customer-service",
  "data-analysis",
  "health-administration",
  "human-resources",
  "insurance",
  "it-operations",
  "legal",
  "office",
  "purchasing",
  "software",
]
  .map((field) => MARKS.firstField + field)
  .join(" ");

/**
 * Ways of working that are read from texts where these do not negate them, or that only a form field states: label;
 * entries that show it in the title or as clearly, best, well, and loosely; names. A name is no word that also stands
 * before a trade: "relief", "housing".
 */
const BY_READING = `
Evenings | ~tevening ~tevenings | ~Wevenings | ~wevenings ~fevenings-weekends | ~wown-hours | evenings; evening; in the evening; in the evenings; evening work; evening shift; evening shifts; evening hours; second shift; late shift; late shifts; swing shift; after work; after dinner; after supper; after 5; after 5 pm; after 6; after 6 pm; after five; after six; weeknight; weeknights; week nights; on weeknights; weekday evenings; evenings during the week
Mornings | ~tmorning ~tmornings | ~Wmornings | ~wmornings | ~wown-hours | mornings; morning; in the morning; in the mornings; early morning; early mornings; morning work; morning shift; morning shifts; morning hours; early shift; first shift; before noon; until noon; before lunch; done by noon; done by lunch; off by noon; early riser; early bird; mornings only; only mornings
Afternoons | ~tafternoon ~tafternoons | ~Wafternoons | ~wafternoons | ~wown-hours | afternoons; afternoon; in the afternoon; in the afternoons; afternoon work; afternoon shift; afternoon shifts; afternoon hours; after lunch; after noon; after 1 pm; after 2 pm; after 3 pm; after 3; after school hours
Weekdays | ~tweekday ~tweekdays ~tdaytime |  | ~wweekdays |  | weekdays; weekday; daytime; daytime hours; days only; weekday hours; day shift; day shifts; during the day; during the week; business hours; monday to friday; monday through friday
Nights | ~tnight ~tnights | ~Wnights | ~wnights |  | nights; night; at night; night shift; night shifts; night work; overnight; overnights; night hours; third shift; graveyard shift; night owl
Weekends | ~tweekend ~tweekends | ~Wweekends | ~wweekends ~fevenings-weekends |  | weekends; weekend; on weekends; on the weekend; at weekends; weekend work; weekend hours; every other weekend; saturdays and sundays; saturday and sunday; sat and sun; weekends only; only weekends
Summer | ~tsummer | ~Wsummer | ~wsummer |  | summer; summers; summer work; for the summer; over the summer; during the summer
Spring | ~tspring | ~Wspring | ~wspring |  | spring; spring work; springtime; in the spring; for the spring; during the spring
Fall | ~tfall ~tautumn | ~Wfall | ~wfall |  | fall; autumn; fall work; in the fall; in the autumn; for the fall; during the fall
Winter | ~twinter | ~Wwinter | ~wwinter |  | winter; winters; winter work; for the winter; over the winter; during the winter
Seasonal | ~fseasonal ~tseasonal ~tseason ~wseasonal |  | ~wsummer ~wwinter ~wspring ~wfall |  | seasonal; seasonal work; season work; seasonal help; seasonally; part of the year; half the year; few months a year
Holidays | ~wholidays |  | ~wwinter ~wfall |  | holiday season; holiday season help; holiday help; holiday work; christmas help; christmas work; christmas season; for christmas; for the holidays; over the holidays; through christmas; until christmas; before christmas; through the holidays; until the holidays; thanksgiving to christmas; black friday
On call | ~toncall ~wrelief |  |  | ~wown-hours | on call; oncall; per diem; prn; as needed; as needed basis; fill in; filling in; fill in work; relief work; standby; on standby; subbing; vacation cover; vacation coverage; cover for vacations; sick cover; now and then; once in a while; occasional; occasionally; casual; sporadic; now and again; as a sub; substitute work; cover shifts; covering shifts; pick up shifts; when they need me; when needed; only when needed
Days by the month | ~wmonthly |  |  |  | once a month; twice a month; a few days a month; few days a month; couple days a month; one day a month; two days a month; one week a month; every other week; every two weeks; once or twice a month; a few times a year; few times a year
With housing | ~whousing |  |  |  | with housing; housing provided; housing included; live in; living in; room and board; with lodging; with a place to live; place to live; place to stay; rv spot; rv site; with rv spot; rv hookup; free rent; with accommodation; with an apartment; apartment included; free apartment; free housing; free lodging; with lodging included
Flexible hours | ~wown-hours ~fchoose-days |  | ~fflexible-hours |  | flexible hours; flexible schedule; flexible; own hours; my own hours; set my own hours; choose my own hours; own schedule; my own schedule; set my own schedule; make my own hours; make my own schedule; set own hours; flexible days; flexible shifts; whenever i want; when i want; when i feel like it; on my own time; at my own pace; own pace; as much or as little as i want; as much as i want; work around my schedule; around my schedule; around doctor appointments
School year | ~wschool | | | | summers off; summer off; no summers; school year; school schedule; school hours; school calendar; academic year; during school; during school hours; during the school day; while school is in; when school is in session; while kids are in school; while the kids are in school; while grandkids are in school; while the grandkids are in school; while my grandkids are in school; when the grandkids are in school
Seated work | ~wseated |  |  | ~mremote ${MARKS.firstField}trucking-and-driving ${AT_A_DESK} | sitting job; sitting jobs; sit down job; sit down jobs; sit down work; sitting; sitting down; seated; seated work; desk job; desk work; off my feet; no standing; not standing; not on my feet; not on my feet all day; sit all day; where i can sit; mostly sitting; sit most of the day; seated job; seated jobs; at a desk; behind a desk; behind a counter; chair job; from a chair; without standing; without standing all day; no standing all day; not standing all day; no long standing; not much standing; little standing; no walking; no standing; no standing long; no standing too long; no standing for long; no standing around; not on my feet so much; not much walking; bad feet; bad hip; bad hips; sore feet
Light work | ~wlight |  | ~wseated | ~mremote ${AT_A_DESK} | light work; light duty; light duties; no lifting; no heavy lifting; not heavy; nothing heavy; easy on the back; easy on my back; easy on the knees; bad back; bad knees; nothing with heavy lifting; nothing too heavy; without heavy lifting; without lifting; no lifting things; no lifting anything; no lifting people; no lifting patients; not lifting; light lifting; light lifting only; not much lifting; little lifting; no bending; no stooping; no kneeling; not physical; non physical; not too physical; nothing physical; nothing too physical; not very physical; not physically demanding; no physical work; no physical labor; no manual labor; not strenuous; nothing strenuous; easy on my knees; easy on my body; easy on the body; easy on the joints; easy on my joints; easy on my feet; easy on the feet; bad shoulder; bad shoulders; bad knee; arthritis
No experience needed | ~wtraining |  |  |  | no experience; no experience needed; no experience necessary; no experience required; will train; paid training; training provided; on the job training; learn on the job; entry level; teach me; train me; no training needed; no skills needed; i have never done; never done before; will teach; willing to train; they train; they will train; they train you; trains you; with training
Indoors | ~windoors | | ~wseated | ~mremote ${AT_A_DESK} | indoors; indoor; indoor work; inside work; work inside; working inside; work indoors; working indoors; air conditioned; in air conditioning; out of the weather; out of the heat; out of the cold
With benefits | ~wbenefits | | | | with benefits; good benefits; full benefits; health benefits; medical benefits; benefits included; with health insurance; with insurance; with medical; with medical insurance; offers health insurance; offers benefits; 401k; with 401k; paid time off; paid vacation
Short project | ~wshort | ~eproject | ~econsulting |  | short project; short projects; short term project; short term; short job; short contract; project work; temp; temporary; temporary work; temp work; contract work; on contract; contract basis; short assignment; short assignments; short gig; short gigs; short stint; one off project; one time project; interim; stopgap; short engagement; short engagements; single project; one project; limited time; for a limited time; fixed term
`;

/** Short names of days that are no other word. */
const SHORT_DAYS = ["tue", "tues", "thu", "thur", "thurs"];
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** Rows of the same kind for the days of the week. */
const BY_DAY = DAYS.map((day) => {
  const label = `${day.charAt(0).toUpperCase()}${day.slice(1)}s`;
  const short = SHORT_DAYS.filter((name) => day.startsWith(name));
  const names = [day, `${day}s`, `on ${day}`, `on ${day}s`, `every ${day}`, `${day} only`, ...short];
  return `${label} | ~t${day} ~t${day}s | | ~w${day} | ~wown-hours | ${names.join("; ")}`;
}).join("\n");

function rowsOf(lines: string): string[][] {
  return lines
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()));
}

function listOf(entries: string): string[] {
  return entries.split(" ").filter((entry) => entry !== "");
}

const BY_NAME: ReadonlyMap<string, WayOfWorking> = new Map<string, WayOfWorking>([
  ...rowsOf(BY_FORM).flatMap(([label = "", entries = "", names = ""]) => {
    const way = { label, entries: listOf(entries), isNoName: /~[me]/.test(entries) };
    return names.split("; ").map((name) => [name, way] as const);
  }),
  ...rowsOf(`${BY_READING.trim()}\n${BY_DAY}`).flatMap(
    ([label = "", own = "", kinds = "", tagged = "", named = "", names = ""]) => {
      const concepts = { own: listOf(own), kinds: listOf(kinds), tagged: listOf(tagged), named: listOf(named) };
      return names.split("; ").map((name) => [name, { label, entries: [], concepts, isNoName: false }] as const);
    },
  ),
]);

/** Returns a way of working that these entries show, which is never part of an occupation's name. */
export function wayOfEntries(label: string, concepts: Partial<Concepts>): WayOfWorking {
  return { label, entries: [], concepts: { own: [], kinds: [], tagged: [], named: [], ...concepts }, isNoName: true };
}

/** Returns the way of working that a folded text names; null for others. */
export function wayNamed(text: string): WayOfWorking | null {
  return BY_NAME.get(text) ?? null;
}

/** Whether the way of working with this label also describes the work: someone is a guard at night. */
export function isTimeOfWork(label: string): boolean {
  return label === "Evenings" || label === "Nights" || label === "Weekends";
}
