import { expect, test } from "vitest";
import { employerMessageDraft, invitationText } from "./employer-message.ts";

test("an invitation asks for days until a time is set", () => {
  const asking = employerMessageDraft("interview", {
    firstName: "Ada",
    jobTitle: "Boiler Mentor",
    recruiterName: "Priya",
  });
  expect(asking).toContain("Which days suit you?");
  const dated = invitationText(asking, { hasTime: true });
  expect(dated).not.toContain("Which days");
  expect(dated).toContain("I would like to invite you to an interview. I suggest the time below.");
  expect(invitationText(dated, { hasTime: false })).toBe(asking);
  const own = "Hello Ada,\n\nare you free on Tuesday?";
  expect(invitationText(own, { hasTime: true })).toBe(own);
});
