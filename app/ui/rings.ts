/**
 * The growth-ring motif as numbers and paths. Deterministic: the same seed draws the same tree on server and browser.
 *
 * Ring i of n lies at t (0 pith, 1 bark). Its radius at angle a is
 *   r(a, t) = R(t) * (1 + wobble * t^0.6 * sum of A_k * sin(k * a + P_k + D_k * t)),  k = 2, 3, 5, 7
 * All rings share the harmonics and only drift slowly with t, so two rings never cross. Paths start at twelve o'clock
 * and run clockwise: with pathLength 100 a dash is a percentage.
 */

/** The position and irregularity of a tree; radii and offsets are in units of the view box. */
export type TreeOptions = {
  cx?: number;
  cy?: number;
  innerRadius?: number;
  outerRadius?: number;
  wobble?: number;
  eccentricity?: number;
  points?: number;
};

/** One ring of the tree. `share` (0 to 1) is its relative width; `pointAt` returns its point at an angle. */
export type Ring = { t: number; share: number; d: string; pointAt: (angle: number) => Point };

export type Point = readonly [x: number, y: number];

const TURN = Math.PI * 2;
const WIDEST_YEAR = 1.65;
/** The share of the outer ring's corners that the innermost ring has: small rings look round with few. */
const CORNERS_OF_PITH = 0.4;

function hash(seed: string): number {
  let h = 2166136261;
  for (const character of seed) {
    h ^= character.charCodeAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

function randomFrom(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Draws `count` nested rings, innermost first. The same seed and options give the same rings. */
export function growTree(seed: string, count: number, options: TreeOptions = {}): Ring[] {
  const { cx = 50, cy = 50, innerRadius = 4, outerRadius = 48, wobble = 0.03, eccentricity = 3, points = 32 } = options;
  const random = randomFrom(seed);
  const harmonics = [2, 3, 5, 7].map((k, index) => ({
    k,
    amplitude: (0.45 + random() * 0.55) / (1 + index * 0.9),
    phase: random() * TURN,
    drift: (random() - 0.5) * 1.6,
  }));
  const lean = random() * TURN;
  const widths = Array.from({ length: count }, () => 0.55 + random() * 1.1);
  const total = widths.reduce((sum, width) => sum + width, 0);
  // A tenth of a unit is fine enough once the drawing is a hundred units wide.
  const decimals = outerRadius > 40 ? 1 : 2;
  let grown = 0;

  return widths.map((width) => {
    grown += width;
    const t = count === 1 ? 1 : grown / total;
    const radius = innerRadius + (outerRadius - innerRadius) * t;
    const centreX = cx + Math.cos(lean) * eccentricity * (1 - t);
    const centreY = cy + Math.sin(lean) * eccentricity * (1 - t);

    function pointAt(angle: number): Point {
      const wave = harmonics.reduce((sum, h) => sum + h.amplitude * Math.sin(h.k * angle + h.phase + h.drift * t), 0);
      const r = radius * (1 + wobble * t ** 0.6 * wave);
      return [centreX + Math.cos(angle) * r, centreY + Math.sin(angle) * r];
    }

    const corners = Math.round(points * (CORNERS_OF_PITH + (1 - CORNERS_OF_PITH) * t));
    const outline = Array.from({ length: corners }, (_, index) => pointAt(-Math.PI / 2 + (index / corners) * TURN));
    return { t, share: width / WIDEST_YEAR, d: closedCurve(outline, decimals), pointAt };
  });
}

/** Draws one ring that fills its circle, for meters and reasons. */
export function singleRing(seed: string, options: TreeOptions): string {
  const [ring] = growTree(seed, 1, { eccentricity: 0, ...options });
  return ring?.d ?? "";
}

/**
 * Returns how many of the seven years a step shows: three steps grow to 2, 4, and 7 years, four steps to 1, 3, 5, and
 * 7.
 */
export function yearsOfStep(step: number, of: 3 | 4): number {
  const years = of === 4 ? [1, 3, 5, 7] : [2, 4, 7];
  return years[step - 1] ?? 0;
}

/** Returns a whole percentage between 0 and 100. */
export function wholePercent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

/**
 * A closed Catmull-Rom curve through the points, as cubic Beziers. Each first handle mirrors the last one of the curve
 * before it, so that "S" can leave it out: a third of the bytes of a large drawing.
 */
function closedCurve(points: readonly Point[], decimals: number): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const round = (value: number): number => Number(value.toFixed(decimals));
  // Relative coordinates are shorter than absolute ones, and a minus sign separates numbers.
  const join = (...values: number[]): string => values.map(round).join(" ").replaceAll(" -", "-");
  let [penX = 0, penY = 0] = at(0).map(round);
  let d = `M${join(penX, penY)}`;
  for (let i = 0; i < points.length; i++) {
    const [beforeX, beforeY] = at(i - 1);
    const [fromX, fromY] = at(i);
    const [toX, toY] = at(i + 1);
    const [afterX, afterY] = at(i + 2);
    // Relative to the rounded position, so that rounding errors do not add up.
    const [dx, dy] = [round(toX - penX), round(toY - penY)];
    const handle = [toX - (afterX - fromX) / 6 - penX, toY - (afterY - fromY) / 6 - penY];
    const leave = i === 0 ? [fromX + (toX - beforeX) / 6 - penX, fromY + (toY - beforeY) / 6 - penY] : [];
    d += (i === 0 ? "c" : "s") + join(...leave, ...handle, dx, dy);
    penX += dx;
    penY += dy;
  }
  return `${d}Z`;
}
