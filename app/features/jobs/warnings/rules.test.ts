import { expect, test } from "vitest";
import { jobWarnings } from "./rules.ts";

const OURS = "https://seasoned.example";

test.each([
  { title: "Payroll Mentor", description: "Two mornings a week.", expected: [] },
  { title: "Payroll Mentor", description: "A refundable deposit is asked for.", expected: ["money"] },
  { title: "Payroll Mentor, WhatsApp us", description: "Two mornings a week.", expected: ["elsewhere"] },
  {
    title: "Payroll Mentor",
    description: "Two mornings.",
    location: "Remote, write to us on Telegram",
    expected: ["elsewhere"],
  },
  { title: "Payroll Mentor", description: "Two mornings.", skills: ["Pay with gift cards"], expected: ["money"] },
  {
    title: "Payroll Mentor",
    description: "Two mornings.",
    questions: [{ kind: "text" as const, text: "Will you pay the deposit by gift card?", choices: [] }],
    expected: ["money"],
  },
  { title: "Payroll Mentor", description: "See https://seasoned.example/about", expected: [] },
  { title: "Payroll Mentor", description: "See https://bit.ly/xyz", expected: ["link"] },
])("warnings come from every field of a job: $title, $description", ({ expected, ...said }) => {
  const job = { company: "Kestrel Row", location: "Remote", industry: "Finance", skills: [], ...said };
  expect(jobWarnings(job, OURS)).toEqual(expected);
});
