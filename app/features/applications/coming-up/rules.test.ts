import { describe, expect, it } from "vitest";
import type { UpcomingInterview } from "../interviews/rules.ts";
import { inOrder } from "./rules.ts";

function interview(applicationId: string, at: string): UpcomingInterview {
  const person = { candidateId: "c", fullName: "Ines Valdermoor" };
  return {
    applicationId,
    jobId: "j",
    title: "Kiln Adviser",
    ...person,
    interview: { at: new Date(at), zone: "UTC", how: null },
  };
}

describe("the order of what comes up", () => {
  const parts = {
    interviews: [interview("late", "2026-12-04T20:00:00Z"), interview("early", "2026-12-04T09:00:00Z")],
    replies: [{ on: "2026-12-04", count: 2 }],
    closing: [
      { jobId: "k", title: "Boiler Mentor", expiresAt: new Date("2026-12-04T01:00:00Z"), applicants: 5 },
      { jobId: "l", title: "Loom Mentor", expiresAt: new Date("2026-12-03T23:00:00Z"), applicants: 0 },
    ],
  };

  // Clauses 2.6-64.
  it("is the day, then interviews, replies, and closing jobs", () => {
    const names = inOrder(parts, 9).map((one) => (one.kind === "interview" ? one.applicationId : one.kind));
    expect(names).toEqual(["closing", "early", "late", "replies", "closing"]);
  });

  it("ends at the limit", () => {
    expect(inOrder(parts, 2)).toHaveLength(2);
  });
});
