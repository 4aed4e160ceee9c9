import type { ReactNode } from "react";
import { Arc, Drawing, Years } from "./ring-drawing.tsx";
import { growTree, type Ring, singleRing, wholePercent, yearsOfStep } from "./rings.ts";

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

const STEP_YEARS = growTree("step", 7, { innerRadius: 5, outerRadius: 46, wobble: 0.035, points: 26 });

/** A tree as old as the step it stands beside. Decorative; the list is numbered in words. */
export function StepRings({ step, of }: { step: number; of: 3 | 4 }) {
  const grown = yearsOfStep(step, of);
  return (
    <Drawing size={100} className="ring-step">
      {STEP_YEARS.map((ring, index) => (
        <path
          key={ring.t}
          className={index < grown ? "ring-ink" : "ring-track"}
          d={ring.d}
          strokeWidth={index < grown ? 2.4 : 1.2}
        />
      ))}
    </Drawing>
  );
}

const METER_WIDTH = 8;
const METER_OUTLINE = singleRing("meter", { outerRadius: 48 - METER_WIDTH / 2, wobble: 0.012, points: 26 });
const METER_YEARS = growTree("meter", 3, {
  innerRadius: 28,
  outerRadius: 37.5,
  wobble: 0.014,
  eccentricity: 0,
  points: 26,
});

function MeterDrawing({ percent }: { percent: number }) {
  return (
    <Drawing size={100} className="ring__svg">
      <Years rings={METER_YEARS} className="ring-faint" width={1} />
      <path className="ring-track" d={METER_OUTLINE} strokeWidth={METER_WIDTH} />
      {percent > 0 && <Arc d={METER_OUTLINE} percent={percent} className="ring-fill" width={METER_WIDTH} />}
    </Drawing>
  );
}

export type MeterProps = {
  /** 0 to 100. */
  percent: number;
  /** What is measured; spoken as "91% match". */
  label: string;
  size?: "s" | "m" | "l" | undefined;
  /** Words under the number, drawn inside the ring (large only). */
  caption?: string | undefined;
};

/** Match or completion as a ring; the number is text on top, so that it grows with the text. */
export function Meter({ percent, label, size = "s", caption }: MeterProps) {
  const value = wholePercent(percent);
  return (
    <span className={`ring ring--${size}`} role="img" aria-label={`${value}% ${label}`}>
      <MeterDrawing percent={value} />
      <span className="ring__n" aria-hidden="true">
        {value}%{caption !== undefined && <span className="ring__cap">{caption}</span>}
      </span>
    </span>
  );
}

/** The same measure where there is no room inside a ring: a small ring with the number beside it. */
export function InlineMeter({ percent, label }: { percent: number; label?: string | undefined }) {
  const value = wholePercent(percent);
  return (
    <span className="bar">
      <span className="ring" aria-hidden="true">
        <MeterDrawing percent={value} />
      </span>
      {value}%{label !== undefined && <span className="vh"> {label}</span>}
    </span>
  );
}

/** A ring that closes while something is sent. `label` names what is on its way. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
  const value = wholePercent(percent);
  return (
    <span
      className="ring ring--s"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <MeterDrawing percent={value} />
      <span className="ring__n" aria-hidden="true">
        {value}%
      </span>
    </span>
  );
}

export type ReasonsRingProps = {
  /** The whole score, 0 to 100, shown in the middle. */
  percent: number;
  /** One per reason, outermost first. `null` means not stated: an all-dashed ring. */
  reasons: ReadonlyArray<{ label: string; percent: number | null }>;
  /** The word under the number and after it when spoken, e.g. "match". */
  caption: string;
};

/** One ring per reason. Never show it without the list that says the same in words. */
export function ReasonsRing({ percent, reasons, caption }: ReasonsRingProps) {
  const value = wholePercent(percent);
  const parts = reasons.map(
    (reason) => `${reason.label} ${reason.percent === null ? "not stated" : `${wholePercent(reason.percent)}%`}`,
  );
  return (
    <span className="ring ring--l ring--why" role="img" aria-label={`${value}% ${caption}: ${parts.join(", ")}`}>
      <Drawing size={200} className="ring__svg">
        {reasons.map((reason, index) => (
          <ReasonBand key={reason.label} index={index} percent={wholePercent(reason.percent ?? 0)} />
        ))}
      </Drawing>
      <span className="ring__n" aria-hidden="true">
        {value}%<span className="ring__cap">{caption}</span>
      </span>
    </span>
  );
}

/** A solid band is what fits; what is missing stays open, a thin dashed line. */
function ReasonBand({ index, percent }: { index: number; percent: number }) {
  const d = singleRing(`reason${index}`, { cx: 100, cy: 100, outerRadius: 94 - index * 15, wobble: 0.006, points: 30 });
  if (percent >= 100) return <path className="ring-fill" d={d} strokeWidth={8.5} />;
  return (
    <>
      <path className="ring-gap" d={d} strokeWidth={2.4} strokeDasharray="1.2 5.4" strokeLinecap="round" />
      {percent > 0 && (
        <>
          <path
            className="ring-clear"
            d={d}
            pathLength={100}
            strokeDasharray={`${percent + 1.2} 100`}
            strokeWidth={5}
          />
          <path className="ring-fill" d={d} pathLength={100} strokeDasharray={`${percent} 100`} strokeWidth={8.5} />
        </>
      )}
    </>
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
