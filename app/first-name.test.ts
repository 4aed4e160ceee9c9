import { expect, test } from "vitest";
import { firstNameOf } from "./first-name.ts";

test.each([
  ["  Harriet  Quill ", "Harriet"],
  ["Dr. Ann Quill", "Ann"],
  ["PROF DR Ann Marie Quill", "Ann"],
  ["J. Robert Quill", "Robert"],
  ["Dr. Quill", "Dr. Quill"],
  ["J. Quill", "J. Quill"],
  ["Miss", "Miss"],
  ["Drew Quill", "Drew"],
  ["Major Ann", "Major Ann"],
  ["\u738b \u5c0f\u660e", "\u738b \u5c0f\u660e"],
  ["", ""],
])("%j is called %j", (name, called) => {
  expect(firstNameOf(name)).toBe(called);
});
