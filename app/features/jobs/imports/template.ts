import { EXAMPLE_ID } from "./checking.ts";
import { COLUMNS, type ColumnName } from "./columns.ts";

const EXAMPLES: ReadonlyArray<Record<ColumnName, string>> = [
  {
    sourceId: `${EXAMPLE_ID}1`,
    title: "Bookkeeper for a family firm",
    company: "",
    description:
      "Keep our books two days a week, close each month with our accountant, and show our office manager how it is done.",
    location: "Dayton, Ohio",
    industry: "Accounting",
    employmentType: "Part-time",
    workType: "Hybrid",
    hoursPerWeek: "16",
    payRangeMin: "32",
    payRangeMax: "40",
    payUnit: "Hour",
    flexibility: "Choose your days; Flexible hours",
    skills: "Bookkeeping, Payroll",
    answerDays: "10",
    hidesNames: "No",
  },
  {
    sourceId: `${EXAMPLE_ID}2`,
    title: "Adviser for a new plant",
    company: "",
    description: "Look over our plans for a second kiln, visit us for two weeks, and write down what you would change.",
    location: "Duluth, Minnesota",
    industry: "Manufacturing",
    employmentType: "Consulting",
    workType: "On-site",
    hoursPerWeek: "30",
    payRangeMin: "6500",
    payRangeMax: "8000",
    payUnit: "Month",
    flexibility: "Seasonal",
    skills: "Kiln firing, Plant safety",
    answerDays: "5",
    hidesNames: "Yes",
  },
];

/** Returns the template: the columns, and two examples that are no jobs. */
export function templateRows(): string[][] {
  const columns = Object.values(COLUMNS).map(({ label }) => label);
  return [columns, ...EXAMPLES.map((example) => Object.values(example))];
}
