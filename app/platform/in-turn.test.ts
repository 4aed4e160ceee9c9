import { expect, test } from "vitest";
import { createTurns } from "./in-turn.ts";

test("no more are done at once than may be, in the order they came, and one that fails gives its turn on", async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const works = [1, 2, 3, 4, 5, 6].map((n) =>
    inTurn(async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (n % 3 === 0) throw new Error(`${n} failed`);
      return n;
    }),
  );
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : outcome.reason.message))).toEqual([
    1,
    2,
    "3 failed",
    4,
    5,
    "6 failed",
  ]);
  expect([begun, most]).toEqual([[1, 2, 3, 4, 5, 6], 2]);
  expect(await inTurn(async () => "free again")).toBe("free again");
});

test("where one finds no database, those that wait are not kept; who comes later tries anew", async () => {
  const inTurn = createTurns(2);
  const begun: number[] = [];
  const works = [1, 2, 3, 4, 5].map((n) =>
    inTurn(async () => {
      begun.push(n);
      await Promise.resolve();
      throw Object.assign(new Error(`${n} failed`), n === 2 ? { code: "ETIMEDOUT" } : {});
    }),
  );
  const outcomes = await Promise.allSettled(works);
  const reasons = outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason.message : "done"));
  // The third had its turn from the first.
  expect(reasons).toEqual(["1 failed", "2 failed", "3 failed", "2 failed", "2 failed"]);
  expect(begun).toEqual([1, 2, 3]);
  expect(await inTurn(async () => "free again")).toBe("free again");
});

test("two queues do not wait for each other", async () => {
  const [one, other] = [createTurns(1), createTurns(1)];
  const never = one(() => new Promise<void>(() => {}));
  expect(await Promise.race([never, other(async () => "at once")])).toBe("at once");
});
