import { Arc, Drawing, Years } from "./ring-drawing.tsx";
import { growTree, singleRing } from "./rings.ts";

const MARK = growTree("seasoned", 4, {
  cx: 16,
  cy: 16,
  innerRadius: 1.2,
  outerRadius: 10.6,
  wobble: 0.035,
  eccentricity: 0.9,
  points: 18,
});
const MARK_OPEN = singleRing("seasoned-open", { cx: 16, cy: 16, outerRadius: 14.3, wobble: 0.02, points: 18 });

/** The logo: four closed rings and an open one, in the accent color. Decorative, because the name is beside it. */
export function Mark() {
  return (
    <Drawing size={32} className="mark">
      <Years rings={MARK} className="ring-ink" width={1.55} />
      <Arc d={MARK_OPEN} percent={72} className="ring-open" width={2.1} />
    </Drawing>
  );
}

/** A company or an article as a cross-section of its own: one ring per year or part. Decorative. */
export function Stamp({ seed, years }: { seed: string; years: number }) {
  return (
    <Drawing size={100} className="ring-stamp">
      {growTree(seed, years, { innerRadius: 3, outerRadius: 46, eccentricity: 4, points: 30 }).map((ring) => (
        <path key={ring.t} className="ring-ink" d={ring.d} strokeWidth={(0.24 + ring.share * 0.42).toFixed(2)} />
      ))}
    </Drawing>
  );
}

/** Faint rings and one open ring: the picture of an empty list. Decorative. */
export function EmptyRing({ seed, open = 18 }: { seed: string; open?: number | undefined }) {
  const centre = { cx: 60, cy: 60, points: 26 };
  const years = growTree(seed, 6, { ...centre, innerRadius: 6, outerRadius: 46, wobble: 0.035, eccentricity: 5 });
  const outline = singleRing(`${seed}o`, { ...centre, outerRadius: 56, wobble: 0.014 });
  return (
    <Drawing size={120} className="ring-empty">
      <Years rings={years} className="ring-faint" width={1.6} />
      <path className="ring-track" d={outline} strokeWidth={2} strokeDasharray="3 6" />
      <Arc d={outline} percent={open} className="ring-fill" width={3.5} />
    </Drawing>
  );
}
