import { expect, test } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { advisedWords, refusedWords, wordsOfJob } from "./rules.ts";

/** Texts that the law bans, and the words that the finding names. */
const REFUSED: ReadonlyArray<[string, string]> = [
  ["We are looking for young people.", "young people"],
  ["Young & energetic salesperson wanted", "Young & energetic salesperson"],
  ["YOUNG PROFESSIONALS ONLY", "YOUNG PROFESSIONALS"],
  ["Young bookkeeper wanted", "Young bookkeeper"],
  ["We are looking for a young nurse.", "young nurse"],
  ["A younger receptionist would suit us.", "younger receptionist"],
  ["Young, motivated drivers", "Young, motivated drivers"],
  ["young dental-hygienist", "young dental-hygienist"],
  ["Hiring young sales representatives", "young sales"],
  ["You are a young writer.", "young writer"],
  ["We want young adults.", "young adults"],
  ["We would like somebody young.", "somebody young"],
  ["The ideal person is young and ambitious.", "ideal person is young"],
  ["You must be young.", "must be young"],
  ["We value youthful energy.", "youthful energy"],
  ["Ideal for young women who like fashion.", "young women"],
  ["Perfect for recent college graduates.", "recent college graduates"],
  ["Recent graduate preferred", "Recent graduate"],
  ["We hire recent-graduates every May.", "recent-graduates"],
  ["New grads apply here.", "New grads"],
  ["fresh out of college", "fresh out of college"],
  ["You have recently graduated in accounting.", "recently graduated"],
  ["You graduated after 2020.", "graduated after 2020"],
  ["A great job for college students.", "job for college students"],
  ["Ideal for a student.", "Ideal for a student"],
  ["Students wanted", "Students wanted"],
  ["We are looking for students for the front desk.", "students"],
  ["You are between the ages of 25 and 35.", "between the ages of 25 and 35"],
  ["Age 25 to 35", "Age 25 to 35"],
  ["aged 20\u201340", "aged 20-40"],
  ["Somebody 25-35 years old.", "25-35 years old"],
  ["You are in your twenties or thirties.", "in your twenties"],
  ["Applicants in their early 30s.", "Applicants in their early 30s"],
  ["No one over 40.", "No one over 40"],
  ["nobody over the age of 50", "over the age of 50"],
  ["You must be under 35.", "must be under 35"],
  ["Candidates under 40 preferred.", "Candidates under 40"],
  ["under the age of 45", "under the age of 45"],
  ["younger than 30", "younger than 30"],
  ["Not older than 45 years.", "Not older than 45"],
  ["Maximum age: 50", "Maximum age"],
  ["There is an age limit.", "age limit"],
  ["Over 50s need not apply.", "Over 50s"],
  ["Retirees need not apply.", "Retirees need not"],
  ["Not suitable for older workers.", "Not suitable for older workers"],
  ["Office boy", "Office boy"],
  ["Sales girls for the perfume counter.", "Sales girls"],
  ["Girl Friday for a small firm", "Girl Friday"],
  ["We need millennial talent.", "millennial talent"],
  ["Gen Z candidates are what we want.", "Gen Z candidates"],
  ["No more than 5 years of experience", "No more than 5 years of experience"],
  ["3-5 years experience max", "5 years experience max"],
  ["Please state your age.", "state your age"],
  ["Send your graduation date.", "graduation date"],
];

/** Texts that are allowed but get advice. */
const ADVISED: ReadonlyArray<[string, string]> = [
  ["You would report to a younger colleague of the owner.", "report to a younger"],
  ["An energetic colleague", "energetic"],
  ["This is a high-energy workplace.", "high-energy"],
  ["You are full of energy.", "full of energy"],
  ["We need fresh blood.", "fresh blood"],
  ["Fresh talent", "Fresh talent"],
  ["Do not apply if you are overqualified.", "overqualified"],
  ["We hire for cultural fit.", "cultural fit"],
  ["Somebody who fits our culture", "fits our culture"],
  ["A dynamic team", "dynamic team"],
  ["You are tech-savvy.", "tech-savvy"],
  ["You grew up with the internet.", "grew up with the internet"],
  ["You are physically fit.", "physically fit"],
  ["Not for people set in their ways.", "set in their ways"],
  ["We work hard and play hard.", "work hard and play hard"],
  ["A marketing ninja", "ninja"],
  ["Millennials run this place.", "Millennials"],
  ["A young, dynamic team awaits you.", "young, dynamic team"],
  ["Join our young team in Dayton.", "young team"],
  ["You will work with a young and motivated crew.", "young and motivated crew"],
  ["A youthful atmosphere", "youthful atmosphere"],
  ["We want a digital native.", "digital native"],
  ["You are a digital native.", "digital native"],
  ["digital\u200b-natives", "digital-natives"],
];

/** Texts that the law allows, and texts that only look like words about age. */
const FINE = [
  "People over age 60 are welcome.",
  "Retirees welcome",
  "Supplement your pension.",
  "Over 50s are encouraged to apply.",
  "For people aged 55 and over.",
  "A mature person with judgment.",
  "Older workers preferred.",
  "You must be at least 18 years old to serve alcohol.",
  "21 or older, by the state's law.",
  "At least ten years of experience.",
  "Up to three years of the contract remain.",
  "Young & Sons Ltd has made clocks since 1911.",
  "You would report to Mr. Young.",
  "We audit with Ernst & Young.",
  "She studied at Brigham Young University.",
  "Young's Hardware, on Main Street.",
  "You would read aloud to young children.",
  "Keep the records of young patients.",
  "Prune young trees and vines.",
  "We serve young people who left care.",
  "A shelter for young women.",
  "Mentor young engineers on Fridays.",
  "You will teach two young colleagues how to line a kiln.",
  "Pass on what you know to younger people.",
  "Work with young adults in our youth center.",
  "A young people's club needs a bookkeeper.",
  "Run our young adults programme.",
  "The young adult librarian retires.",
  "A young women's choir",
  "Work with young offenders.",
  "Young & Sons needs a bookkeeper.",
  "The young professionals network meets here.",
  "Insurance for young drivers",
  "Train young nurses.",
  "The young children's nurse is on leave.",
  "Look after young house plants.",
  "We help young people aged 16 to 24 find a room.",
  "The garden is open to young and old.",
  "We sell fresh produce.",
  "Fresh bread by five in the morning.",
  "A fresh pair of eyes on our books.",
  "Measure high-energy physics equipment.",
  "Walk three energetic dogs.",
  "Dynamic pricing for a hotel.",
  "Balance dynamic loads on the press.",
  "Children under the age of 12 eat free.",
  "Children aged 3 to 5",
  "Clients in their thirties and forties ask for this.",
  "You lift under 40 pounds.",
  "Between 20 and 30 hours a week.",
  "The loads must be under 40 pounds.",
  "We are a company of no more than 40 people.",
  "It takes no more than 25 minutes.",
  "We tutor college students in the evenings.",
  "Advise students of the university.",
  "Our graduates can wire a house.",
  "We mentor recent graduates, and want you to lead that.",
  "Boys & Girls Club of Duluth",
  "Coach a girls' swimming team.",
  "Explain our product to Gen Z customers.",
  "The average age of our machines is 30 years.",
  "A minimum age applies: 18 or older.",
  "Guests of the 20s ballroom night.",
  "Interview veterans in their 80s.",
  "Assisted living for seniors, open all year.",
  "We are a young company.",
  "A young company needs a bookkeeper.",
  "You keep the books of a young firm.",
];

// Clauses 2.1-75.
test.each(REFUSED)("%s is refused for %s", (text, words) => {
  expect(refusedWords(text).map((finding) => finding.words)).toEqual([words]);
});

test.each(ADVISED)("%s is allowed, with advice on %s", (text, words) => {
  expect(refusedWords(text)).toEqual([]);
  expect(advisedWords(text).map((finding) => finding.words)).toEqual([words]);
});

// Clauses 2.1-75.
test.each(FINE)("%s is fine", (text) => {
  expect([...refusedWords(text), ...advisedWords(text)]).toEqual([]);
});

test("every finding says why, and what to write instead", () => {
  const texts = [...REFUSED, ...ADVISED].map(([text]) => text);
  for (const finding of texts.flatMap((text) => [...refusedWords(text), ...advisedWords(text)])) {
    expect(finding.reason).toMatch(/^[a-z][^.]+$/);
    expect(finding.instead).toMatch(/[a-z\u201d]$/);
  }
});

test("title, description, and skills are read, and no word is named twice", () => {
  const job = {
    title: "Young Talent for the front desk",
    description: "Young people.\nAn energetic greeter, energetic all day.",
    skills: ["Digital native", "Greeting"],
  };
  const { refused, advised } = wordsOfJob(job);
  expect(refused.map(({ words }) => words)).toEqual(["Young Talent", "Young people"]);
  expect(advised.map(({ words }) => words)).toEqual(["energetic", "Digital native"]);
});

test("a finding has its position, its level, its reason, and a replacement", () => {
  const text = "Perfect for\u00a0recent college graduates.";
  const [finding] = refusedWords(text);
  expect(finding).toMatchObject({ words: "recent college graduates", level: "blocking" });
  expect(finding?.replacement).toBe("entry-level candidates");
  expect(text.slice(finding?.start, finding?.end)).toBe("recent college graduates");
});

test.each([
  ["Yong and energetic people wanted", "Yong and energetic people"],
  ["A recnet graduate wanted", "recnet graduate"],
  ["Seeking a mellenial barista", "mellenial barista"],
])("a typo in a key word does not hide it: %s", (text, words) => {
  expect(refusedWords(text).map((finding) => finding.words)).toContain(words);
});

test.each([
  ["We treat patients of any age, but want someone youthful.", 1],
  ["We want someone, whatever their age, youthful or not.", 0],
])('a statement that age does not matter counts up to a "but": %s', (text, count) => {
  expect(refusedWords(text)).toHaveLength(count);
});

test("advice becomes a ban as soon as an age is attached", () => {
  expect(refusedWords("A digital native for our shop.")).toEqual([]);
  expect(refusedWords("A digital native under 30 for our shop.")).toHaveLength(1);
  expect(refusedWords("Our team is in its twenties.")).toEqual([]);
});

test("each word is named once, whatever its spelling and the rules that find it", () => {
  const { refused, advised } = wordsOfJob({
    title: "Energetic cook for a young team",
    description: "An energetic cook. ENERGETIC people like our Young Team. We hire digital-natives.",
    skills: ["energetic", "Digital natives"],
  });
  expect(advised.map(({ words }) => words)).toEqual(["Energetic", "young team", "digital-natives"]);
  expect(refused).toEqual([]);
});

test("the longest description with only findings is read quickly", () => {
  const started = cpuTime();
  for (const words of ["young ", "aged 25 ", "we need young ", "fresh college ", "a "]) {
    wordsOfJob({ title: "Clerk", description: words.repeat(10_000 / words.length), skills: [] });
  }
  expect(cpuTime() - started).toBeLessThan(1000);
});

test("blank text is read in linear time, and line breaks end sentences", () => {
  const startedAt = cpuTime();
  for (const blank of [" ", "\t", "\n", " \u00a0", "\u2028"])
    expect(refusedWords(`a${blank.repeat(32_000)}b`)).toEqual([]);
  // Reading it anew at every space would take seconds.
  expect(cpuTime() - startedAt).toBeLessThan(1_000);
  expect(refusedWords("You teach  \t \n  young people")).toHaveLength(1);
  expect(refusedWords("You teach \t young engineers")).toEqual([]);
});
