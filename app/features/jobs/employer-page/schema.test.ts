import { expect, it } from "vitest";
import { companyPageSchema } from "./schema.ts";

it("a text that is too long hides no mistake about the people", () => {
  const form = { intent: "save-page", howWeWork: "x".repeat(20_000), name1: "Ada Marsh", role2: "Head of people" };
  const issues = companyPageSchema.safeParse(form).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(["howWeWork", "role1", "name2", "peopleAgreed"]);
});
