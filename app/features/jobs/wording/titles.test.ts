import { expect, test } from "vitest";
import { refusedTitleWords } from "./titles.ts";

// Clauses 2.1-75.
test.each([
  ["Young bookkeeper wanted", "Young bookkeeper"],
  ["Young Falconer", "Young Falconer"],
  ["Bookkeeper, young", "young"],
  ["Bookkeeper (young)", "young"],
  ["Younger-Falconer for our castle", "Younger-Falconer"],
  ["Young, dynamic falconer", "Young, dynamic falconer"],
])("the title %s is refused for %s", (title, words) => {
  expect(refusedTitleWords(title).map((finding) => finding.words)).toEqual([words]);
});

test.each([
  "Nurse for young children",
  "Young Adult Librarian",
  "Young People's Worker",
  "Bookkeeper for a young company",
  "Bookkeeper at Young & Sons",
  "Assistant to Mr. Young",
  "Mentor young falconers",
  "Social Worker, Young Offenders",
  "Gardener, young trees",
])("the title %s is fine", (title) => {
  expect(refusedTitleWords(title)).toEqual([]);
});
