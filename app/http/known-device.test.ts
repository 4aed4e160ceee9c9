import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { attemptSignIn } from "./known-device.server.ts";

const platform = await openTestPlatform(await openTestDatabase());

test("runs three sign-ins at once, in order, and answers all", async () => {
  const begun: number[] = [];
  const open = Promise.withResolvers<void>();
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  const answers = numbers.map((number) => {
    const visit = { address: `192.0.2.${number}` };
    const who = { visit, headers: new Headers(), email: `person-${number}@people.example` };
    return attemptSignIn(platform, who, async () => {
      begun.push(number);
      await open.promise;
      return number;
    });
  });
  await vi.waitFor(() => expect(begun).toHaveLength(3), 10_000);
  // Leaves time for a fourth to start.
  await sleep(50);
  expect(begun.toSorted()).toEqual([0, 1, 2]);
  open.resolve();
  expect(await Promise.all(answers)).toEqual(numbers);
  expect(begun.toSorted((a, b) => a - b)).toEqual(numbers);
});

test("a refused sign-in lets the next one start", async () => {
  const who = { visit: { address: "192.0.2.99" }, headers: new Headers(), email: "refused@people.example" };
  const refused = Array.from({ length: 5 }, () => attemptSignIn(platform, who, () => Promise.reject(new Error("no"))));
  expect((await Promise.allSettled(refused)).every(({ status }) => status === "rejected")).toBe(true);
  expect(await attemptSignIn(platform, who, async () => "in")).toBe("in");
});

test("without a database, queued sign-ins fail with the running ones", async () => {
  const asked: number[] = [];
  const noDatabase = Object.assign(new Error("connect"), { code: "ETIMEDOUT" });
  const signIns = Array.from({ length: 20 }, (_, number) => {
    const who = {
      visit: { address: `192.0.2.${number}` },
      headers: new Headers(),
      email: `lost-${number}@people.example`,
    };
    return attemptSignIn(platform, who, async () => {
      asked.push(number);
      await sleep(2);
      throw noDatabase;
    });
  });
  const outcomes = await Promise.allSettled(signIns);
  expect(outcomes.every((outcome) => outcome.status === "rejected" && outcome.reason === noDatabase)).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(3);
});
