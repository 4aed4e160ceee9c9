import { numberOf } from "#app/domain/numbers.ts";
import type { WorkingTime } from "./words.ts";

const HOUR =
  "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)(?::(\\d\\d))?(am|pm)?";
const UNIT =
  "(?:%|(?:work|business|school)?(?:hours?|hrs?|days?|weeks?|months?|years?|people|students|children|volunteers)\\b)";
const RANGE = new RegExp(`\\b${HOUR} ?(?:to|until|till|-|and) ?${HOUR}(?! ?${UNIT})(?=[ ,.;)]|$)`, "g");
/** Words before two bare numbers that make them hours: "from 10 to 4", "Saturdays, 9 to 1". */
const BEFORE_RANGE =
  /(?:\b(?:from|between|shifts?|hours|daily|weekdays?|weekends?|mornings?|afternoons?|evenings?|only)|days?),?:? ?$/;
const AFTER_NOON = /\bafter [1-4](?::\d\d)?pm\b/;
const UNTIL_EVENING = /\b(?:until|till) (?:[7-9]|10|11)(?::\d\d)?pm\b/;

/** An hour as it is written: 1 to 12, noon, or midnight, with its half of the day if that is said. */
type Hour = { number: number; half: string | undefined };

/**
 * Returns the times of the day that a text names by its hours: "10pm to 6am". Without a half of the day the working day
 * decides, or, with `isEvening`, the evening: "5:30 to 9".
 */
export function timesOfHours(said: string, isEvening: boolean): WorkingTime[] {
  const found: WorkingTime[] = [];
  for (const { 0: written, 1: from = "", 3: fromHalf, 4: to = "", 6: toHalf, index } of said.matchAll(RANGE)) {
    const isTime = /:|[ap]m|noon|midnight/.test(written);
    if (!isTime && !BEFORE_RANGE.test(said.slice(0, index))) continue;
    found.push(...timesBetween(hourOf(from, fromHalf), hourOf(to, toHalf), isEvening));
  }
  if (AFTER_NOON.test(said)) found.push("afternoons");
  if (UNTIL_EVENING.test(said)) found.push("evenings");
  return found;
}

function hourOf(written: string, half: string | undefined): Hour {
  if (written === "noon") return { number: 12, half: "pm" };
  if (written === "midnight") return { number: 12, half: "am" };
  return { number: numberOf(written) ?? 0, half };
}

/** A longer range is no shift: opening hours, or numbers that are no hours. */
const LONGEST_SHIFT = 14;

function timesBetween(from: Hour, to: Hour, isEvening: boolean): WorkingTime[] {
  if (![from, to].every(({ number }) => number >= 1 && number <= 12)) return [];
  const begins = startOf(from, to, isEvening);
  const step = to.half === undefined ? 12 : 24;
  let ends = onClock(to);
  while (ends <= begins) ends += step;
  return ends - begins > LONGEST_SHIFT ? [] : timesOfShift(begins, ends);
}

/** Returns the hour of the day at which a range begins. */
function startOf(from: Hour, to: Hour, isEvening: boolean): number {
  if (from.half !== undefined || from.number === 12) return onClock({ ...from, half: from.half ?? "pm" });
  const { number } = from;
  const isSmaller = number < to.number && to.number < 12;
  if (to.half === "am") return isSmaller ? number : number + 12;
  const isOfAfternoon = to.half === "pm" && isSmaller && number < 7;
  return isOfAfternoon || number < 5 || (isEvening && number < 10) ? number + 12 : number;
}

function onClock({ number, half }: Hour): number {
  return (number % 12) + (half === "pm" ? 12 : 0);
}

/** Returns the time of the day of a shift by its hours, the latter above 24 after midnight. */
function timesOfShift(from: number, to: number): WorkingTime[] {
  if (to > 26 || from >= 21 || from < 3) return ["nights"];
  if (to <= 13 && from < 11) return ["mornings"];
  if (from >= 16 || (from >= 14 && to >= 20)) return ["evenings"];
  if (from >= 11 && to <= 18) return ["afternoons"];
  if (from >= 14 && to > 18) return ["afternoons", "evenings"];
  return to <= 18 && from >= 6 ? ["weekdays"] : [];
}
