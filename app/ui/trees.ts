import { growTree, type Ring, singleRing } from "./rings.ts";

type Tree = {
  years: number;
  size: number;
  /** The stroke width of an ordinary ring. */
  width: number;
  /** The percentage of the outermost ring that is drawn, in the accent color; by default every ring is closed. */
  open?: number;
  openWidth?: number;
  /**
   * The corners of the outer ring, of which inner rings have fewer; fewer make a smaller file, and from 24 on no one
   * sees the difference.
   */
  points?: number;
};

/** The large drawings of the public pages. Their names are their seeds. */
export const TREES = {
  launch: { years: 40, open: 62, size: 640, width: 1.7, openWidth: 8, points: 26 },
  close: { years: 24, size: 640, width: 1.3, points: 24 },
  oak: { years: 9, open: 22, size: 400, width: 1.9, openWidth: 6 },
  elm: { years: 26, open: 80, size: 400, width: 1.3, openWidth: 5 },
  profile: { years: 8, open: 30, size: 400, width: 1.6, openWidth: 7 },
  wait: { years: 9, open: 23, size: 400, width: 2.2, openWidth: 6 },
  resources: { years: 14, open: 38, size: 400, width: 2, openWidth: 6 },
  lost: { years: 16, open: 58, size: 400, width: 1.9, openWidth: 6 },
} as const satisfies Record<string, Tree>;

export type TreeName = keyof typeof TREES;

const USUAL_POINTS = 40;
/** The years of the last step in a list. */
export const STEP_YEARS = 7;

/** Returns the rings of a tree, in its own units, to place labels on them. */
export function yearsOf(name: TreeName): Ring[] {
  const { size, years, points = USUAL_POINTS, open = 0 }: Tree = TREES[name];
  const centre = size / 2;
  return growTree(name, years, {
    cx: centre,
    cy: centre,
    innerRadius: centre * 0.02,
    outerRadius: centre * (open > 0 ? 0.9 : 0.97),
    wobble: 0.032,
    eccentricity: centre * 0.1,
    points,
  });
}

/** Returns the drawing as a file without colors, which the page sets for `years` and `open`. */
export function drawTree(name: TreeName): string {
  const { size, width, points = USUAL_POINTS, open = 0, openWidth = width * 4 }: Tree = TREES[name];
  const centre = size / 2;
  const years = yearsOf(name).map(({ d, share }, index) => {
    const stroke = (width * (0.55 + share * 1.2) * (index % 7 === 6 ? 1.7 : 1)).toFixed(2);
    return `<path d="${d}" stroke-width="${stroke}"/>`;
  });
  const bark = singleRing(`${name}o`, { cx: centre, cy: centre, outerRadius: centre * 0.965, wobble: 0.012, points });
  const arc = `<path d="${bark}" pathLength="100" stroke-dasharray="${open} 100" stroke-width="${openWidth}" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" fill="none"><g id="years">${years.join("")}</g><g id="open">${open > 0 ? arc : ""}</g></svg>\n`;
}

/** Returns the tree that grows from step to step: each ring has a name, `year-1` being the innermost. */
export function drawStepTree(): string {
  const years = growTree("step", STEP_YEARS, { innerRadius: 5, outerRadius: 46, wobble: 0.035, points: 26 });
  const paths = years.map(({ d }, index) => `<path id="year-${index + 1}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none">${paths.join("")}</svg>\n`;
}
