import { SectionRings } from "./section-rings.tsx";

/** A label on a ring of the drawing, in its units. */
export type Plate = { text: string; x: number; y: number };

const LETTER_WIDTH = 7.15;
const PLATE_HEIGHT = 28;

/** A working life as a tree of forty rings with the last one still open, and a few labels. Decorative. */
export function HeroRings({ plates }: { plates: readonly Plate[] }) {
  return (
    <SectionRings name="launch" size={640}>
      <g className="plates">
        {plates.map((plate) => (
          <PlateDrawing key={plate.text} {...plate} />
        ))}
      </g>
    </SectionRings>
  );
}

function PlateDrawing({ text, x, y }: Plate) {
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
