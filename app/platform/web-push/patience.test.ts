import { expect, test } from "vitest";
import { createPatience } from "./patience.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

function silentTimes(times: number, service = "https://silent.example") {
  const patience = createPatience();
  for (let n = 0; n < times; n += 1) patience.wasSilent(service, NOW);
  return { patience, mayTry: (minutes: number) => patience.mayTry(service, later(minutes)) };
}

test("a service that was silent three times is skipped for five minutes", () => {
  expect(silentTimes(2).mayTry(0)).toBe(true);
  const { patience, mayTry } = silentTimes(3);
  expect([mayTry(0), mayTry(4.9), patience.mayTry("https://other.example", NOW)]).toEqual([false, false, true]);
});

test("after the pause, one message is tried before the others", () => {
  const { patience, mayTry } = silentTimes(3);
  expect([mayTry(5), mayTry(5), mayTry(9.9), mayTry(10), mayTry(10)]).toEqual([true, false, false, true, false]);
  patience.hasAnswered("https://silent.example");
  expect([mayTry(10), mayTry(10)]).toEqual([true, true]);
});

test("a response resets the count", () => {
  const { patience, mayTry } = silentTimes(2);
  patience.hasAnswered("https://silent.example");
  patience.wasSilent("https://silent.example", NOW);
  expect(mayTry(0)).toBe(true);
});

test("of too many silent services, forgets the one silent longest ago", () => {
  const { patience, mayTry } = silentTimes(3);
  const others = Array.from({ length: 1000 }, (_, n) => `https://${n}.example`);
  for (const service of others.slice(0, 999)) patience.wasSilent(service, NOW);
  expect(mayTry(0)).toBe(false);
  patience.wasSilent(others[999] ?? "", NOW);
  expect(mayTry(0)).toBe(true);
});
