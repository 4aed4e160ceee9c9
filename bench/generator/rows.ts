import { TRAVEL_MILES } from "#app/features/profiles/rules.ts";
import { skillKey } from "#app/features/skills/rules.ts";
import { type Random, randomFrom } from "./random.ts";
import { firstNames, industries, nameOf, places, skillNames, textOf, titles } from "./words.ts";

/** When the made-up market was written: the newest job is from this moment. */
export const MARKET_NOW = new Date("2026-11-20T12:00:00Z");
const DAY = 86_400_000;
const POSTED_OVER = 180 * DAY;
const COMPANIES = 5_000;
const RECRUITERS = 5_000;

type Cell = string | number | boolean | null;
/** Rows for one table, in the order of `columns`; `types` are what the database casts each column to. */
export type Rows = { table: string; columns: Record<string, string>; rows: Cell[][] };

/** The kinds of things that have ids here, each with its own range. */
const KINDS = { company: 1, recruiter: 2, senior: 3, job: 4, skill: 5, submission: 6 } as const;

/** The id of the `number`th thing of its kind, in the shape of UUID version 7: ids of later moments sort behind. */
function idOf(kind: keyof typeof KINDS, number: number, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, "0");
  const tail = number.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${KINDS[kind]}00-8000-${tail}`;
}

const BEGINNING = new Date(MARKET_NOW.getTime() - 2 * POSTED_OVER);
const atBeginning = BEGINNING.toISOString();

/** What the market stands on: skills, companies and recruiters; the same for every size. */
export function ground(): Rows[] {
  const skills = skillNames.map((name, number) => [idOf("skill", number, BEGINNING), skillKey(name), name]);
  const companies = Array.from({ length: COMPANIES }, (_, number) => {
    const verifiedAt = number % 3 === 0 ? atBeginning : null;
    const how = verifiedAt && "administrator";
    return [idOf("company", number, BEGINNING), companyName(number), `company-${number}`, verifiedAt, how];
  });
  const people = Array.from({ length: RECRUITERS }, (_, number) => {
    const id = idOf("recruiter", number, BEGINNING);
    return { id, name: personName(number), company: idOf("company", number % COMPANIES, BEGINNING) };
  });
  return [
    { table: "skills", columns: { id: "uuid", key: "text", name: "text" }, rows: skills },
    {
      table: "companies",
      columns: { id: "uuid", name: "text", slug: "text", verified_at: "timestamptz", verified_how: "text", ...TIMES },
      rows: companies.map((row) => [...row, atBeginning, atBeginning]),
    },
    users(people.map(({ id, name }) => ({ id, name, at: atBeginning }))),
    roles(
      people.map(({ id }) => id),
      "recruiter",
    ),
    {
      table: "recruiters",
      columns: { user_id: "uuid", full_name: "text", job_title: "text", company_id: "uuid", ...TIMES },
      rows: people.map(({ id, name, company }) => [id, name, "Recruiter", company, atBeginning, atBeginning]),
    },
  ];
}

const TIMES = { created_at: "timestamptz", updated_at: "timestamptz" };

function companyName(number: number): string {
  return `${nameOf(number)} ${["Works", "Group", "Partners", "Services", "Company"][number % 5]}`;
}

function personName(number: number): string {
  return `${firstNames[number % firstNames.length]} ${nameOf(number % 20_000)}`;
}

function users(people: ReadonlyArray<{ id: string; name: string; at: string }>): Rows {
  return {
    table: "users",
    columns: { id: "uuid", name: "text", email: "text", is_email_verified: "boolean", ...TIMES },
    rows: people.map(({ id, name, at }) => [id, name, `${id}@bench.example`, true, at, at]),
  };
}

function roles(ids: readonly string[], role: "senior" | "recruiter"): Rows {
  return {
    table: "user_roles",
    columns: { user_id: "uuid", role: "text", created_at: "timestamptz" },
    rows: ids.map((id) => [id, role, atBeginning]),
  };
}

/** Skills that lie beside each other belong together: who has one often has another of the same eight. */
const FAMILY = 8;

function someSkills(random: Random, count: number): number[] {
  const chosen = new Set<number>();
  let last = random.rank(skillNames.length);
  while (chosen.size < count) {
    chosen.add(last);
    const near = last - (last % FAMILY) + random.between(0, FAMILY - 1);
    last = random.next() < 0.5 && near < skillNames.length ? near : random.rank(skillNames.length);
  }
  return [...chosen];
}

/** When the `number`th of `count` jobs was posted: evenly over 180 days, oldest first. */
function postedAt(number: number, count: number): Date {
  return new Date(MARKET_NOW.getTime() - Math.floor(((count - number) / count) * POSTED_OVER));
}

/** The id of the `number`th of `count` seniors. */
export function seniorId(number: number, count: number): string {
  return idOf("senior", number, postedAt(number, count));
}

type PayRange = { unit: string; least: number; most: number };
const PAY: [PayRange, ...PayRange[]] = [
  { unit: "hour", least: 18, most: 95 },
  { unit: "hour", least: 18, most: 60 },
  { unit: "day", least: 160, most: 700 },
  { unit: "year", least: 22_000, most: 120_000 },
  { unit: "project", least: 1_500, most: 40_000 },
];
const FLEXIBILITIES = ["flexible-hours", "choose-days", "job-share", "seasonal", "evenings-weekends"] as const;

/** Jobs from number `from` up to `to`, of `count` in the whole market: half of them remote, nine of ten open. */
export function jobRows(from: number, to: number, count: number): Rows[] {
  const jobs: Cell[][] = [];
  const skills: Cell[][] = [];
  for (let number = from; number < to; number++) {
    const random = randomFrom(1_000_003 * (number + 1));
    const at = postedAt(number, count);
    const id = idOf("job", number, at);
    const owner = random.rank(RECRUITERS);
    const chosen = someSkills(random, random.between(3, 9));
    const pay = random.pick(PAY);
    const least = pay.least + random.rank(pay.most - pay.least);
    const isLive = random.next() < 0.9;
    jobs.push([
      id,
      idOf("recruiter", owner, BEGINNING),
      idOf("recruiter", owner, BEGINNING),
      idOf("company", owner % COMPANIES, BEGINNING),
      idOf("submission", number, at),
      titles[random.rank(titles.length)] ?? titles[0],
      companyName(owner % COMPANIES),
      places[random.rank(places.length)] ?? places[0],
      industries[random.rank(industries.length)] ?? industries[0],
      random.pick(["part-time", "part-time", "full-time", "consulting", "project"]),
      random.pick(["remote", "remote", "on-site", "hybrid"]),
      random.between(1, 8) * 5,
      least,
      Math.round(least * 1.3),
      pay.unit,
      FLEXIBILITIES.filter(() => random.next() < 0.3).join("|"),
      textOf(random),
      isLive ? "live" : "closed",
      at.toISOString(),
      isLive ? new Date(MARKET_NOW.getTime() + random.between(1, 60) * DAY).toISOString() : null,
      chosen.map((skill) => skillNames[skill]).join("\n"),
      at.toISOString(),
      at.toISOString(),
    ]);
    skills.push(...chosen.map((skill, position) => [id, idOf("skill", skill, BEGINNING), position]));
  }
  return [
    { table: "jobs", columns: JOB_COLUMNS, rows: jobs },
    { table: "job_skills", columns: { job_id: "uuid", skill_id: "uuid", position: "integer" }, rows: skills },
  ];
}

const JOB_COLUMNS = {
  id: "uuid",
  created_by: "uuid",
  responsible_id: "uuid",
  company_id: "uuid",
  submission_key: "uuid",
  title: "text",
  company: "text",
  location: "text",
  industry: "text",
  employment_type: "text",
  work_type: "text",
  hours_per_week: "integer",
  pay_range_min: "numeric",
  pay_range_max: "numeric",
  pay_unit: "text",
  flexibility: "text[]",
  description: "text",
  status: "text",
  status_changed_at: "timestamptz",
  expires_at: "timestamptz",
  skill_names: "text",
  ...TIMES,
};

/** Seniors with their profiles from number `from` up to `to`, of `count`: three of four visible, a tenth nearly empty. */
export function profileRows(from: number, to: number, count: number): Rows[] {
  const people: Array<{ id: string; name: string; at: string }> = [];
  const profiles: Cell[][] = [];
  const skills: Cell[][] = [];
  for (let number = from; number < to; number++) {
    const random = randomFrom(2_000_003 * (number + 1));
    const id = seniorId(number, count);
    const at = postedAt(number, count).toISOString();
    const name = personName(random.rank(100_000));
    const isSparse = random.next() < 0.1;
    const chosen = isSparse ? [] : someSkills(random, random.between(4, 15));
    people.push({ id, name, at });
    profiles.push([
      id,
      name,
      isSparse ? null : textOf(random),
      isSparse ? null : random.between(5, 45),
      isSparse ? null : random.between(1, 8) * 5,
      isSparse ? null : random.pick(["remote", "remote", "on-site", "hybrid"]),
      isSparse ? null : (places[random.rank(places.length)] ?? places[0]),
      random.next() < 0.75,
      random.next() < 0.5 ? random.between(18, 80) : null,
      random.next() < 0.5,
      at,
      at,
      random.next() < 0.4 ? random.pick(TRAVEL_MILES) : null,
    ]);
    skills.push(...chosen.map((skill, position) => [id, idOf("skill", skill, BEGINNING), position]));
  }
  return [
    users(people),
    roles(
      people.map(({ id }) => id),
      "senior",
    ),
    { table: "profiles", columns: PROFILE_COLUMNS, rows: profiles.map(withPayUnit) },
    { table: "profile_skills", columns: { user_id: "uuid", skill_id: "uuid", position: "integer" }, rows: skills },
  ];
}

const PROFILE_COLUMNS = {
  user_id: "uuid",
  full_name: "text",
  bio: "text",
  years_experience: "integer",
  availability_hours: "integer",
  work_preference: "text",
  place: "text",
  is_visible: "boolean",
  wanted_pay: "numeric",
  shows_wanted_pay: "boolean",
  ...TIMES,
  travel_miles: "integer",
  wanted_pay_unit: "text",
};
const WANTED_PAY = 8;

/** A wanted pay is always by the hour here; without one there is no unit. */
function withPayUnit(row: Cell[]): Cell[] {
  return [...row, row[WANTED_PAY] === null ? null : "hour"];
}
