import { expect, test } from "vitest";
import { completionTitle, openText, partsText } from "./labels.ts";

test("the dashboard names what is still open", () => {
  expect(openText(["bio", "skills", "availabilityHours"])).toBe(
    "5 of 8 parts are filled. Still open: a few words about you, your skills and your hours.",
  );
  expect(openText(["photoUrl", "resumeUrl"])).toBe("6 of 8 parts are filled. Still open: a photo and your resume.");
  expect(openText(["skills"])).toBe("7 of 8 parts are filled. Still open: your skills.");
  expect(openText([])).toBe("All 8 parts are filled.");
});

test("the title follows what is left", () => {
  expect(partsText(["photoUrl", "resumeUrl"])).toBe("6 of 8 parts");
  expect(completionTitle([])).toBe("Your profile is complete");
  expect(completionTitle(["skills"])).toBe("Your profile is nearly whole");
  expect(completionTitle(["bio", "skills"])).toBe("Your profile is taking shape");
});
