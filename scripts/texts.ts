import "./require-node.ts";
import { productTexts } from "./shown-texts.ts";

// `npm run texts`: every text of the product that a person may read, on one page, for an editor. With the beginning of a
// path it prints a part: `npm run texts -- app/features/jobs`.

const part = process.argv[2] ?? "";
for (const { path, texts } of productTexts()) {
  if (texts.length === 0 || !path.startsWith(part)) continue;
  console.log(`\n${path}`);
  for (const { line, text } of texts) console.log(`${String(line).padStart(5)}  ${text}`);
}
