import { SectionRings } from "./ring.tsx";
import type { Point, Ring } from "./rings.ts";

/** A label on one year of the tree: `at` is the ring's place from pith (0) to bark (1), `angle` in radians. */
export type Plate = { text: string; at: number; angle: number };

const YEARS = 40;
const LETTER_WIDTH = 7.15;
const PLATE_HEIGHT = 28;

/** A working life as a tree of forty years with the last one still open, and a few years labelled. Decorative. */
export function HeroRings({ plates }: { plates: readonly Plate[] }) {
  return (
    <SectionRings seed="launch" years={YEARS} open={62} size={640} width={1.7} openWidth={8} points={26}>
      {(rings) => (
        <g className="plates">
          {plates.map((plate) => (
            <PlateDrawing key={plate.text} text={plate.text} point={placeOf(rings, plate)} />
          ))}
        </g>
      )}
    </SectionRings>
  );
}

function placeOf(rings: Ring[], { at, angle }: Plate): Point {
  const ring = rings[Math.min(rings.length - 1, Math.round(at * rings.length))];
  const [x, y] = ring?.pointAt(angle) ?? [0, 0];
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function PlateDrawing({ text, point: [x, y] }: { text: string; point: Point }) {
  return (
    <>
      <circle className="plate-dot" cx={x} cy={y} r={6.5} />
      <rect
        className="plate-bg"
        x={x + 12}
        y={y - PLATE_HEIGHT / 2}
        width={text.length * LETTER_WIDTH + 20}
        height={PLATE_HEIGHT}
        rx={3}
      />
      <text className="plate" x={x + 21} y={y + 5}>
        {text}
      </text>
    </>
  );
}
