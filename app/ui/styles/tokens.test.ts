import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Tokens = Record<string, string>;

function declarations(selector: string): Tokens {
  const tokens: Tokens = {};
  let from = css.indexOf(selector);
  while (from >= 0) {
    const body = css.slice(css.indexOf("{", from) + 1, css.indexOf("}", from));
    for (const [, name, value] of body.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{3,6})\b/g)) {
      if (name && value) tokens[name] = value;
    }
    from = css.indexOf(selector, css.indexOf("}", from));
  }
  return tokens;
}

const light = declarations(':root,\n  [data-theme="light"] {');
const dark = declarations('[data-theme="dark"] {');
const contrast = declarations('[data-theme="contrast"] {');
const lightInverse = declarations(":root:not([data-theme]) .inverse {");
const darkInverse = declarations('[data-theme="dark"] .inverse {');

const THEMES: Record<string, Tokens> = {
  light,
  "light inverse": { ...light, ...lightInverse },
  dark,
  "dark inverse": { ...dark, ...darkInverse },
  contrast,
};

function luminance(hex: string): number {
  const full = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join("") : hex.slice(1);
  const channels = [0, 2, 4].map((start) => {
    const value = Number.parseInt(full.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const PAIRS: ReadonlyArray<[text: string, ground: string, needs: number]> = [
  ...["paper", "paper-up", "paper-sunk", "primary-tint"].flatMap(
    (ground): Array<[string, string, number]> => [
      ["ink", ground, 7],
      ["ink-2", ground, 7],
    ],
  ),
  ["link", "paper", 7],
  ["on-primary", "primary", 7],
  ["on-primary", "primary-hover", 7],
  ["on-accent", "accent", 7],
  ["on-accent", "accent-hover", 7],
  ["line-ink", "paper", 3],
  ["line-ink", "paper-up", 3],
  ["line-ink", "paper-sunk", 3],
  ["focus", "paper", 3],
  ["focus", "paper-up", 3],
  ["accent", "paper", 3],
  ["ring-fill", "paper-up", 3],
  ["ring-open", "paper", 3],
  ["ring-ink", "paper", 3],
  ["ring-fill", "ring-track", 3],
  ...["good", "bad", "info", "warn", "mute", "brown", "rust"].map((tone): [string, string, number] => [
    tone,
    `${tone}-bg`,
    7,
  ]),
  ["good", "paper-up", 7],
  ["bad", "paper-up", 7],
];

test.each(Object.entries(THEMES))("every pair of colors is readable in the theme %s", (_, tokens) => {
  const poor = PAIRS.flatMap(([text, ground, needs]) => {
    const found = ratio(tokens[text] ?? "#000", tokens[ground] ?? "#000");
    return found < needs ? [`${text} on ${ground}: ${found.toFixed(2)} of ${needs}`] : [];
  });
  expect(poor).toEqual([]);
});

test("themes come from the stylesheet, with the figures of the design notes", () => {
  expect(Object.keys(light).length).toBeGreaterThan(40);
  expect(Object.keys(dark)).toEqual(expect.arrayContaining(Object.keys(light).filter((name) => name !== "scrim")));
  expect(ratio(light.ink ?? "", light.paper ?? "").toFixed(2)).toBe("14.56");
  expect(ratio(THEMES["light inverse"]?.ink ?? "", THEMES["light inverse"]?.paper ?? "").toFixed(2)).toBe("10.75");
  expect(ratio(THEMES["dark inverse"]?.["ink-2"] ?? "", THEMES["dark inverse"]?.paper ?? "").toFixed(2)).toBe("9.28");
  expect(ratio(contrast.link ?? "", contrast.paper ?? "").toFixed(2)).toBe("16.12");
});
