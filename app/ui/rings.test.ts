import { expect, test } from "vitest";
import { growTree, type Point, type Ring, singleRing, wholePercent, yearsOfStep } from "./rings.ts";

const SEEDS = ["seasoned", "step", "meter", "hero", "Kestrel Row Manufacturing", "Hallam and Reed", "lost", "a", "ö"];

function outline(ring: Ring): Point[] {
  return Array.from({ length: 360 }, (_, degree) => ring.pointAt((degree / 180) * Math.PI));
}

function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  let previous = polygon.at(-1) ?? [0, 0];
  for (const corner of polygon) {
    const crosses = corner[1] > y !== previous[1] > y;
    if (crosses && x < ((previous[0] - corner[0]) * (y - corner[1])) / (previous[1] - corner[1]) + corner[0]) {
      inside = !inside;
    }
    previous = corner;
  }
  return inside;
}

test.each(SEEDS)("the rings of %s never cross", (seed) => {
  for (const years of [2, 4, 7, 22, 41]) {
    const outlines = growTree(seed, years, { wobble: 0.035, eccentricity: 5, innerRadius: 5 }).map(outline);
    for (const [index, inner] of outlines.entries()) {
      const outer = outlines[index + 1];
      if (outer) expect(inner.filter((point) => !isInside(point, outer))).toEqual([]);
    }
  }
});

test("the same seed draws the same tree, another seed another one", () => {
  expect(growTree("oak", 7).map((ring) => ring.d)).toEqual(growTree("oak", 7).map((ring) => ring.d));
  expect(growTree("oak", 7).map((ring) => ring.d)).not.toEqual(growTree("elm", 7).map((ring) => ring.d));
});

test("a tree has as many rings as years", () => {
  const rings = growTree("oak", 9);
  expect(rings).toHaveLength(9);
  expect(rings.map((ring) => ring.t)).toEqual(rings.map((ring) => ring.t).toSorted((a, b) => a - b));
  expect(rings.at(-1)?.t).toBeCloseTo(1, 10);
});

test("a path starts at twelve o'clock and is closed", () => {
  const [ring] = growTree("oak", 1, { cx: 50, cy: 50, eccentricity: 0, outerRadius: 40, wobble: 0 });
  expect(ring?.d).toMatch(/^M50 10c.*Z$/);
  const [endX, endY] = outlineOf(ring?.d ?? "").slice(-2);
  expect(endX).toBeCloseTo(50, 6);
  expect(endY).toBeCloseTo(10, 6);
});

test("rings stay inside their view box", () => {
  for (const seed of SEEDS) {
    for (const point of outlineOf(singleRing(seed, { outerRadius: 48, wobble: 0.012 }))) {
      expect(point).toBeGreaterThan(0);
      expect(point).toBeLessThan(100);
    }
  }
});

test("three steps grow to 2, 4, and 7 years, four to 1, 3, 5, and 7", () => {
  expect([1, 2, 3].map((step) => yearsOfStep(step, 3))).toEqual([2, 4, 7]);
  expect([1, 2, 3, 4].map((step) => yearsOfStep(step, 4))).toEqual([1, 3, 5, 7]);
  expect(yearsOfStep(9, 3)).toBe(0);
});

test("a shown percentage is whole and between 0 and 100", () => {
  expect([-3, 0.4, 87.5, 104].map(wholePercent)).toEqual([0, 0, 88, 100]);
});

/** Returns every coordinate of a path, control points included, as absolute positions. */
function outlineOf(d: string): number[] {
  const [start = "", ...curves] = d.replace("Z", "").split(/[cs]/);
  const [x = 0, y = 0] = numbersIn(start);
  let pen = [x, y];
  return curves.flatMap((curve) => {
    const places = numbersIn(curve).map((distance, index) => distance + (pen[index % 2] ?? 0));
    pen = places.slice(-2);
    return places;
  });
}

function numbersIn(text: string): number[] {
  return (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
}
