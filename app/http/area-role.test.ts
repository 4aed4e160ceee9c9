import { expect, test } from "vitest";
import { roleOfArea } from "./area-role.ts";

test.each([
  ["/senior", "senior"],
  ["/senior/messages", "senior"],
  ["/senior/find-jobs/recruiter", "senior"],
  ["/Senior/messages", "senior"],
  ["/recruiter", "recruiter"],
  ["/recruiter/settings", "recruiter"],
])("%s is in the area of a %s", (pathname, role) => {
  expect(roleOfArea({ pathname })).toBe(role);
});

test.each(["/", "/seniors", "/senior.data", "/jobs/senior", "//senior"])("%s is in no one's area", (pathname) => {
  expect(() => roleOfArea({ pathname })).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
