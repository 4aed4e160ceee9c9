import { expect, test } from "vitest";
import {
  requireActing,
  requireAnyRole,
  requireRecruiter,
  requireSenior,
  requireVerified,
  requireVerifiedRecruiter,
} from "./policy.ts";
import type { Viewer } from "./rules.ts";

const asking = { env: { requiresEmailVerification: true } };
const notAsking = { env: { requiresEmailVerification: false } };

const viewerOf = (role: Viewer["role"], isEmailVerified = true): Viewer => ({
  id: "00000000-0000-4000-8000-000000000000",
  role,
  name: "Harriet Quill",
  email: "harriet@people.example",
  isEmailVerified,
});

const senior = viewerOf("senior");
const recruiter = viewerOf("recruiter");
const nobody = viewerOf(null);
const newRecruiter = viewerOf("recruiter", false);

const REFUSED: ReadonlyArray<[string, () => void, string]> = [
  ["a recruiter is no senior", () => requireSenior(recruiter), "wrong-role"],
  ["an account without a role is no senior", () => requireSenior(nobody), "wrong-role"],
  ["a senior is no recruiter", () => requireRecruiter(senior), "wrong-role"],
  ["an account without a role is no recruiter", () => requireRecruiter(nobody), "wrong-role"],
  ["an account without a role has no side", () => requireAnyRole(nobody), "wrong-role"],
  ["a senior acts for no company", () => requireVerifiedRecruiter(asking, senior), "wrong-role"],
  ["an address that was never confirmed", () => requireVerifiedRecruiter(asking, newRecruiter), "email-unverified"],
  ["a recruiter, whatever the settings", () => requireVerifiedRecruiter(notAsking, newRecruiter), "email-unverified"],
  ["a recruiter who acts, whatever the settings", () => requireActing(notAsking, newRecruiter), "email-unverified"],
  ["a senior where that is asked for", () => requireVerified(asking, viewerOf("senior", false)), "email-unverified"],
];

// Clauses 4-21.
test.each(REFUSED)("refuses %s", (_, ask, code) => {
  expect(ask).toThrow(expect.objectContaining({ code }));
});

test("each role may do what belongs to it", () => {
  requireSenior(senior);
  requireRecruiter(newRecruiter);
  requireVerifiedRecruiter(asking, recruiter);
  requireVerified(notAsking, viewerOf("senior", false));
  expect([senior, recruiter].map(requireAnyRole)).toEqual(["senior", "recruiter"]);
});
