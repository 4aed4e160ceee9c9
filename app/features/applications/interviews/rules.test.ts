import { expect, test } from "vitest";
import { FieldError } from "#app/domain-error.ts";
import { isTimeZone } from "#app/time.ts";
import { interviewText, zoneName } from "./labels.ts";
import { fieldsOf, type InterviewFields, interviewFrom, momentIn, OFFERED_ZONES } from "./rules.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const GOOD: InterviewFields = {
  interviewDate: "2027-05-04",
  interviewTime: "10:00",
  interviewZone: "America/New_York",
  interviewHow: "phone",
};

// Clauses D65.
test.each([
  ["America/New_York", "2027-05-04", "10:00", "2027-05-04T14:00:00.000Z"],
  ["America/New_York", "2027-01-04", "10:00", "2027-01-04T15:00:00.000Z"],
  ["America/Phoenix", "2027-07-04", "23:30", "2027-07-05T06:30:00.000Z"],
  ["Pacific/Honolulu", "2027-01-01", "00:00", "2027-01-01T10:00:00.000Z"],
  ["Asia/Kolkata", "2027-01-01", "00:00", "2026-12-31T18:30:00.000Z"],
  ["UTC", "2028-02-29", "12:00", "2028-02-29T12:00:00.000Z"],
  // Clocks go from 2:00 to 3:00, so half past two becomes an hour later.
  ["America/New_York", "2027-03-14", "02:30", "2027-03-14T07:30:00.000Z"],
  ["America/New_York", "2027-03-14", "01:59", "2027-03-14T06:59:00.000Z"],
  ["America/New_York", "2027-03-14", "03:00", "2027-03-14T07:00:00.000Z"],
  // Clocks go from 2:00 to 1:00, so half past one occurs twice, and the first is meant.
  ["America/New_York", "2027-11-07", "01:30", "2027-11-07T05:30:00.000Z"],
  ["America/New_York", "2027-11-07", "02:00", "2027-11-07T07:00:00.000Z"],
])("in %s, %s at %s is %s", (zone, date, time, moment) => {
  expect(momentIn(zone, date, time)?.toISOString()).toBe(moment);
});

test.each([
  ["2027-02-30", "10:00"],
  ["2027-13-01", "10:00"],
  ["soon", "10:00"],
  ["2027-05-04", "25:00"],
])("%s at %s is not a moment", (date, time) => {
  expect(momentIn("UTC", date, time)).toBeNull();
});

test("a form without day and time has no date, whatever else it says", () => {
  expect(interviewFrom({ ...GOOD, interviewDate: "", interviewTime: "" }, NOW)).toBeNull();
});

test.each<[Partial<InterviewFields>, string, string]>([
  [{ interviewDate: "" }, "interviewDate", "Please choose a day too"],
  [{ interviewTime: "" }, "interviewTime", "Please choose a time too"],
  [{ interviewZone: "" }, "interviewZone", "Please choose a time zone"],
  [{ interviewZone: "Mars/Olympus" }, "interviewZone", "Please choose a time zone"],
  [{ interviewDate: "2027-02-30" }, "interviewDate", "Please choose a day and a time that exist"],
  [{ interviewDate: "2026-11-20", interviewTime: "09:59" }, "interviewDate", "Please choose a time in the future"],
  [{ interviewDate: "2028-05-04" }, "interviewDate", "Please choose a day within a year"],
])("refuses %j beside %s: %s", (changes, field, message) => {
  const read = () => interviewFrom({ ...GOOD, ...changes }, NOW);
  expect(read).toThrow(FieldError);
  expect(read).toThrow(expect.objectContaining({ field, message }));
});

test("a stored date fills the form again, in its time zone", () => {
  const interview = interviewFrom(GOOD, NOW);
  expect(interview).toEqual({ at: new Date("2027-05-04T14:00:00Z"), zone: "America/New_York", how: "phone" });
  expect(fieldsOf(interview)).toEqual(GOOD);
});

test("writes a date with its zone by name, and with the way to meet", () => {
  const at = new Date("2027-05-04T14:00:00Z");
  expect(interviewText({ at, zone: "America/New_York", how: "in-person" })).toBe(
    "Tuesday, May 4, 2027, 10:00 AM Eastern Daylight Time, in person",
  );
  expect(interviewText({ at, zone: "America/Phoenix", how: null })).toBe(
    "Tuesday, May 4, 2027, 7:00 AM Mountain Standard Time",
  );
});

test("every offered zone exists and has a name", () => {
  for (const zone of OFFERED_ZONES) {
    expect(isTimeZone(zone)).toBe(true);
    expect(zoneName(zone, NOW)).toMatch(/ Time$/);
  }
});
