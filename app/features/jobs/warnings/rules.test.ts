import { expect, test } from "vitest";
import { jobWarnings } from "./rules.ts";

const OURS = "https://seasoned.example";

test.each([
  { title: "Payroll Mentor", description: "Two mornings a week.", expected: [] },
  { title: "Payroll Mentor", description: "A refundable deposit is asked for.", expected: ["money"] },
  { title: "Payroll Mentor, WhatsApp us", description: "Two mornings a week.", expected: ["elsewhere"] },
  { title: "Payroll Mentor", description: "See https://seasoned.example/about", expected: [] },
  { title: "Payroll Mentor", description: "See https://bit.ly/xyz", expected: ["link"] },
])("a job is read whole: $title, $description", ({ title, description, expected }) => {
  expect(jobWarnings({ title, description }, OURS)).toEqual(expected);
});
