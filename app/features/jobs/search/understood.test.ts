import { expect, test } from "vitest";
import { aJob } from "#test/jobs.ts";
import { openSearchMarket, QUIET } from "#test/search-market.ts";
import { readJobSearch } from "./schema.ts";
import { viewOf } from "./view-labels.ts";

const { platform, by, search, titles } = await openSearchMarket();

const TITLES = [
  "Part-time bookkeeper for a bakery",
  "Grant writer",
  "Wi-Fi installer",
  "X-ray technician",
  "Co-op manager",
  "Node.js developer",
  ".NET developer",
  "PL/SQL developer",
  "QuickBooks Online bookkeeper",
  "T-shirt printer",
  "Travel agent (U.S.)",
];
for (const title of TITLES) await aJob(platform, { by, ...QUIET, title, workType: "on-site" });

test.each([
  ["part-time bookkeeper jobs", "Part-time bookkeeper for a bakery"],
  ["bookkeeping vacancy", "Part-time bookkeeper for a bakery"],
  ["grant writer job near me", "Grant writer"],
  ["wifi", "Wi-Fi installer"],
  ["xray technician", "X-ray technician"],
  ["coop manager", "Co-op manager"],
  ["nodejs", "Node.js developer"],
  ["dotnet", ".NET developer"],
  ["plsql", "PL/SQL developer"],
  ["quick books", "QuickBooks Online bookkeeper"],
  ["t-shirts", "T-shirt printer"],
  ["US travel agent", "Travel agent (U.S.)"],
  ["jobs in Duluth", "Payroll Manager"],
])("%s finds %s", async (typed, title) => {
  const found: string[] = [];
  for (let page = await search(new URLSearchParams({ q: typed })); ; ) {
    found.push(...page.jobs.map((job) => job.title));
    if (page.next === null) break;
    page = await search(
      `q=${encodeURIComponent(typed)}&after=${page.next.rank}_${page.next.createdAt.getTime()}_${page.next.id}`,
    );
  }
  expect(found).toContain(title);
});

const PLACES = [
  ["Saint Paul", "St. Paul, MN"],
  ["St. Louis, MO", "Saint Louis, Missouri"],
  ["Port St. Lucie", "Port Saint Lucie, FL"],
  ["Fort Worth", "Ft. Worth, TX"],
  ["Mount Vernon", "Mt. Vernon, NY"],
  ["Washington DC", "Washington, D.C."],
  ["DC", "Washington, D.C."],
  ["NYC", "New York, NY 10001"],
  ["New York City", "New York, NY 10001"],
  ["Duluth, MN 55802", "Duluth, MN"],
] as const;

test.each(PLACES)("searching in %s finds the jobs of %s only", async (where, location) => {
  const elsewhere = PLACES.map(([, place]) => place).filter((place) => place !== location);
  for (const place of [location, ...elsewhere]) {
    await aJob(platform, { by, ...QUIET, title: `Zither ${place}`, location: place, workType: "on-site" });
  }
  const found = await search(new URLSearchParams({ q: "zither", where }));
  expect(new Set(found.jobs.map((job) => job.location))).toEqual(new Set([location]));
});

test("shows close matches separately, best first, with what they miss", async () => {
  const own = { by, ...QUIET, workType: "on-site" } as const;
  await aJob(platform, { ...own, title: "Plumber", location: "Boise, ID" });
  await aJob(platform, { ...own, title: "Plumber", location: "Tampa, FL" });
  await aJob(platform, { ...own, title: "Plumber", location: "Reno, NV", workType: "remote" });
  const found = await search("q=plumber in boise");
  expect(found.jobs.map(({ location }) => location)).toEqual(["Boise, ID"]);
  expect(found.close.map(({ job, missing }) => [job.location, missing])).toEqual([
    ["Reno, NV", ["in Boise (it's remote)"]],
  ]);
  const { close, total } = await search("q=plumber zither");
  expect(total).toBe(0);
  expect(close[0]?.missing).toEqual(["zither"]);
});

test("a job of the only named trade is close, however much else is asked", async () => {
  await aJob(platform, { by, ...QUIET, title: "Math tutor", workType: "on-site" });
  const { close } = await search("q=tutor zithers xylophones ocarinas kazoos");
  expect(close.map(({ job }) => job.title)).toContain("Math tutor");
});

test("close matches never drop an exclusion, a quote, or a filter", async () => {
  for (const query of [
    'q="plumber zither"',
    "q=plumber zither -plumbers",
    "q=plumber zither&workType=hybrid",
    "q=dentist",
  ]) {
    expect(
      (await search(query)).close.map(({ job }) => job.title),
      query,
    ).not.toContain("Plumber");
  }
  expect(await titles("q=xqzzyvw")).toEqual([]);
});

// Clauses D44.
test("each understood part can be removed", async () => {
  const query = "q=remote plumber in boise";
  const { understood } = viewOf("public", readJobSearch(new URLSearchParams(query)), await search(query));
  expect(understood).toEqual([
    { text: "Remote", query: "?q=plumber+in+boise" },
    { text: "Trade: Plumber", query: "?q=remote+in+boise" },
    { text: "Location: Boise", query: "?q=remote+plumber" },
  ]);
  expect((await search("q=zither")).understood).toEqual([]);
});

test("what is ruled out is a part like the others", async () => {
  const parts = async (query: string) =>
    viewOf("public", readJobSearch(new URLSearchParams(query)), await search(query)).understood;
  expect(await parts("q=plumber no nights")).toEqual([
    { text: "Trade: Plumber", query: "?q=no+nights" },
    { text: "Without: Nights", query: "?q=plumber" },
  ]);
  // The others keep the "no" that they share with it.
  expect((await parts("q=plumber no nights or weekends")).at(-1)).toEqual({
    text: "Without: Weekends",
    query: "?q=plumber+no+nights+or",
  });
});

test("a mention in running text does not make it the job's occupation", async () => {
  const description = `${QUIET.description} Our tailor sits next door, and the shop is open from nine to five every day.`;
  await aJob(platform, {
    by,
    ...QUIET,
    title: "Piano Tuner",
    skills: ["Piano tuning", "Piano repair", "Action regulation", "Voicing"],
    description,
  });
  await aJob(platform, { by, ...QUIET, title: "Tailor", workType: "on-site" });
  expect(await titles("q=tailor")).toEqual(["Tailor"]);
});

test("finds evenings where a text has them, not where it negates them", async () => {
  const job = { by, ...QUIET, workType: "on-site" } as const;
  await aJob(platform, { ...job, title: "Lute Maker", description: `${QUIET.description} Three evenings each week.` });
  await aJob(platform, { ...job, title: "Lyre Maker", description: `${QUIET.description} No evenings, ever.` });
  expect(await titles("q=evenings")).toEqual(["Lute Maker"]);
});

test("finds work with summers off by the school year in its text", async () => {
  const job = { by, ...QUIET, workType: "on-site" } as const;
  await aJob(platform, {
    ...job,
    title: "Harp Maker",
    description: `${QUIET.description} We follow the school calendar.`,
  });
  await aJob(platform, { ...job, title: "Horn Maker", description: `${QUIET.description} We also sell to schools.` });
  expect(await titles("q=summers off")).toEqual(["Harp Maker"]);
});

test("takes days a week from the text, else from the hours", async () => {
  const job = { by, ...QUIET, workType: "on-site" } as const;
  await aJob(platform, {
    ...job,
    title: "Oboe Maker",
    hoursPerWeek: 30,
    description: `${QUIET.description} Two days a week.`,
  });
  await aJob(platform, { ...job, title: "Viol Maker", hoursPerWeek: 15 });
  await aJob(platform, {
    ...job,
    title: "Drum Maker",
    hoursPerWeek: 15,
    description: `${QUIET.description} Three days a week.`,
  });
  expect(await titles("q=maker two days a week")).toEqual(["Oboe Maker", "Viol Maker"]);
});

test("work in a person's own words finds the trade that does it, and says so", async () => {
  await aJob(platform, { by, ...QUIET, title: "Appliance Repair Technician", workType: "on-site" });
  const page = await search(new URLSearchParams({ q: "fix washers that leak" }));
  expect(page.jobs).toEqual([]);
  expect(page.close.map(({ job, described }) => [job.title, described])).toEqual([
    ["Appliance Repair Technician", "Appliance repair technician"],
  ]);
  const view = viewOf("public", readJobSearch(new URLSearchParams({ q: "fix washers that leak" })), page);
  expect(view.close[0]?.note).toBe("Your words describe: Appliance repair technician");
});
