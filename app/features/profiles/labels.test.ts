import { expect, test } from "vitest";
import { completionTitle, openText, partsText } from "./labels.ts";

test("the dashboard names what is still open", () => {
  expect(openText(["bio", "skills", "availabilityHours"])).toBe(
    "5 of 8 done. Still to add: a few words about you, your skills and your hours.",
  );
  expect(openText(["photoUrl", "resumeUrl"])).toBe("6 of 8 done. Still to add: a photo and your resume.");
  expect(openText(["skills"])).toBe("7 of 8 done. Still to add: your skills.");
  expect(openText([])).toBe("All 8 are done.");
});

test("the title follows what is left", () => {
  expect(partsText(["photoUrl", "resumeUrl"])).toBe("6 of 8 done");
  expect(completionTitle([])).toBe("Your profile is complete");
  expect(completionTitle(["skills"])).toBe("Almost complete");
  expect(completionTitle(["bio", "skills"])).toBe("Good progress");
});
