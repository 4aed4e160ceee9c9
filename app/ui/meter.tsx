import { Arc, Drawing, Years } from "./ring-drawing.tsx";
import { growTree, singleRing, wholePercent } from "./rings.ts";

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
  /** What is measured; read out as "91% match". */
  label: string;
  size?: "s" | "m" | "l" | undefined;
  /** Text under the number, inside the ring (large only). */
  caption?: string | undefined;
};

/** Match or completion as a ring; the number is text on top, so that it scales with the text. */
export function Meter({ percent, label, size = "s", caption }: MeterProps) {
  const value = wholePercent(percent);
  return (
    <span className={`ring ring--${size}`} role="img" aria-label={`${value}% ${label}`}>
      <MeterDrawing percent={value} />
      <span className="ring__n" aria-hidden="true">
        <span>{`${value}%`}</span>
        {caption !== undefined && <span className="ring__cap">{caption}</span>}
      </span>
    </span>
  );
}

/** The same where there is no room inside a ring: a small ring with the number beside it. */
export function InlineMeter({ percent, label }: { percent: number; label?: string | undefined }) {
  const value = wholePercent(percent);
  return (
    <span className="bar">
      <span className="ring" aria-hidden="true">
        <MeterDrawing percent={value} />
      </span>
      <span>{`${value}%`}</span>
      {label !== undefined && <span className="vh">{` ${label}`}</span>}
    </span>
  );
}

/** A ring that shows the progress of an upload. `label` names what is being sent. */
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
        {`${value}%`}
      </span>
    </span>
  );
}

export type ReasonsRingProps = {
  /** The whole score, 0 to 100, shown in the middle. */
  percent: number;
  /** One per reason, outermost first. `null` means not stated: an all-dashed ring. */
  reasons: ReadonlyArray<{ label: string; percent: number | null }>;
  /** The text under the number and after it when read out, such as "match". */
  caption: string;
};

/** One ring per reason. Always show it with the list, which says the same in words. */
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
        <span>{`${value}%`}</span>
        <span className="ring__cap">{caption}</span>
      </span>
    </span>
  );
}

/** A solid arc is what fits; a thin dashed line is what is missing. */
function ReasonBand({ index, percent }: { index: number; percent: number }) {
  const d = singleRing(`reason${index}`, { cx: 100, cy: 100, outerRadius: 95 - index * 13, wobble: 0.006, points: 16 });
  if (percent >= 100) return <path className="ring-fill" d={d} strokeWidth={7.5} />;
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
          <path className="ring-fill" d={d} pathLength={100} strokeDasharray={`${percent} 100`} strokeWidth={7.5} />
        </>
      )}
    </>
  );
}
