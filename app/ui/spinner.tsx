import { Arc, Drawing } from "./ring-drawing.tsx";
import { singleRing } from "./rings.ts";

const SPINNER_OUTLINE = singleRing("meter", { outerRadius: 42, wobble: 0.012, points: 10 });

/** A ring that turns during a submission, unless the person prefers reduced motion. Decorative. */
export function Spinner() {
  return (
    <Drawing size={100} className="spin">
      <path className="ring-track" d={SPINNER_OUTLINE} strokeWidth={14} />
      <Arc d={SPINNER_OUTLINE} percent={30} className="ring-fill" width={14} />
    </Drawing>
  );
}
