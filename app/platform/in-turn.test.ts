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

test("two queues do not wait for each other", async () => {
  const [one, other] = [createTurns(1), createTurns(1)];
  const never = one(() => new Promise<void>(() => {}));
  expect(await Promise.race([never, other(async () => "at once")])).toBe("at once");
});
