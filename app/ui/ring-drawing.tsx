import type { ReactNode } from "react";
import type { Ring } from "./rings.ts";

type DrawingProps = { size: number; className: string; children: ReactNode };

/** A square drawing, hidden from screen readers. */
export function Drawing({ size, className, children }: DrawingProps) {
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** An arc of `percent` of a ring, from twelve o'clock, clockwise. */
export function Arc({
  d,
  percent,
  className,
  width,
}: {
  d: string;
  percent: number;
  className: string;
  width: number;
}) {
  return (
    <path
      className={className}
      d={d}
      pathLength={100}
      strokeDasharray={`${percent} 100`}
      strokeWidth={width}
      strokeLinecap={percent >= 100 ? undefined : "round"}
    />
  );
}

/** All rings in one path. */
export function Years({ rings, className, width }: { rings: Ring[]; className: string; width: number }) {
  return rings.map((ring) => <path key={ring.t} className={className} d={ring.d} strokeWidth={width} />);
}
