import "./require-node.ts";
import { join } from "node:path";
import sharp from "sharp";
import { growTree } from "../app/ui/rings.ts";
import { ROOT } from "./run.ts";

// Draws what stands behind the words of a job's share image. The server itself never reads SVG (photos are untrusted),
// so the drawing is kept as a picture. Run it again only when the colours or the rings change.
const PAPER = "#faf5ea";
const WOOD = "#1c4b38";
const OPEN = "#c84e20";
const OPEN_SHARE = 0.62;
const TURN = Math.PI * 2;

function rings(count: number, cx: number, cy: number, outerRadius: number, stroke: number): string {
  const tree = growTree("share", count, { cx, cy, innerRadius: outerRadius * 0.05, outerRadius, points: 30 });
  return tree
    .map(({ d, share }, index) =>
      index === tree.length - 1
        ? `<path d="${d}" stroke="${OPEN}" stroke-width="${stroke * 3}" stroke-linecap="round" stroke-dasharray="${TURN * outerRadius * OPEN_SHARE} 9999"/>`
        : `<path d="${d}" stroke="${WOOD}" stroke-width="${stroke * (0.6 + share)}"/>`,
    )
    .join("");
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" fill="none"><rect width="1200" height="630" fill="${PAPER}"/><g transform="translate(2080 0) scale(-1 1)">${rings(26, 1040, 300, 330, 2.4)}</g>${rings(5, 96, 102, 25, 2.2)}</svg>`;
await sharp(Buffer.from(svg))
  .png({ palette: true, colours: 32 })
  .toFile(join(ROOT, "app/http/share-parts/background.png"));
