import { describe, expect, it } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { readWorkingTimes } from "./times.ts";

// Clauses 2.1-189.
describe("readWorkingTimes", () => {
  it.each([
    ["mornings mostly, before the heat", ["mornings"]],
    ["From 8 to noon.", ["mornings"]],
    ["Shifts run 5 a.m. to 10 a.m.", ["mornings"]],
    ["Sessions are on weekday afternoons.", ["afternoons", "weekdays"]],
    ["Trips leave after 2 p.m.", ["afternoons"]],
    ["After school until five.", ["afternoons"]],
    ["Every day from 1 to 5.", ["afternoons"]],
    ["Two evening sections, 5:30 to 9:00.", ["evenings"]],
    ["Work from 4 p.m. to 10 p.m.", ["evenings"]],
    ["Watch the galleries from 10 p.m. to 6 a.m.", ["nights"]],
    ["Overnights in a quiet house.", ["nights"]],
    ["Monday through Friday, 9 to 5", ["weekdays"]],
    ["School hours only, 7:45 to 3:15.", ["weekdays", "school"]],
    ["Friday to Sunday.", ["weekends"]],
    ["Alternate Saturdays.", ["weekends"]],
    ["We close for the summer: summers off.", ["summer", "school"]],
    ["Mid-June to mid-August.", ["summer"]],
    ["From February to the end of May we sell most.", ["spring"]],
    ["December through March.", ["winter"]],
    ["Corn and soybeans from September 10 to Thanksgiving.", ["fall"]],
    ["3-9 pm Mon-Thu.", ["evenings", "weekdays"]],
    ["Monday to Thursday from 3 to 7.", ["afternoons", "evenings", "weekdays"]],
    ["Tuesday nights from six to nine.", ["evenings", "weekdays"]],
    ["You see open days the evening before.", []],
    ["Out by two, with weekends, nights and summers off.", ["school"]],
    ["A few late nights before deadlines.", []],
    ["One weekend day in three.", []],
    ["Half of them winter visitors.", []],
    ["Cold mornings, and nurse seedlings through cold nights.", []],
    ["Summers, weekends and holidays off.", ["school"]],
    ["Fridays and weekends are always yours.", []],
    ["Two board meetings a year are on a Saturday.", []],
    ["You put the Sunday bulletin together.", []],
    ["The cats eat between 7 and 9 people.", []],
    ["Our students are nineteen to fifty.", []],
    ["Two to 4 hours a day.", []],
  ])("reads the times of work: %s", (text, times) => {
    expect(readWorkingTimes(text).times.toSorted()).toEqual(times.toSorted());
  });

  it.each([
    ["No evenings, no weekends.", []],
    ["No evenings or Saturdays.", []],
    ["Three days, never summers.", []],
    ["One evening a month.", []],
    ["Perhaps two Saturdays a month.", []],
    ["An occasional evening.", []],
    ["One Saturday a week.", ["weekends"]],
  ])("does not count times that are denied or seldom: %s", (text, times) => {
    expect(readWorkingTimes(text).times).toEqual(times);
  });

  it.each([
    ["Two days a week.", [2]],
    ["Two or three days a week.", [2, 3]],
    ["Three nights a week.", [3]],
    ["Four six-hour shifts a week.", [4]],
    ["Shifts of eight hours, two or three a week.", [2, 3]],
    ["Four five-hour days.", [4]],
    ["Twice a week.", [2]],
    ["Tuesday and Thursday.", [2]],
    ["Thursday to Sunday.", [4]],
    ["Friday through Monday.", [4]],
    ["Two days a month.", []],
    ["Ten hours a week.", []],
  ])("counts the days of a week: %s", (text, days) => {
    expect(readWorkingTimes(text).days).toEqual(days);
  });

  it("names the days of the week", () => {
    expect(readWorkingTimes("Thu-Sun, and no Fridays.").named.toSorted()).toEqual([3, 4, 5, 6]);
  });

  it.each([
    ["Over about three months.", 3],
    ["A three-month project.", 3],
    ["Six weeks.", 1],
    ["A few weeks of work.", 1],
    ["Ten to twelve months.", 12],
    ["One semester at a time.", 4],
    ["From January 15 to April 15 each year.", 4],
    ["An order takes within two weeks.", null],
    ["Five years of experience.", null],
    ["We are four months behind.", null],
    ["Three weeks of paid training.", null],
    ["A two-week rotation.", null],
  ])("reads how many months the work takes: %s", (text, months) => {
    expect(readWorkingTimes(text).months).toBe(months);
  });

  it("answers at once for a long text of spaces and digits", () => {
    const hostile = `${"1 to ".repeat(4000)}${" ".repeat(4000)}${"monday and ".repeat(400)}`;
    expect(readWorkingTimes(hostile).months).toBeNull();
  });

  it("needs no more than in proportion for a long text without a period", () => {
    const cost = (text: string) => {
      const start = cpuTime();
      readWorkingTimes(text);
      return cpuTime() - start;
    };
    cost("word ".repeat(400));
    const [short, long] = [cost("word ".repeat(1000)), cost("word ".repeat(8000))];
    expect(long).toBeLessThan(24 * short + 100);
  });
});
