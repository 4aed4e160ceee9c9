import { expect, test } from "vitest";
import { uuidv7 } from "./ids.ts";

test("an id is a UUID of version 7 that carries its moment", () => {
  const at = new Date("2026-11-20T10:00:00.123Z");
  const id = uuidv7(at);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(at.getTime());
});

test("ids sort by their moment", () => {
  const ids = Array.from({ length: 500 }, (_, i) => uuidv7(new Date(1_700_000_000_000 + i)));
  expect([...ids].sort()).toEqual(ids);
});

test("ids of one moment sort in the order of creation, and never repeat", () => {
  const sameMoment = new Date(1_700_000_000_000);
  const ids = Array.from({ length: 20_000 }, () => uuidv7(sameMoment));
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(20_000);
  // Some 3,000 to 4,096 fit into a millisecond.
  const moments = new Set(ids.map((id) => Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)));
  expect([...moments].at(-1)).toBeLessThanOrEqual(sameMoment.getTime() + 7);
});
