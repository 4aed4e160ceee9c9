import { expect, test } from "vitest";
import { employerMessageDraft } from "#app/features/applications/employer-message.ts";
import { wordsOfJob } from "#app/features/jobs/wording/rules.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { DEMO_APPLICATIONS } from "./applications.ts";
import { DEMO_COMPANIES } from "./companies.ts";
import { DEMO_JOBS } from "./jobs.ts";
import { DEMO_LETTERS } from "./letters.ts";
import { DEMO_CONVERSATIONS } from "./messages.ts";
import { DEMO_SENIORS } from "./seniors.ts";
import { DEMO_INDUSTRIES, type DemoStep } from "./shapes.ts";
import { DEMO_SKILLS } from "./skills.ts";

const NEXT: Record<"pending" | DemoStep["status"], readonly DemoStep["status"][]> = {
  pending: ["reviewing", "rejected", "withdrawn"],
  reviewing: ["interview", "rejected", "withdrawn"],
  interview: ["offered", "rejected", "withdrawn"],
  offered: ["hired", "declined"],
  rejected: [],
  hired: [],
  declined: [],
  withdrawn: [],
};

const AGEIST_OR_FALSE =
  /\b(young\w*|digital natives?|recent graduates?|energetic|youth\w*|overqualified|millennials?|rock ?stars?|ninjas?|retire(e|es|ment)|years? (old|of age)|maximum of \d+ years|wire transfer|crypto\w*|gift cards?|lorem|ipsum)\b/i;
const BIRTH_OR_GRADUATION = /\b(19|20)\d\d\b|\bborn\b|\bclass of\b|\bgraduated in\b|\bmy age\b/i;
const RESERVED_MAIL = /^[a-z.-]+@(example\.(com|org|net)|[a-z]+\.example)$/;

const jobs = new Map(DEMO_JOBS.map((job) => [job.key, job]));
const seniors = new Map(DEMO_SENIORS.map((senior) => [senior.key, senior]));
const companies = new Map(DEMO_COMPANIES.map((company) => [company.key, company]));

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}

function statusOf(application: { steps: readonly DemoStep[] }): "pending" | DemoStep["status"] {
  return application.steps.at(-1)?.status ?? "pending";
}

function countByStatus(applications: readonly { steps: readonly DemoStep[] }[]) {
  const counts: Record<string, number> = {};
  for (const application of applications) {
    const status = statusOf(application);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

function expectNoneTwice(values: readonly string[]) {
  expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
}

// Clauses 2.1-75.
test("no demo job is posted with wordings about age", () => {
  const found = DEMO_JOBS.map(({ key, title, description, skills }) => ({
    key,
    ...wordsOfJob({ title, description, skills }),
  }));
  expect(found.filter(({ refused, advised }) => refused.length + advised.length > 0)).toEqual([]);
});

test("has the promised size", () => {
  expect(DEMO_COMPANIES).toHaveLength(8);
  expect(DEMO_JOBS.length).toBeGreaterThanOrEqual(80);
  expect(DEMO_SENIORS.length).toBeGreaterThanOrEqual(40);
  expect(DEMO_APPLICATIONS.length).toBeGreaterThanOrEqual(110);
  expect(DEMO_JOBS.filter((job) => job.isClosed)).toHaveLength(6);
  expect(DEMO_JOBS.filter((job) => job.companyKey === "kestrel-row")).toHaveLength(14);
});

test("the two demo accounts come first", () => {
  expect(DEMO_COMPANIES[0]?.recruiter.email).toBe("recruiter@example.com");
  expect(DEMO_SENIORS[0]?.email).toBe("senior@example.com");
});

test("keys and email addresses are unique, on reserved domains", () => {
  expectNoneTwice(DEMO_COMPANIES.map((company) => company.key));
  expectNoneTwice(DEMO_JOBS.map((job) => job.key));
  expectNoneTwice(DEMO_SENIORS.map((senior) => senior.key));
  const mails = [
    ...DEMO_COMPANIES.map((company) => company.recruiter.email),
    ...DEMO_SENIORS.map((senior) => senior.email),
  ];
  expectNoneTwice(mails);
  expect(mails.filter((mail) => !RESERVED_MAIL.test(mail))).toEqual([]);
});

test("has every industry, at least 25 towns, and remote work", () => {
  expect(DEMO_INDUSTRIES).toHaveLength(15);
  expect(new Set(DEMO_JOBS.map((job) => job.industry))).toEqual(new Set(DEMO_INDUSTRIES));
  const towns = new Set(DEMO_JOBS.filter((job) => job.workType !== "remote").map((job) => job.location));
  expect(towns.size).toBeGreaterThanOrEqual(25);
  expect([...towns].filter((town) => !/^[A-Z][A-Za-z. ]+, [A-Z][A-Za-z ]+$/.test(town))).toEqual([]);
  const remote = DEMO_JOBS.filter((job) => job.workType === "remote");
  expect(remote.length).toBeGreaterThan(10);
  for (const job of remote) expect(job.location, job.key).toBe("Anywhere in the United States");
});

test("every job can be posted", () => {
  for (const job of DEMO_JOBS) {
    expect(companies.has(job.companyKey), job.key).toBe(true);
    expect(job.title.length, job.key).toBeGreaterThanOrEqual(5);
    expect(job.hoursPerWeek, job.key).toBeGreaterThanOrEqual(4);
    expect(job.hoursPerWeek, job.key).toBeLessThanOrEqual(40);
    expect(job.payMin, job.key).toBeGreaterThan(0);
    expect(job.payMax, job.key).toBeGreaterThanOrEqual(job.payMin);
    expect(job.flexibility.length, job.key).toBeGreaterThanOrEqual(1);
    expect(job.flexibility.length, job.key).toBeLessThanOrEqual(3);
    expect(job.skills.length, job.key).toBeGreaterThanOrEqual(4);
    expect(job.skills.length, job.key).toBeLessThanOrEqual(8);
    expectNoneTwice(job.skills);
  }
});

test("has every way of working", () => {
  expect(new Set(DEMO_JOBS.map((job) => job.employmentType)).size).toBe(4);
  expect(new Set(DEMO_JOBS.map((job) => job.workType)).size).toBe(3);
  expect(new Set(DEMO_JOBS.map((job) => job.payUnit)).size).toBe(5);
  expect(new Set(DEMO_JOBS.flatMap((job) => job.flexibility)).size).toBe(5);
});

test("descriptions are readable paragraphs with different beginnings", () => {
  for (const job of DEMO_JOBS) {
    const paragraphs = job.description.split("\n\n");
    expect(job.description.length, job.key).toBeGreaterThanOrEqual(50);
    expect(wordCount(job.description), job.key).toBeGreaterThanOrEqual(90);
    expect(wordCount(job.description), job.key).toBeLessThanOrEqual(220);
    expect(paragraphs.length, job.key).toBeGreaterThanOrEqual(3);
    expect(paragraphs.length, job.key).toBeLessThanOrEqual(5);
    expect(
      paragraphs.filter((paragraph) => paragraph.includes("\n")),
      job.key,
    ).toEqual([]);
  }
  expectNoneTwice(DEMO_JOBS.flatMap((job) => job.description.split("\n\n")));
  expectNoneTwice(DEMO_JOBS.map((job) => job.description.split(" ").slice(0, 4).join(" ")));
});

test("no text excludes or reveals an age", () => {
  const texts = [
    ...DEMO_COMPANIES.map((company) => company.about),
    ...DEMO_JOBS.map((job) => `${job.title} ${job.description}`),
    ...DEMO_SENIORS.map((senior) => senior.bio),
  ];
  expect(texts.map((text) => AGEIST_OR_FALSE.exec(text)?.[0]).filter(Boolean)).toEqual([]);
  const bios = DEMO_SENIORS.map((senior) => senior.bio);
  expect(bios.filter((bio) => BIRTH_OR_GRADUATION.test(bio))).toEqual([]);
});

test("profiles are rich, three are sparse", () => {
  const sparse = DEMO_SENIORS.filter((senior) => wordCount(senior.bio) < 60);
  expect(sparse).toHaveLength(3);
  for (const senior of DEMO_SENIORS) {
    expect(senior.yearsExperience, senior.key).toBeGreaterThanOrEqual(12);
    expect(senior.yearsExperience, senior.key).toBeLessThanOrEqual(45);
    expect(senior.availabilityHours, senior.key).toBeGreaterThanOrEqual(6);
    expect(senior.availabilityHours, senior.key).toBeLessThanOrEqual(40);
    expect(wordCount(senior.bio), senior.key).toBeLessThanOrEqual(140);
    expectNoneTwice(senior.skills);
    if (sparse.includes(senior)) continue;
    expect(senior.skills.length, senior.key).toBeGreaterThanOrEqual(5);
    expect(senior.skills.length, senior.key).toBeLessThanOrEqual(14);
  }
});

test("uses every shared skill", () => {
  const used = new Set([...DEMO_JOBS, ...DEMO_SENIORS].flatMap((owner) => owner.skills));
  expectNoneTwice(DEMO_SKILLS);
  expect(DEMO_SKILLS.filter((skill) => !used.has(skill))).toEqual([]);
});

test("every job asks for skills that seniors have", () => {
  const best = DEMO_JOBS.map((job) =>
    Math.max(...DEMO_SENIORS.map((senior) => job.skills.filter((skill) => senior.skills.includes(skill)).length)),
  );
  expect(best.filter((overlap) => overlap === 0)).toEqual([]);
  expect(best.filter((overlap) => overlap >= 3).length).toBeGreaterThanOrEqual(60);
});

test("several open jobs fit the demo senior", () => {
  const harriet = DEMO_SENIORS[0];
  const applied = new Set(
    DEMO_APPLICATIONS.filter((application) => application.seniorKey === harriet?.key).map(
      (application) => application.jobKey,
    ),
  );
  const fitting = DEMO_JOBS.filter(
    (job) =>
      !job.isClosed &&
      !applied.has(job.key) &&
      job.skills.filter((skill) => harriet?.skills.includes(skill)).length * 2 >= job.skills.length,
  );
  expect(fitting.length).toBeGreaterThanOrEqual(3);
});

test("everything happens within 90 days, some in the last three", () => {
  const days = [
    ...DEMO_JOBS.map((job) => job.daysAgo),
    ...DEMO_SENIORS.map((senior) => senior.daysAgo),
    ...DEMO_APPLICATIONS.flatMap((application) => [
      application.daysAgo,
      ...application.steps.map((step) => step.daysAgo),
    ]),
  ];
  expect(days.filter((day) => !Number.isInteger(day) || day < 0 || day > 89)).toEqual([]);
  expect(DEMO_JOBS.filter((job) => job.daysAgo <= 3).length).toBeGreaterThanOrEqual(5);
});

test("applications come after both sides exist, with legal steps in order", () => {
  for (const application of DEMO_APPLICATIONS) {
    const name = `${application.seniorKey} ${application.jobKey}`;
    const job = jobs.get(application.jobKey);
    const senior = seniors.get(application.seniorKey);
    expect(job, name).toBeDefined();
    expect(senior, name).toBeDefined();
    expect(application.daysAgo, name).toBeLessThan(job?.daysAgo ?? -1);
    expect(application.daysAgo, name).toBeLessThan(senior?.daysAgo ?? -1);
    let from: "pending" | DemoStep["status"] = "pending";
    let day = application.daysAgo;
    for (const step of application.steps) {
      expect(NEXT[from], name).toContain(step.status);
      expect(step.daysAgo, name).toBeLessThan(day);
      from = step.status;
      day = step.daysAgo;
    }
  }
  expectNoneTwice(DEMO_APPLICATIONS.map((application) => `${application.seniorKey} ${application.jobKey}`));
});

test("closed jobs have no one waiting, and a hire ends a job", () => {
  const waiting = DEMO_APPLICATIONS.filter((application) => {
    const status = statusOf(application);
    return (
      jobs.get(application.jobKey)?.isClosed &&
      (status === "pending" || status === "reviewing" || status === "interview" || status === "offered")
    );
  });
  expect(waiting).toEqual([]);
  const hired = DEMO_APPLICATIONS.filter((application) => statusOf(application) === "hired");
  expect(hired.filter((application) => !jobs.get(application.jobKey)?.isClosed)).toEqual([]);
});

test("has every status, and full histories of the demo accounts", () => {
  expect(Object.keys(countByStatus(DEMO_APPLICATIONS)).sort()).toEqual(Object.keys(NEXT).sort());
  const harriets = DEMO_APPLICATIONS.filter((application) => application.seniorKey === "harriet-quill");
  expect(countByStatus(harriets)).toEqual({
    pending: 3,
    reviewing: 2,
    interview: 1,
    offered: 1,
    rejected: 1,
    withdrawn: 1,
  });
  const applicants = DEMO_JOBS.map((job) => ({
    companyKey: job.companyKey,
    count: DEMO_APPLICATIONS.filter((application) => application.jobKey === job.key).length,
  }));
  expect(applicants.filter((job) => job.count === 12)).toHaveLength(1);
  const priyas = applicants.filter((job) => job.companyKey === "kestrel-row").reduce((sum, job) => sum + job.count, 0);
  expect(priyas * 2).toBeGreaterThan(DEMO_APPLICATIONS.length);
});

test("every conversation is allowed, timely, and without warnings", () => {
  expect(DEMO_CONVERSATIONS.length).toBeGreaterThanOrEqual(12);
  expectNoneTwice(DEMO_CONVERSATIONS.map(({ seniorKey, jobKey }) => `${seniorKey} ${jobKey}`));
  for (const { seniorKey, jobKey, lines } of DEMO_CONVERSATIONS) {
    const name = `${seniorKey} ${jobKey}`;
    const sent = DEMO_APPLICATIONS.find((one) => one.seniorKey === seniorKey && one.jobKey === jobKey);
    const times = lines.map(({ daysAgo }) => daysAgo);
    expect(times, name).toEqual(times.toSorted((a, b) => b - a));
    expect(sent?.daysAgo ?? 0, name).toBeGreaterThan(times[0] ?? Number.POSITIVE_INFINITY);
    const answer = lines.findIndex(({ by }) => by === "senior");
    const before = answer === -1 ? lines.length : answer;
    expect(before, `${name}: one message until answered`).toBeLessThanOrEqual(1);
    for (const { text } of lines) {
      expect(text).not.toMatch(AGEIST_OR_FALSE);
      expect(warningsIn(text, "localhost"), text).toEqual([]);
    }
  }
});

test("no invitation, offer, or profile looks like a fraud", () => {
  const names = new Map(DEMO_SENIORS.map(({ key, firstName }) => [key, firstName]));
  const drafts = DEMO_APPLICATIONS.flatMap(({ seniorKey, jobKey }) => {
    const job = jobs.get(jobKey);
    const { firstName = "", lastName = "" } = companies.get(job?.companyKey ?? "")?.recruiter ?? {};
    const said = {
      firstName: names.get(seniorKey) ?? "",
      jobTitle: job?.title ?? "",
      recruiterName: `${firstName} ${lastName}`,
    };
    return (["interview", "offered"] as const).map((to) => employerMessageDraft(to, said));
  });
  const texts = [...drafts, ...DEMO_SENIORS.map(({ bio }) => bio), ...DEMO_LETTERS.map(({ body }) => body)];
  expect(texts.filter((text) => warningsIn(text, "localhost").length > 0)).toEqual([]);
});

test("no job looks like a fraud", () => {
  for (const { title, description, location, industry, skills } of DEMO_JOBS) {
    const said = [title, location, industry, skills.join(", "), description].join("\n");
    expect(warningsIn(said, "localhost"), title).toEqual([]);
  }
  for (const { name, about } of DEMO_COMPANIES) expect(warningsIn(`${name}\n${about}`, "localhost"), name).toEqual([]);
});
