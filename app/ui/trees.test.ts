import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawStepTree, drawTree, TREES, type TreeName } from "./trees.ts";

function isTreeName(name: string): name is TreeName {
  return name in TREES;
}

function fileOf(name: string): string {
  return readFileSync(new URL(`./trees/${name}.svg`, import.meta.url), "utf8");
}

test.each(Object.keys(TREES).filter(isTreeName))("the file of %s matches its numbers", (name) => {
  expect(fileOf(name), "run: node scripts/draw-trees.ts").toBe(drawTree(name));
});

test("the file of the steps matches its numbers", () => {
  expect(fileOf("step"), "run: node scripts/draw-trees.ts").toBe(drawStepTree());
});
