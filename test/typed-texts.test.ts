import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

// A form with a text stores a draft of it, and no field cuts typed or pasted text.

/** Components that store drafts themselves, and components that are not forms. */
const KEPT_ELSEWHERE = [
  "app/features/applications/questions/ui/asked-questions.tsx",
  "app/features/applications/ui/cover-note.tsx",
  "app/features/jobs/ui/post-job-chapters.tsx",
  "app/features/jobs/ui/question-chapter.tsx",
  "app/features/messaging/ui/composer.tsx",
  "app/features/profiles/ui/profile-chapters.tsx",
  "app/ui/gallery/fields.tsx",
];
const parts = globSync("app/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
const source = new Map(parts.map((file) => [file, readFileSync(file, "utf8")]));

describe("a typed text", () => {
  it("has a draft in every form", () => {
    const texts = parts.filter((file) => /<(?:TextArea|LimitedInput|textarea)\b/.test(source.get(file) ?? ""));
    const without = texts.filter((file) => !/<KeptText\b/.test(source.get(file) ?? ""));
    expect(texts.length).toBeGreaterThan(KEPT_ELSEWHERE.length);
    expect(without.filter((file) => file !== "app/ui/text-area.tsx").toSorted()).toEqual(KEPT_ELSEWHERE);
  });

  it("is not cut by its field", () => {
    expect(parts.filter((file) => /\bmaxLength=/.test(source.get(file) ?? ""))).toEqual([]);
  });
});
