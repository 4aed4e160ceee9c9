import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ui = new URL("../", import.meta.url).pathname;
const files = readdirSync(ui, { recursive: true, encoding: "utf8" });
const sheets = files.filter((file) => file.endsWith(".css"));

function read(file: string): string {
  return readFileSync(join(ui, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
}

// Clauses 9-16.
test("layout follows the text size: container queries in rem", () => {
  for (const sheet of sheets) {
    const css = read(sheet);
    expect(css.match(/@media[^{]*width[^{]*/g) ?? [], sheet).toEqual([]);
    expect(css.match(/@container[^{]*\dpx[^{]*/g) ?? [], sheet).toEqual([]);
  }
});

test("every stylesheet names its layer", () => {
  for (const sheet of sheets.filter((file) => !/(^|\/)(styles|area|fonts|print)\.css$/.test(file))) {
    expect(read(sheet), sheet).toMatch(/@layer (tokens|base|parts|pages) \{/);
  }
});

test("a page's stylesheet declares the layer order first", () => {
  const app = join(ui, "..");
  const pages = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => ({ file, css: readFileSync(join(app, file), "utf8") }))
    .filter(({ css }) => css.includes("@layer pages {"));
  expect(pages.length).toBeGreaterThan(10);
  for (const { file, css } of pages) {
    const layers = css.replace(/\/\*[\s\S]*?\*\//g, "").trimStart();
    expect(layers.startsWith("@layer tokens, base, parts, pages;"), file).toBe(true);
  }
});

test("a theme changes only colors and lines", () => {
  const app = join(ui, "..");
  const all = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".css"));
  const css = all.map((file) => readFileSync(join(app, file), "utf8").replace(/\/\*[\s\S]*?\*\//g, "")).join("\n");
  const blocks = [...css.matchAll(/data-theme="(?:dark|contrast)"[^{}]*\{([^{}]*)\}/g)];
  expect(blocks.length).toBeGreaterThan(5);
  const properties = blocks.flatMap(([, body = ""]) =>
    [...body.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name]) => name),
  );
  expect(properties.filter((name = "") => !/^(--|color-scheme$|border|outline|box-shadow$)/.test(name))).toEqual([]);
});

test("every component's stylesheet is in one of the two entries", () => {
  const entries = ["styles.css", "area.css"];
  const listed = entries.map(read).join("\n");
  for (const sheet of sheets.filter((file) => !file.includes("/") && !entries.includes(file))) {
    expect(listed.split(`"./${sheet}"`), sheet).toHaveLength(2);
  }
});

test("no component has a style attribute, which the page policy forbids", () => {
  const parts = files.filter((file) => file.endsWith(".tsx") && !file.includes(".test."));
  for (const part of parts) expect(read(part), part).not.toMatch(/\sstyle=|dangerouslySetInnerHTML/);
});

test("fonts stay within 90 kB, critical ones within 40, with licenses", () => {
  const bytesOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + statSync(join(ui, "fonts", `${name}.woff2`)).size, 0);
  const always = ["atkinson", "fraunces-heading", "fraunces-title"];
  const whenThere = [
    ...["atkinson-more", "fraunces-heading-more", "fraunces-title-more"],
    ...["fraunces-quote", "fraunces-quote-more", "open-zero"],
  ];
  const fonts = files.filter((file) => file.endsWith(".woff2"));
  expect(fonts.toSorted()).toEqual([...always, ...whenThere].map((name) => `fonts/${name}.woff2`).toSorted());
  expect(bytesOf(always)).toBeLessThanOrEqual(40_000);
  expect(bytesOf([...always, ...whenThere])).toBeLessThanOrEqual(90_000);
  expect(files).toEqual(expect.arrayContaining(["fonts/LICENSE-atkinson", "fonts/LICENSE-fraunces"]));
});
