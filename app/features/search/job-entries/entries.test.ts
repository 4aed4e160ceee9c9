import { describe, expect, it } from "vitest";
import { UNREAD } from "#test/match-sides.ts";
import { jobEntries } from "./entries.server.ts";

function entriesOf(description: string, employmentType: "part-time" | "project" = "part-time"): string[] {
  return jobEntries(UNREAD, {
    title: "Helper",
    description,
    location: "St. Paul, MN 55101",
    hoursPerWeek: 20,
    employmentType,
    payRangeMin: 22,
    payUnit: "hour",
  });
}

// Clauses 2.1-189.
describe("jobEntries", () => {
  it.each([
    ["Seated part of the time.", "~wseated"],
    ["You sit high above the water.", "~wseated"],
    ["No heavy lifting.", "~wlight"],
    ["No experience: we train for ten days.", "~wtraining"],
    ["We'll teach you everything.", "~wtraining"],
    ["Entirely on your own timetable.", "~wown-hours"],
    ["Take as many or as few as you like.", "~wown-hours"],
    ["Mornings only.", "~wmornings"],
    ["Tuesdays from 9 to 3.", "~wtuesday"],
    ["You fill in when someone is sick.", "~wrelief"],
    ["Three days a month.", "~wmonthly"],
    ["A furnished cabin is included.", "~whousing"],
    ["Trees are sold until Christmas.", "~wholidays"],
    ["July to October.", "~wseasonal"],
    ["You work at a bench with a stool.", "~wseated"],
    ["Never lift anything but a telephone.", "~wlight"],
    ["Nothing over thirty pounds.", "~wlight"],
    ["Cartons of up to forty pounds.", "~wheavy"],
    ["Medical and dental insurance.", "~wbenefits"],
    ["You answer three phone lines.", "~wphone"],
    ["Charting is on a laptop.", "~wcomputer"],
    ["You climb two-story roofs.", "~wclimbing"],
    ["Every visit pays the same.", "~q20"],
    ["Either 7 to 11:30 or noon to 4:30.", "~Wmornings"],
  ])("finds conditions in the text: %s", (text, entry) => {
    expect(entriesOf(text)).toContain(entry);
  });

  it.each([
    ["No computer work at all.", "~wcomputer"],
    ["No phones to cover, never answer calls.", "~wphone"],
    ["No roofs, no ladders.", "~wclimbing"],
    ["We live in our spreadsheets.", "~whousing"],
    ["Every visit pays the same.", "~q30"],
  ])("does not take a denial for a condition: %s", (text, entry) => {
    expect(entriesOf(text)).not.toContain(entry);
  });

  it("marks a time that has no other of its kind beside it", () => {
    expect(entriesOf("Mornings, weekdays.")).toEqual(expect.arrayContaining(["~Wmornings"]));
    expect(entriesOf("Mornings and one evening.")).toContain("~wmornings");
    expect(entriesOf("Mornings and one evening.")).not.toContain("~Wmornings");
  });

  it.each([
    ["Saturday and Sunday, 11 to 5.", true],
    ["Every second weekend.", true],
    ["Thursday to Saturday.", false],
    ["Three days including Saturday.", false],
    ["Weekdays plus Saturdays.", false],
  ])("marks work at weekends only: %s", (text, isOnly) => {
    expect(entriesOf(text).includes("~Wweekends")).toBe(isOnly);
  });

  it("names the town with its state, however it is written", () => {
    expect(entriesOf("Friendly people.")).toContain("~Lsaint paul minnesota");
  });

  it("takes the days of a week from the text, or else from the hours", () => {
    expect(entriesOf("Two days a week.")).toContain("~d2");
    expect(entriesOf("Friendly people.")).toContain("~D3");
    expect(entriesOf("Two days a week.")).not.toContain("~D3");
  });

  it("says how long limited work takes, and whether that is short", () => {
    expect(entriesOf("Six weeks.", "project")).toEqual(expect.arrayContaining(["~n1", "~wshort"]));
    expect(entriesOf("Six months.", "project")).toContain("~n6");
    expect(entriesOf("Six months.", "project")).not.toContain("~wshort");
    expect(entriesOf("Six weeks.").some((entry) => entry.startsWith("~n"))).toBe(false);
  });
});
