import type { ReactNode } from "react";
import { Arc, Drawing, Years } from "./ring-drawing.tsx";
import { growTree, type Ring, singleRing } from "./rings.ts";

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

/** The logo: four closed years and one still open, in the accent. Decorative; the brand's word stands beside it. */
export function Mark() {
  return (
    <Drawing size={32} className="mark">
      <Years rings={MARK} className="ring-ink" width={1.55} />
      <Arc d={MARK_OPEN} percent={72} className="ring-open" width={2.1} />
    </Drawing>
  );
}

export type SectionRingsProps = {
  seed: string;
  years: number;
  /** Percent of the outermost ring that is drawn, in the accent; without it every ring is closed. */
  open?: number | undefined;
  openWidth?: number | undefined;
  size?: number | undefined;
  width?: number | undefined;
  /** Corners of each curve; fewer weigh less, and from 24 on nobody sees it. */
  points?: number | undefined;
  className?: string | undefined;
  /** Drawn over the rings, e.g. labelled years. */
  children?: ((rings: Ring[], centre: number) => ReactNode) | undefined;
};

/** A plain cross-section, for backgrounds and illustrations. Decorative. */
export function SectionRings(props: SectionRingsProps) {
  const {
    seed,
    years,
    open = 0,
    size = 100,
    width = 0.5,
    openWidth = width * 4,
    points = 40,
    className = "ring-section",
  } = props;
  const centre = size / 2;
  const rings = growTree(seed, years, {
    cx: centre,
    cy: centre,
    innerRadius: centre * 0.02,
    outerRadius: centre * (open > 0 ? 0.9 : 0.97),
    wobble: 0.032,
    eccentricity: centre * 0.1,
    points,
  });
  const outline = { cx: centre, cy: centre, outerRadius: centre * 0.965, wobble: 0.012, points };
  return (
    <Drawing size={size} className={className}>
      {rings.map((ring, index) => (
        <path
          key={ring.t}
          className="ring-ink"
          d={ring.d}
          strokeWidth={(width * (0.55 + ring.share * 1.2) * (index % 7 === 6 ? 1.7 : 1)).toFixed(2)}
        />
      ))}
      {open > 0 && <Arc d={singleRing(`${seed}o`, outline)} percent={open} className="ring-open" width={openWidth} />}
      {props.children?.(rings, centre)}
    </Drawing>
  );
}

/** A company or an article as its own cross-section: one ring per year or part. Decorative. */
export function Stamp({ seed, years }: { seed: string; years: number }) {
  return (
    <Drawing size={100} className="ring-stamp">
      {growTree(seed, years, { innerRadius: 3, outerRadius: 46, eccentricity: 4, points: 30 }).map((ring) => (
        <path key={ring.t} className="ring-ink" d={ring.d} strokeWidth={(0.24 + ring.share * 0.42).toFixed(2)} />
      ))}
    </Drawing>
  );
}

/** Faint years and one open ring, waiting to be drawn: the picture of an empty list. Decorative. */
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
