import { expect, test } from "vitest";
import { type Understanding, understand } from "./understand.ts";

/** Writes what a text asks for in short: "Place: boise; trade Plumber; words boiler*". */
function shorthand({ place, units, denied }: Understanding): string {
  return [
    ...(place ? [`place ${place.name}`] : []),
    ...units.map(({ kind, label, term }) => `${kind} ${label}${term.isPrefix ? "*" : ""}`),
    ...denied.map(({ label }) => `not ${label}`),
  ].join("; ");
}

test.each([
  ["plumber in Boise", "place boise; trade Plumber"],
  ["jobs in Duluth", "place duluth"],
  ["remote translator", "way Remote; trade Translator"],
  ["carpenter Mobile AL", "place mobile al; trade Carpenter"],
  ["nurse in Saint Paul, MN", "place saint paul mn; trade Registered nurse"],
  ["nurse St. Paul MN", "place st paul mn; trade Registered nurse"],
  ["welder near Ft. Worth", "place near ft worth; trade Welder"],
  ["teacher in texas", "place texas; trade Classroom teacher"],
  ["reading tutor", "trade Reading tutor"],
  ["night auditor", "trade Night auditor"],
  ["nights", "way Nights"],
])("finds locations and ways of working: %s", (typed, wanted) => {
  expect(shorthand(understand(typed))).toBe(wanted);
});

test.each([
  ["dental tech", "trade Dental laboratory technician"],
  ["admin asst", "trade Administrative assistant"],
  ["investment adviser", "trade Financial planner"],
  ["A&P mechanic", "trade Aircraft mechanic"],
  ["OR tech", "trade Surgical technologist"],
  ["cleaning houses", "trade House cleaner"],
  ["painting pictures", "trade Fine artist"],
  ["running a warehouse", "trade Warehouse manager"],
  ["taking care of my mother", expect.not.stringContaining("trade")],
  ["sewing at home", expect.not.stringContaining("place")],
  ["general office", "trade General office"],
])("knows names in other forms: %s", (typed, wanted) => {
  expect(shorthand(understand(`${typed}.`))).toEqual(wanted);
});

// Clauses 2.1-188.
test.each([
  ["anything near Coeur d'Alene Idaho", "place near coeur d alene idaho"],
  ["jobs around arlington", "place near arlington"],
  ["welder phoenix area", "place near phoenix; trade Welder"],
  ["nurse within 20 miles of dayton", "place near dayton; trade Registered nurse"],
  ["bay area bookkeeper", "place bay area; trade Bookkeeper"],
  ["bookkeeper upstate new york", "place upstate new york; trade Bookkeeper"],
  ["boise plumber", "place boise; trade Plumber"],
  ["ohio nurse part time", "place ohio; trade Registered nurse; way Part-time"],
  ["nurse chicago", "place chicago; trade Registered nurse"],
  ["missoula", "place missoula"],
  ["plumber winston-salem", "place winston salem; trade Plumber"],
  ["bookkeeper in raleigh or durham", "place raleigh or durham; trade Bookkeeper"],
  ["remote or portland translator", "place remote or portland; trade Translator"],
  ["chicago manual of style editor", expect.not.stringContaining("place")],
  ["reading tutor", expect.not.stringContaining("place")],
  ["mobile home inspector", expect.not.stringContaining("place")],
  ["spring cleaning", expect.not.stringContaining("place")],
  ["plummer", expect.not.stringContaining("place")],
  ["jackson hewitt tax", expect.not.stringContaining("place")],
  ["driver in or out of town", expect.not.stringContaining("place")],
])("finds surroundings, regions, and alternatives: %s", (typed, wanted) => {
  expect(shorthand(understand(typed))).toEqual(wanted);
});

test.each([
  ["nursing 59801", "place missoula mt; trade Registered nurse"],
  ["59801", "place missoula mt"],
  ["anything in 44107", "place lakewood oh"],
  ["jobs near 60201", "place near evanston il"],
  ["plumber duluth mn 55802", "place duluth mn 55802; trade Plumber"],
  ["bartender windy city", "place windy city; trade Bartender"],
  ["tax 1040", "words tax; words 1040*"],
])("reads ZIP codes and nicknames as locations: %s", (typed, wanted) => {
  expect(shorthand(understand(typed))).toBe(wanted);
});

test.each([
  ["driver, no nights", "trade Driver; not Nights", "~wnights"],
  ["insurance not sales", "trade Insurance; not Sales", "~ssales"],
  ["cook without weekends", "trade Cook; not Weekends", "~wweekends"],
  ["nurse no nights or weekends please", "trade Registered nurse; not Nights; not Weekends", "~wweekends"],
  ["nurse or driver, no nights", "not Nights", "~wnights"],
  ["carpenter winters off", "trade Carpenter; not Winter", "~wwinter"],
  ["work from home no phone calls", "way Remote; not Phones", "~wphone"],
  ["no summers", "way School year", undefined],
  ["no code developer", "trade Low-code developer", undefined],
  ["not for profit accountant", "trade Nonprofit accountant", undefined],
  ["welder no experience needed", "trade Welder; way No experience needed", undefined],
  ["welder without a degree", "trade Welder", undefined],
  ["bookkeeper except restaurants", "trade Bookkeeper; not Food service", "~Gfood-and-drink"],
  ["driver not trucks", "trade Driver; not trucks", "~struck"],
  ["teacher without kids", "trade Classroom teacher; not Children", "~schildren"],
  ["no computers", "not Computers", "~wcomputer"],
  ["handyman but I can't climb ladders", "trade Handyman; not Climbing", "~wclimbing"],
  ["cook, not too many weekends", "trade Cook; not Weekends", "~wweekends"],
])("excludes what a negation names: %s", (typed, wanted, entry) => {
  const understanding = understand(typed);
  const { keywords } = understanding;
  const excluded = keywords.kind === "words" ? keywords.groups.flat().filter(({ isExcluded }) => isExcluded) : [];
  expect(shorthand(understanding)).toBe(wanted);
  expect(excluded.flatMap(({ entries }) => entries)).toEqual(entry ? expect.arrayContaining([entry]) : []);
});

test.each([
  ["nurse who can't do any lifting", "trade Registered nurse; way Light work"],
  ["I was a nurse and don't want to be on my feet all day any more", "trade Registered nurse; way Seated work"],
  ["cook cannot stand for long", "trade Cook; way Seated work"],
])("asks for the way of working that a denial means: %s", (typed, wanted) => {
  expect(shorthand(understand(`${typed}.`))).toBe(wanted);
});

test.each([
  ["I would like to be with old people again", "words old people"],
  ["easy bookkeeping for extra money", "trade Bookkeeper"],
  ["ran a stall", "words ran; words stall"],
])("leaves out what people say around what they look for: %s", (typed, wanted) => {
  expect(shorthand(understand(`${typed}.`))).toBe(wanted);
});

test.each([
  ["data base", "words database"],
  ["boiler maker", "trade Boilermaker"],
])("reads a word that is split in two: %s", (typed, wanted) => {
  expect(shorthand(understand(`${typed}.`))).toBe(wanted);
});

test.each([
  ["part-time bookkeeper jobs", "way Part-time; trade Bookkeeper"],
  ["bookkeeping vacancy", "trade Bookkeeper"],
  ["grant writer job near me", "trade Grant writer"],
  ["US travel agent", "trade Travel agent"],
  ["looking for work as a welder", "trade Welder"],
  ["jobs for seniors", ""],
  ["plumber 22 yrs", "trade Plumber"],
  ["carpenter for thirty years", "trade Carpenter"],
  ["plumber for many years", "trade Plumber"],
  ["in the", "words in; words the*"],
])("leaves out filler: %s", (typed, wanted) => {
  expect(shorthand(understand(typed))).toBe(wanted);
});

test.each([
  ["two days a week", "way Up to 2 days a week"],
  ["work from home", "way Remote"],
  ["WFH bookkeeper", "way Remote; trade Bookkeeper"],
  ["short project", "way Short project"],
  ["temporary electrician", "way Short project; trade Electrician"],
  ["seasonal", "way Seasonal"],
  ["summers off", "way School year"],
  ["two or three months", "way Short project"],
  ["2 or 3 days a week", "way Up to 3 days a week"],
  ["mornings only", "way Mornings"],
  ["evening hours", "way Evenings"],
  ["less than ten hours a week", "way Up to 10 hours a week"],
  ["no more than 15 hours a week", "way Up to 15 hours a week"],
  ["bookkeeper 20 hours per week", "trade Bookkeeper; way About 20 hours a week"],
  ["10 to 15 hours a week", "way About 15 hours a week"],
  ["under 20 hours", "way Up to 20 hours a week"],
  ["a few weeks", "way Short project"],
  ["monday to friday", "way Weekdays"],
  ["winter work", "way Winter"],
  ["just a few hours a week", "way Up to 10 hours a week"],
  ["a couple of days a week", "way Up to 2 days a week"],
  ["a few days a week", "way Up to 3 days a week"],
  ["at least $45 an hour", "way At least $40 an hour"],
  ["50 dollars an hour or more", "way At least $50 an hour"],
  ["40 hour week", expect.not.stringContaining("way")],
  ["from my own home", "way Remote"],
  ["set my own hours", "way Flexible hours"],
  ["summer camp counselor", expect.not.stringContaining("way")],
  ["contract manager", expect.not.stringContaining("way")],
  ["20 hours", "way About 20 hours a week"],
  ["4 hours a day", "way Up to 4 hours a day"],
  ["short shifts", "way Up to 4 hours a day"],
  ["3 days or less", "way Up to 3 days a week"],
  ["less than 3 days", "way Up to 2 days a week"],
  ["Tues and Thurs", "way Tuesdays; way Thursdays"],
  ["9 to 2", "way 9 to 2"],
  ["9am-1pm", "way 9 a.m. to 1 p.m."],
  ["2 to 3", expect.not.stringContaining("way")],
  ["home by 3 pm", "way Done by 3"],
  ["while the grandkids are in school", "way School year"],
  ["January to April", "way Spring and Winter"],
  ["three days a month", "way Days by the month"],
  ["60k a year", "way At least $20 an hour"],
  ["$300 a day", "way At least $30 an hour"],
  ["pays well", "way At least $30 an hour"],
  ["no commute", "way Remote"],
  ["not physical", "way Light work"],
  ["indoor work", "way Indoors"],
  ["with health insurance", "way With benefits"],
  ["as much or as little as I want", "way Flexible hours"],
  ["interim bookkeeper", "way Short project; trade Bookkeeper"],
])("finds ways of working in words: %s", (typed, wanted) => {
  expect(shorthand(understand(typed))).toEqual(wanted);
});

test.each([
  ["copyeditor", "trade Copy editor"],
  ["quick books", "skill QuickBooks"],
  ["xray", "skill Radiography"],
  ["carpenters", "trade Carpenter"],
  ["attorney", "trade Lawyer"],
  ["plumber boiler repair", "trade Plumber; skill Boiler repair"],
  ["driver -bus", "trade Driver; not bus"],
  ["electri", "words Electri*"],
  ["zymurgy quux", "words zymurgy; words quux*"],
  ["can opener", expect.stringContaining("words")],
])("finds names in any spelling: %s", (typed, wanted) => {
  expect(shorthand(understand(typed))).toEqual(wanted);
});

test("needs no common word beside a name", () => {
  const optional = (typed: string) => {
    const { keywords } = understand(typed);
    const terms = keywords.kind === "words" ? keywords.groups.flat() : [];
    return terms.flatMap(({ runs: [run = []], isOptional }) => (isOptional ? [run.join(" ")] : []));
  };
  expect(optional("bookkeeper for a big family farm")).toEqual(["big", "family"]);
  expect(optional("zymurgy family")).toEqual([]);
});

test("describes what everyday phrases mean", () => {
  const names = understand("looking after old folks").described.map(({ name }) => name);
  expect(names).toContain("Personal care aide");
});

test("takes quoted texts and alternatives literally, without parts", () => {
  for (const typed of ['"project manager"', "plumber or electrician", "%", ""]) {
    expect(understand(typed)).toMatchObject({ place: null, units: [] });
  }
});

test("reads no location beside a location field, and no ways of working of people", () => {
  expect(understand("plumber in Boise", { hasPlace: true }).place).toBeNull();
  expect(shorthand(understand("remote translator", { isOfPeople: true }))).toBe("words remote; trade Translator");
});

// Clauses 2.1-194.
test.each([
  ["retail in Asheville, NC", "place asheville nc; trade Retail"],
  ["health care part time", "trade Health care; way Part-time"],
  ["jobs in a factory", "trade Manufacturing"],
  ["security", "trade Security"],
  ["church secretary", "trade Church secretary"],
  ["bank teller", "trade Bank teller"],
  ["school hours", "way School year"],
  ["teach music to children", expect.not.stringContaining("trade Music")],
  ["nurse -retail", "trade Registered nurse; not retail"],
])("a field of work is meant where nothing else is named: %s", (typed, wanted) => {
  expect(shorthand(understand(typed))).toEqual(wanted);
});

// Clauses 2.1-189.
test.each([
  ["saturdays", "way Saturdays"],
  ["second shift", "way Evenings"],
  ["done by noon", "way Mornings"],
  ["two evenings a week", "way Evenings"],
  ["10 to 15 hours", "way About 15 hours a week"],
  ["12 hours or less a week", "way Up to 12 hours a week"],
  ["on call plumber", "way On call; trade Plumber"],
  ["caretaker with housing", "trade Property caretaker; way With housing"],
  ["a few days a month", "way Days by the month"],
  ["housing inspector", expect.not.stringContaining("With housing")],
  ["help for christmas", "words help; way Holidays"],
])("understands more times and terms of work: %s", (typed, wanted) => {
  expect(shorthand(understand(typed))).toEqual(wanted);
});

test("alternatives share a place and the ways of working that one of them names", () => {
  const { keywords, place } = understand("nurse evenings or teacher in Boise");
  const groups = keywords.kind === "words" ? keywords.groups : [];
  expect(place?.name).toBe("boise");
  const evenings = understand("evenings").units[0]?.term.concepts;
  for (const group of groups) expect(group.map(({ concepts }) => concepts)).toContainEqual(evenings);
});

test("neighbors of a described occupation are close, but less than itself", () => {
  const [companion] = understand("sit with an elderly person and keep them company").described;
  const degrees = [...(companion?.near.values() ?? [])];
  expect(companion?.name).toBe("Companion");
  expect(degrees.length).toBeGreaterThan(4);
  expect(degrees.filter((degree) => degree === 1)).toHaveLength(1);
});

test("completes an unfinished name to all candidates, exact names first", () => {
  const [unit] = understand("pharmac").units;
  expect(unit?.term.concepts?.own.length).toBeGreaterThan(2);
  const whole = understand("pharmacist").units[0];
  expect(unit?.term.concepts?.own).toEqual(expect.arrayContaining([...(whole?.term.concepts?.own ?? [])]));
});

test("grades related occupations, without the occupation itself", () => {
  const [unit] = understand("bookkeeper").units;
  expect(unit?.near.size).toBeGreaterThan(2);
  for (const entry of unit?.term.concepts?.own ?? []) expect(unit?.near.has(entry)).toBe(false);
  for (const degree of unit?.near.values() ?? []) expect(degree).toBeLessThan(1);
});

test("gives a rare part more weight than a common one", () => {
  const [common, trade] = understand("small electrician").units;
  expect(trade?.weight).toBeGreaterThan(4 * (common?.weight ?? 1));
});

test("work that is described without its name is understood as the trade that does it", () => {
  const trades = (typed: string) => understand(typed).described.map(({ name }) => name);
  expect(trades("fix washing machines in Boise")[0]).toBe("Appliance repair technician");
  expect(trades("teach piano or fix washing machines")).toContain("Appliance repair technician");
  expect(trades("plumber")).toEqual([]);
  expect(trades('"fix washing machines"')).toEqual([]);
});

test("beside the name of a trade a description says less, but a verb is no name", () => {
  const best = (typed: string) => Math.max(...understand(typed).described.flatMap(({ near }) => [...near.values()]));
  expect(best("estimate what houses are worth")).toBe(1);
  expect(best("nurse who visits homes")).toBeLessThan(0.7);
});

test("a time of work belongs to a description, another way of working does not", () => {
  const described = (typed: string) => understand(typed).described.map(({ name }) => name);
  expect(described("watch the building at night")[0]).toBe("Security guard");
  expect(described("fix washing machines part time")).toEqual(described("fix washing machines"));
});
