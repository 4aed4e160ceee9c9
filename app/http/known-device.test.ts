import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { attemptSignIn } from "./known-device.server.ts";

const platform = await openTestPlatform(await openTestDatabase());

test("of many sign-ins at once three are worked on, first come first, and all get their answer", async () => {
  const [begun, atOnce]: [number[], number[]] = [[], []];
  let working = 0;
  const signIn = async (number: number) => {
    begun.push(number);
    working += 1;
    atOnce.push(working);
    await sleep(2);
    working -= 1;
    return number;
  };
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const answers = await Promise.all(
    numbers.map((number) => {
      const visit = { address: `192.0.2.${number}` };
      const who = { visit, headers: new Headers(), email: `person-${number}@people.example` };
      return attemptSignIn(platform, who, () => signIn(number));
    }),
  );
  expect(answers).toEqual(numbers);
  expect(Math.max(...atOnce)).toBe(3);
  expect(begun.toSorted((a, b) => a - b)).toEqual(numbers);
  expect(begun.slice(0, 3).every((number) => number < 3)).toBe(true);
});

test("a sign-in that is refused gives its turn to the next", async () => {
  const who = { visit: { address: "192.0.2.99" }, headers: new Headers(), email: "refused@people.example" };
  const refused = Array.from({ length: 5 }, () => attemptSignIn(platform, who, () => Promise.reject(new Error("no"))));
  expect((await Promise.allSettled(refused)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await attemptSignIn(platform, who, async () => "in")).toBe("in");
});
