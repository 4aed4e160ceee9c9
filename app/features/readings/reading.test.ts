import { describe, expect, it } from "vitest";
import { readPerson } from "./reading.server.ts";

describe("readPerson", () => {
  it.each([
    [
      "Registered nurse, thirty years on a cardiac floor and then in case management.",
      ["Cardiac care", "Case management", "Patient teaching"],
      "Registered nurse",
    ],
    ["I was a flight attendant for 28 years.", ["Customer service", "First aid"], "Flight attendant"],
  ])("believes what somebody says they are: %s", (about, skills, occupation) => {
    expect(readPerson({ about, skills }).occupations[0]?.name).toBe(occupation);
  });

  it("counts the title of a colleague less than their own", () => {
    const shareOf = (about: string) =>
      readPerson({ about, skills: ["Payroll"] }).occupations.find(({ name }) => name === "Electrician")?.share ?? 0;
    expect(shareOf("I was an electrician.")).toBeGreaterThan(shareOf("I kept the books beside an electrician."));
  });
});
