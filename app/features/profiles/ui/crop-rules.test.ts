import { expect, test } from "vitest";
import { cropSide, MAX_ZOOM, movedCrop, wholeCrop } from "./crop-rules.ts";

const WIDE = { width: 400, height: 200 };

test("begins with the largest centered square", () => {
  expect(wholeCrop(WIDE)).toEqual({ x: 200, y: 100, zoom: 1 });
  expect(cropSide(WIDE, 1)).toBe(200);
});

test.each([
  ["left beyond the edge", { dx: -1000 }, { x: 100, y: 100, zoom: 1 }],
  ["right beyond the edge", { dx: 1000 }, { x: 300, y: 100, zoom: 1 }],
  ["up, where there is no room", { dy: -50 }, { x: 200, y: 100, zoom: 1 }],
  ["nearer", { zoom: 2 }, { x: 200, y: 100, zoom: 2 }],
  ["nearer than is useful", { zoom: 99 }, { x: 200, y: 100, zoom: MAX_ZOOM }],
  ["farther than the whole", { zoom: 0.1 }, { x: 200, y: 100, zoom: 1 }],
])("moved %s", (_, change, expected) => {
  expect(movedCrop(WIDE, wholeCrop(WIDE), change)).toEqual(expected);
});

// Clauses D55.
test("a zoomed crop in a corner stays inside when zoomed out", () => {
  const corner = movedCrop(WIDE, wholeCrop(WIDE), { zoom: 4, dx: 1000, dy: 1000 });
  expect(corner).toEqual({ x: 375, y: 175, zoom: 4 });
  expect(movedCrop(WIDE, corner, { zoom: 1 })).toEqual({ x: 300, y: 100, zoom: 1 });
});
