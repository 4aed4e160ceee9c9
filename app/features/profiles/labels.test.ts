import { expect, test } from "vitest";
import { completionTitle, openText, partsText } from "./labels.ts";

const UPLOADS = ["photoUrl", "resumeUrl"] as const;

test("the dashboard names what can be filled today and asks for nothing else", () => {
  expect(openText(["bio", "skills", "availabilityHours", ...UPLOADS])).toBe(
    "3 of 8 parts are filled. Still open: a few words about you, your skills and your hours.",
  );
  expect(openText(["skills", ...UPLOADS])).toBe("5 of 8 parts are filled. Still open: your skills.");
  expect(openText([...UPLOADS])).toBe("6 of 8 parts are filled. A photo and a resume cannot be added here yet.");
  expect(openText([])).toBe("All 8 parts are filled.");
});

test("the title follows what is left", () => {
  expect(partsText([...UPLOADS])).toBe("6 of 8 parts");
  expect(completionTitle([...UPLOADS])).toBe("Your profile says all it can today");
  expect(completionTitle(["skills", ...UPLOADS])).toBe("Your profile is nearly whole");
  expect(completionTitle(["bio", "skills", ...UPLOADS])).toBe("Your profile is taking shape");
});
