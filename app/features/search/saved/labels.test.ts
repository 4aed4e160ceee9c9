import { expect, test } from "vitest";
import { proposedName } from "./labels.ts";
import { SEARCH_NAME } from "./rules.ts";

const LONG = "x".repeat(SEARCH_NAME.max + 5);

test.each([
  ["payroll, Remote", "payroll, Remote"],
  [
    "payroll and bookkeeping for small manufacturers, in Ohio, remote, 20+ years, 10+ hours a week",
    "payroll and bookkeeping for small manufacturers, in Ohio, remote, 20+ years",
  ],
  [
    "somebody who has kept the books of a foundry, a mill or another company of that sort for years",
    "somebody who has kept the books of a foundry",
  ],
  [
    "somebody who has kept the books of a foundry or a mill or another company of that sort for years",
    "somebody who has kept the books of a foundry or a mill or another company of",
  ],
  [`${LONG.slice(0, SEARCH_NAME.max)}, in Ohio`, LONG.slice(0, SEARCH_NAME.max)],
  [`in Ohio, ${LONG.slice(0, SEARCH_NAME.max - 9)}, remote`, `in Ohio, ${LONG.slice(0, SEARCH_NAME.max - 9)}`],
  [LONG, LONG.slice(0, SEARCH_NAME.max)],
])("proposes a name for %j of whole parts or whole words", (text, name) => {
  expect(proposedName(text)).toBe(name);
});
