import "./require-node.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawStepTree, drawTree, TREES, type TreeName } from "../app/ui/trees.ts";
import { ROOT } from "./run.ts";

// Draws the trees of the public pages into files that a browser keeps: inside the pages they weighed more than the
// words. Run it again when a tree in app/ui/trees.ts changes.
function isTreeName(name: string): name is TreeName {
  return name in TREES;
}

const FOLDER = join(ROOT, "app/ui/trees");

writeFileSync(join(FOLDER, "step.svg"), drawStepTree());
for (const name of Object.keys(TREES).filter(isTreeName)) {
  writeFileSync(join(FOLDER, `${name}.svg`), drawTree(name));
}
