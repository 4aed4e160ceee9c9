import { expect, test } from "vitest";
import type { Profile } from "../rules.ts";
import { areSameValues, valuesOfProfile, valuesTyped } from "./profile-values.ts";

const PROFILE: Profile = {
  userId: "u",
  fullName: "Harriet Quill",
  bio: null,
  skills: [],
  yearsExperience: null,
  availabilityHours: null,
  workPreference: null,
  place: null,
  travelMiles: null,
  industries: [],
  photoUrl: null,
  prefersNoPhoto: false,
  resumeUrl: null,
  wantedPay: null,
  wantedPayUnit: null,
  isVisible: false,
  updatedAt: new Date(0),
};

// Clauses 9-9.
test("a new profile starts with 0 years, 20 hours, and remote", () => {
  expect(valuesOfProfile(PROFILE, { occupations: [] })).toMatchObject({
    yearsExperience: "0",
    availabilityHours: "20",
    workPreference: "remote",
    isVisible: false,
  });
});

test("saved values replace the defaults, zero included", () => {
  const saved = { ...PROFILE, yearsExperience: 31, availabilityHours: 0, workPreference: "hybrid" as const };
  expect(valuesOfProfile(saved, { occupations: ["Bookkeeper", "Auditor"] })).toMatchObject({
    yearsExperience: "31",
    availabilityHours: "0",
    workPreference: "hybrid",
  });
});

test("an untouched form equals its profile, with and without JavaScript", () => {
  const values = valuesOfProfile(
    { ...PROFILE, bio: "One.\nTwo.", skills: ["HAZOP", "Audit"], isVisible: true },
    { occupations: [] },
  );
  const fields = { ...values, bio: "One.\r\nTwo.", isVisible: "on" };
  expect(areSameValues(valuesTyped({ ...fields, skills: ["HAZOP", "Audit"] }), values)).toBe(true);
  expect(areSameValues(valuesTyped({ ...fields, skills: "HAZOP, Audit" }), values)).toBe(true);
  expect(areSameValues(valuesTyped({ ...fields, skills: ["HAZOP"] }), values)).toBe(false);
});
