import { expect, test } from "vitest";
import { createLimiter } from "./limiter.ts";

test("runs a limited number at once, in order, even after a failure", async () => {
  const inTurn = createLimiter(2);
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

/** Returns works of the given durations in milliseconds; `begun` lists which started, in order. */
function worksOf(
  inTurn: ReturnType<typeof createLimiter>,
  ends: ReadonlyArray<{ after: number; how: "done" | "none" }>,
) {
  const begun: number[] = [];
  const works = ends.map(({ after, how }, n) =>
    inTurn(async () => {
      begun.push(n);
      await new Promise((resolve) => setTimeout(resolve, after));
      if (how === "none") throw Object.assign(new Error(`${n} found none`), { code: "ETIMEDOUT" });
      return n;
    }),
  );
  return { begun, works };
}

test("without a database, waiting works fail with the running ones", async () => {
  const inTurn = createLimiter(2);
  const ends = [1, 5, 1, 1, 1].map((after) => ({ after, how: "none" }) as const);
  const { begun, works } = worksOf(inTurn, ends);
  const outcomes = await Promise.allSettled(works);
  const reasons = outcomes.map((outcome) => (outcome.status === "rejected" ? outcome.reason.message : "done"));
  expect(reasons).toEqual(["0 found none", "1 found none", "1 found none", "1 found none", "1 found none"]);
  expect(begun).toEqual([0, 1]);
  expect(await inTurn(async () => "free again")).toBe("free again");
});

test("if one of two finds a database, the waiting works run", async () => {
  const inTurn = createLimiter(2);
  const ends = [{ after: 1, how: "none" } as const, ...[5, 1, 1, 1].map((after) => ({ after, how: "done" }) as const)];
  const { begun, works } = worksOf(inTurn, ends);
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", ...Array(4).fill("fulfilled")]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

test("two queues are independent", async () => {
  const [one, other] = [createLimiter(1), createLimiter(1)];
  const never = one(() => new Promise<void>(() => {}));
  expect(await Promise.race([never, other(async () => "at once")])).toBe("at once");
});
