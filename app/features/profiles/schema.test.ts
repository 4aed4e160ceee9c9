import { expect, test } from "vitest";
import { profileSchema } from "./schema.ts";

const FORM = {
  fullName: " Harriet Quill ",
  bio: "",
  skills: ["HAZOP, Audit", "hazop", ""],
  yearsExperience: "31",
  availabilityHours: "20",
  workPreference: "hybrid",
  place: "",
};

function errorsOf(input: object): Record<string, string> {
  const parsed = profileSchema.safeParse(input);
  return Object.fromEntries(parsed.error?.issues.map((issue) => [String(issue.path[0]), issue.message]) ?? []);
}

// Clauses D56.
test("a browser's form becomes a profile", () => {
  expect(profileSchema.parse(FORM)).toEqual({
    fullName: "Harriet Quill",
    bio: null,
    skills: ["HAZOP", "Audit"],
    yearsExperience: 31,
    availabilityHours: 20,
    workPreference: "hybrid",
    place: null,
    travelMiles: null,
    industries: [],
    wantedPay: null,
    wantedPayUnit: "hour",
    isVisible: false,
    occupations: [],
    occupationsShown: [],
  });
  expect(profileSchema.parse({ ...FORM, isVisible: "on", skills: "HAZOP,Audit" })).toMatchObject({
    isVisible: true,
    skills: ["HAZOP", "Audit"],
  });
});

test.each([
  ["fullName", "H", "Full name is required"],
  ["fullName", undefined, "Full name is required"],
  ["bio", "x".repeat(5001), "Please use at most 5,000 characters"],
  ["place", "x".repeat(121), "Please use at most 120 characters"],
  ["wantedPay", "0", "Please enter the pay as an amount from 1 to 9,999,999"],
  ["wantedPay", "68 dollars", "Please enter the pay as an amount from 1 to 9,999,999"],
  ["yearsExperience", "71", "Please enter your years of experience as a whole number from 0 to 70"],
  ["yearsExperience", "20abc", "Please enter your years of experience as a whole number from 0 to 70"],
  ["yearsExperience", "2.5", "Please enter your years of experience as a whole number from 0 to 70"],
  ["availabilityHours", "-1", "Please enter your hours per week as a whole number from 0 to 60"],
  ["availabilityHours", "61", "Please enter your hours per week as a whole number from 0 to 60"],
  ["availabilityHours", "", "Please enter your hours per week as a whole number from 0 to 60"],
  ["availabilityHours", undefined, "Please enter your hours per week as a whole number from 0 to 60"],
  ["workPreference", "anywhere", "Please choose remote, on-site or hybrid"],
  ["workPreference", undefined, "Please choose remote, on-site or hybrid"],
])("refuses %s as %s with a plain message", (field, value, message) => {
  expect(errorsOf({ ...FORM, [field]: value })).toEqual({ [field]: message });
});

// Clauses 5-18, D58.
test("accepts 5,000 characters and both ends of the numbers", () => {
  expect(errorsOf({ ...FORM, bio: "é".repeat(5000), yearsExperience: "0", availabilityHours: "60" })).toEqual({});
  expect(errorsOf({ ...FORM, yearsExperience: "70", availabilityHours: "0" })).toEqual({});
});

test.each(["userId", "id", "resumeUrl", "photoUrl", "role", "createdAt"])(
  "refuses %s, which is not a field of the form",
  (field) => {
    expect(profileSchema.safeParse({ ...FORM, [field]: "x" }).success).toBe(false);
  },
);
