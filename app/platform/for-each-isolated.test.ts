import { expect, test } from "vitest";
import { forEachIsolated, inPages } from "./for-each-isolated.ts";

/** Runs one to four while those in `failing` throw; returns which ran, and what was thrown. */
async function tried(failing: Record<number, Error>): Promise<{ seen: number[]; thrown: unknown }> {
  const seen: number[] = [];
  const done = forEachIsolated([1, 2, 3, 4], async (n) => {
    seen.push(n);
    if (failing[n]) throw failing[n];
  });
  return { thrown: await done.catch((error) => error), seen };
}

function coded(code: string): Error {
  return new Error("Failed query", { cause: Object.assign(new Error("the driver's words"), { code }) });
}

test("a failure holds up no other, and the first one is thrown at the end", async () => {
  const [first, second] = [new Error("first"), new Error("second")];
  expect(await tried({ 2: first, 3: second })).toEqual({ seen: [1, 2, 3, 4], thrown: first });
  expect(await tried({})).toEqual({ seen: [1, 2, 3, 4], thrown: undefined });
});

test("a statement that timed out holds up no other either", async () => {
  const slow = coded("57014");
  expect(await tried({ 1: slow })).toEqual({ seen: [1, 2, 3, 4], thrown: slow });
});

test.each([
  ["doesn't answer", "ECONNREFUSED"],
  ["stores nothing", "53100"],
])("stops at once if the database %s", async (_, code) => {
  const gone = coded(code);
  expect(await tried({ 1: new Error("of its own"), 2: gone })).toEqual({ seen: [1, 2], thrown: gone });
});

test("takes items page by page", async () => {
  const seen: number[] = [];
  async function* pages() {
    yield* [1, 2];
    yield* [3];
  }
  const done = forEachIsolated(pages(), async (n) => {
    seen.push(n);
    if (n === 1) throw new Error("on the first page");
  });
  await expect(done).rejects.toThrow("on the first page");
  expect(seen).toEqual([1, 2, 3]);
});

test("reads a long list page by page", async () => {
  const all = Array.from({ length: 120 }, (_, at) => at);
  const asked: Array<number | null> = [];
  const rows = inPages<number>(async (after, limit) => {
    asked.push(after);
    return all.filter((one) => after === null || one > after).slice(0, limit);
  });
  const read: number[] = [];
  await forEachIsolated(rows, async (one) => {
    read.push(one);
  });
  expect(read).toEqual(all);
  expect(asked).toEqual([null, 49, 99]);
});
