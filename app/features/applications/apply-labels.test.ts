import { expect, test } from "vitest";
import { applyTexts } from "./apply-labels.ts";

test("an application that waits for no answer says nothing about one", () => {
  const state = { kind: "applied", applicationId: "x", sentAt: new Date(0), status: "reviewing" } as const;
  const job = {
    id: "x",
    isActive: true,
    status: "live",
    hidesNames: false,
    company: "Kestrel Row",
    questions: [],
  } as const;
  const answered = { ...state, answerDueOn: "2026-12-01", answeredAt: new Date(0) };
  expect(applyTexts(answered, { ...job, questions: [] }, new Date(0)).hint).toBe("");
});
