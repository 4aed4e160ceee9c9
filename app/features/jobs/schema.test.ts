import { describe, expect, it, test } from "vitest";
import { valuesOfQuestions } from "./questions/rules.ts";
import { draftSchema, editDraftSchema, editSchema, jobSchema } from "./schema.ts";
import { cardOf } from "./ui/post-job-values.ts";

const GOOD = {
  submissionKey: "018f0000-0000-7000-8000-000000000000",
  title: "Payroll Mentor",
  company: "Kestrel Row",
  description: "We run payroll for 340 people and want somebody to sit beside our clerk.",
  location: "Duluth",
  industry: "Manufacturing",
  employmentType: "part-time",
  workType: "remote",
  hoursPerWeek: "20",
  payRangeMin: "25",
  payRangeMax: "50",
  payUnit: "hour",
  flexibility: ["flexible-hours"],
  skills: ["Payroll"],
};

function errorsOf(changes: Record<string, unknown>): Record<string, string> {
  const parsed = jobSchema.safeParse({ ...GOOD, ...changes });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

test("a filled form becomes a job", () => {
  expect(jobSchema.parse(GOOD)).toEqual({
    ...GOOD,
    answerDays: 10,
    hidesNames: false,
    hoursPerWeek: 20,
    payRangeMin: 25,
    payRangeMax: 50,
    occupations: [],
    occupationsShown: [],
    questions: [],
  });
});

// Clauses 6-31.
describe("the questions of a job", () => {
  const DRIVING = { question1: "Do you drive?", questionKind1: "yes-no" };
  const SHIFT = { question3: "Which shift?", questionKind3: "choice", questionChoices3: "Early\n Late \n\nLate" };

  it("are read in their order, without empty ones", () => {
    expect(jobSchema.parse({ ...GOOD, ...DRIVING, ...SHIFT, question2: " " }).questions).toEqual([
      { kind: "yes-no", text: "Do you drive?", choices: [] },
      { kind: "choice", text: "Which shift?", choices: ["Early", "Late"] },
    ]);
  });

  it("come back as the fields they were typed in", () => {
    const { questions } = jobSchema.parse({ ...GOOD, ...DRIVING, ...SHIFT });
    const again = { ...GOOD, ...valuesOfQuestions(questions) };
    expect(jobSchema.parse(again).questions).toEqual(questions);
  });

  it.each([
    [{ ...SHIFT, questionChoices3: "Early" }, "questionChoices3", "Please list at least two choices"],
    [{ ...SHIFT, question3: "" }, "question3", "Please write the question"],
    [{ ...SHIFT, questionChoices3: "x".repeat(81) }, "questionChoices3", "at most 80 characters for each choice"],
    [{ ...SHIFT, questionChoices3: "abcdefghi".split("").join("\n") }, "questionChoices3", "at most 8 choices"],
    [{ question1: "x".repeat(201) }, "question1", "at most 200 characters"],
    [{ question2: "Are you under 40 years old?" }, "question2", "under 40"],
    [{ ...SHIFT, questionChoices3: "People under 40\nOther" }, "questionChoices3", "under 40"],
  ])("have their errors beside their fields: %j", (typed, field, message) => {
    const errors = errorsOf({ ...typed, title: "" });
    expect(errors[field]).toContain(message);
    expect(errors.title).toBeDefined();
  });

  it("may have any words in a draft", () => {
    const { submissionKey: _, ...draft } = { ...GOOD, question2: "Are you under 40 years old?", intent: "draft" };
    expect(draftSchema.safeParse({ ...GOOD, ...draft }).success).toBe(true);
  });
});

// Clauses 5-27.
test("skills, and pay by the hour, are optional", () => {
  const { skills: _, payUnit: __, ...less } = GOOD;
  expect(jobSchema.parse(less)).toMatchObject({ skills: [], payUnit: "hour" });
});

test("trims texts before checking their minimum length", () => {
  expect(jobSchema.parse({ ...GOOD, title: "  Clerk  " }).title).toBe("Clerk");
  expect(errorsOf({ title: "   Cler   " })).toEqual({ title: "Job title must be at least 5 characters" });
});

test.each<[string, unknown, string]>([
  ["title", "Cler", "Job title must be at least 5 characters"],
  ["title", undefined, "Job title must be at least 5 characters"],
  ["title", ["a", "b"], "Job title must be at least 5 characters"],
  ["company", "K", "Company name is required"],
  ["company", "", "Company name is required"],
  ["description", "x".repeat(49), "Description must be at least 50 characters"],
  ["location", "D", "Location is required"],
  ["industry", "M", "Industry is required"],
  ["hoursPerWeek", "0", "Hours must be greater than 0"],
  ["hoursPerWeek", "-1", "Hours must be greater than 0"],
  ["hoursPerWeek", "", "Hours must be greater than 0"],
  ["hoursPerWeek", "20abc", "Hours must be greater than 0"],
  ["hoursPerWeek", "1e309", "Hours must be greater than 0"],
  ["hoursPerWeek", null, "Hours must be greater than 0"],
  ["hoursPerWeek", "2.5", "Hours must be a whole number"],
  ["hoursPerWeek", "61", "Hours must be at most 60 a week"],
  ["hoursPerWeek", "169", "Hours must be at most 60 a week"],
  ["payRangeMin", "0", "Minimum pay range is required"],
  ["payRangeMin", "", "Minimum pay range is required"],
  ["payRangeMin", "abc", "Minimum pay range is required"],
  ["payRangeMin", "1e309", "Minimum pay range is required"],
  ["payRangeMin", { toString: () => "5" }, "Minimum pay range is required"],
  ["payRangeMax", "0.5", "Maximum pay range is required"],
  ["payRangeMax", "ten", "Maximum pay range is required"],
  ["payRangeMax", "24.99", "Maximum pay must be at least the minimum"],
  ["payRangeMax", "99999999999", "Please enter less than $10,000,000"],
  ["employmentType", "Part-time", "Please choose an employment type"],
  ["workType", "onsite", "Please choose a work type"],
  ["payUnit", "week", "Please choose what the pay is for"],
  ["flexibility", undefined, "Please choose at least one kind of flexibility"],
  ["flexibility", [], "Please choose at least one kind of flexibility"],
  ["flexibility", ["never"], "Please choose at least one kind of flexibility"],
  ["submissionKey", "1", "Please reload the page and try again."],
])("refuses %s %j: %s", (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
});

test("refuses all banned wordings beside their fields, only when posting", () => {
  const banned = { title: "Young Clerk, Recent Graduate", description: `${"x".repeat(50)} You are in your twenties.` };
  const errors = errorsOf({ ...banned, skills: ["Young people"] });
  expect(Object.keys(errors)).toEqual(["title", "description", "skills"]);
  expect(errors.title?.split("\n")).toEqual([
    "Please change these words:",
    "“Young Clerk”: the law bans words that keep older people from applying. Try: say what the person will do.",
    "“Recent Graduate”: the law bans words that keep older people from applying. Try: “entry-level candidate”.",
  ]);
  expect(errors.description).toContain("“in your twenties”: the law bans a range of ages for a job.");
  const { submissionKey: _, ...edited } = GOOD;
  const seenAt = "2026-01-01T00:00:00.000Z";
  expect(editSchema.safeParse({ ...edited, ...banned, seenAt }).success).toBe(false);
  expect(editDraftSchema.safeParse({ ...edited, ...banned, seenAt, intent: "draft" }).success).toBe(true);
  expect(draftSchema.safeParse({ ...GOOD, ...banned, intent: "draft" }).success).toBe(true);
});

test("refuses texts that are too long and says the limit", () => {
  expect(errorsOf({ title: "x".repeat(121) })).toEqual({ title: "Please use at most 120 characters" });
  expect(errorsOf({ description: "x".repeat(10_001) })).toEqual({
    description: "Please use at most 10,000 characters",
  });
});

// Clauses 5-19, 5-20, 5-21, 5-22, 5-23, 5-24, 5-25, 5-26, 9-7.
test("an empty form reports all missing fields at once", () => {
  const parsed = jobSchema.safeParse({ submissionKey: GOOD.submissionKey });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([
    "title",
    "company",
    "description",
    "location",
    "industry",
    "employmentType",
    "workType",
    "hoursPerWeek",
    "payRangeMin",
    "payRangeMax",
    "flexibility",
  ]);
});

// Clauses 5-28, D68.
test("reports reversed pay together with other errors", () => {
  expect(errorsOf({ title: "x", payRangeMin: "60" })).toEqual({
    title: "Job title must be at least 5 characters",
    payRangeMax: "Maximum pay must be at least the minimum",
  });
});

test("accepts equal pay at both ends, cents, and commas", () => {
  expect(jobSchema.parse({ ...GOOD, payRangeMin: "1,250.50", payRangeMax: "1250.50" })).toMatchObject({
    payRangeMin: 1250.5,
    payRangeMax: 1250.5,
  });
});

test.each([
  ["$25", 25],
  ["$ 25.50", 25.5],
  [" 25 $ ", 25],
  ["$1,250", 1250],
  ["1 250", 1250],
])("reads typed pay %j as %d, in the form and in its preview", (typed, dollars) => {
  const job = { ...GOOD, payRangeMin: typed, payRangeMax: "1,999" };
  expect(jobSchema.parse(job).payRangeMin).toBe(dollars);
  expect(cardOf(job).payRangeMin).toBe(dollars);
});

test.each(["1e3", "-3", "25 50", "$", "2,5", "25-50", "0x10", "25 000 000"])(
  "the preview shows no pay and no hours for %j, which the form refuses",
  (typed) => {
    const job = { ...GOOD, payRangeMin: typed, hoursPerWeek: typed };
    expect(Object.keys(errorsOf(job))).toEqual(["hoursPerWeek", "payRangeMin"]);
    expect(cardOf(job)).toMatchObject({ payRangeMin: 0, hoursPerWeek: 0 });
  },
);

test("accepts one or several checkboxes, in the order of the list", () => {
  expect(jobSchema.parse({ ...GOOD, flexibility: "seasonal" }).flexibility).toEqual(["seasonal"]);
  expect(jobSchema.parse({ ...GOOD, flexibility: ["seasonal", "flexible-hours", "seasonal"] }).flexibility).toEqual([
    "flexible-hours",
    "seasonal",
  ]);
});

test.each([
  "id",
  "createdBy",
  "created_by",
  "isActive",
  "is_active",
  "companyId",
  "createdAt",
  "__proto__x",
  "employerCheck",
])("ignores %s in the form", (field) => {
  expect(jobSchema.safeParse({ ...GOOD, [field]: "x" }).success).toBe(false);
});

test("checks wordings only in a text within its length limit", () => {
  const banned = "We are looking for young people. ";
  expect(errorsOf({ title: banned.repeat(4) })).toEqual({ title: "Please use at most 120 characters" });
  expect(errorsOf({ description: banned.repeat(400) })).toEqual({
    description: "Please use at most 10,000 characters",
  });
  expect(errorsOf({ description: banned.repeat(1_900) })).toEqual({
    description: "Please use at most 10,000 characters",
  });
  expect(errorsOf({ skills: Array.from({ length: 31 }, (_, at) => `young people ${at}`) })).toEqual({
    skills: "Please list at most 30 skills",
  });
  expect(errorsOf({ skills: [banned.repeat(3)] })).toEqual({
    skills: "Please use at most 60 characters for each skill",
  });
});

test("refuses a salary that was entered per hour, day, or month, and takes it per year", () => {
  const salary = { payRangeMin: "600,000", payRangeMax: "800,000" };
  for (const payUnit of ["hour", "day", "month"]) {
    const message = "Please check what the pay is for. This looks like pay per year";
    expect(errorsOf({ ...salary, payUnit })).toEqual({ payUnit: message });
  }
  for (const payUnit of ["year", "project"]) expect(errorsOf({ ...salary, payUnit })).toEqual({});
  expect(errorsOf({ payRangeMax: "2,000", payUnit: "hour" })).toEqual({});
});
