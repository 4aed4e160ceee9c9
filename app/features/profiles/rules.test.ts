import { expect, test } from "vitest";
import { completionPercent, experienceBand, namesStreet, openParts, PROFILE_PARTS } from "./rules.ts";

const EMPTY = {
  fullName: "",
  bio: null,
  skills: [],
  yearsExperience: null,
  availabilityHours: null,
  workPreference: null,
  photoUrl: null,
  prefersNoPhoto: false,
  resumeUrl: null,
};
const WHOLE = {
  fullName: "Harriet Quill",
  bio: "Thirty years of batch plants.",
  skills: ["HAZOP"],
  yearsExperience: 0,
  availabilityHours: 0,
  workPreference: "remote" as const,
  photoUrl: "/files/photo",
  prefersNoPhoto: false,
  resumeUrl: "/files/resume",
};

// Clauses 2.5-13, 9-8.
test("completion is the share of eight fields, rounded", () => {
  expect(completionPercent(EMPTY)).toBe(0);
  expect(completionPercent({ ...EMPTY, fullName: "Harriet Quill" })).toBe(13);
  expect(completionPercent({ ...WHOLE, photoUrl: null, resumeUrl: null })).toBe(75);
  expect(completionPercent({ ...WHOLE, resumeUrl: null })).toBe(88);
  expect(completionPercent(WHOLE)).toBe(100);
});

test("each part counts once, and zero years and hours are parts", () => {
  expect(openParts(WHOLE)).toEqual([]);
  for (const part of PROFILE_PARTS) expect(openParts({ ...WHOLE, [part]: EMPTY[part] })).toEqual([part]);
});

// Clauses D55.
test("preferring no photo counts as an answer", () => {
  expect(completionPercent({ ...WHOLE, photoUrl: null, prefersNoPhoto: true })).toBe(100);
  expect(openParts({ ...EMPTY, prefersNoPhoto: true })).not.toContain("photoUrl");
});

test("blank text does not count", () => {
  expect(openParts({ ...WHOLE, bio: "  \n" })).toEqual(["bio"]);
});

test.each([
  [null, null],
  [0, "Under 5 years"],
  [4, "Under 5 years"],
  [5, "5+ years"],
  [10, "10+ years"],
  [19, "10+ years"],
  [20, "20+ years"],
  [70, "20+ years"],
])("%s years of experience read %s", (years, band) => {
  expect(experienceBand(years)).toBe(band);
});

test.each([
  ["412 Oak Street, Duluth, MN", true],
  ["12b St. Mary's Rd., Dayton", true],
  ["1600 Martin Luther King Blvd, Austin", true],
  ["7 North Hill Ct Apt 4", true],
  ["St. Paul, MN 55101", false],
  ["55101 St. Paul, Minnesota", false],
  ["Avenue City, Missouri", false],
  ["Street, Maryland", false],
  ["29 Palms, California", false],
  ["", false],
])("%j names a street: %s", (place, isStreet) => {
  expect(namesStreet(place)).toBe(isStreet);
});
