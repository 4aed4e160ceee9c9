import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="modulepreload" href="/assets/b.js" nonce="n1"/></head>' +
  '<body><p>Words</p><script nonce="n1">window.context = {};</script>' +
  '<script nonce="n1" type="module" async="">import "/assets/a.js";\n  window.text = "<b>";\nimport("/assets/b.js");</script></body></html>';

type Element = { tag: string; rel?: string; href?: string; type?: string; nonce?: string; textContent?: string };

/** Runs what is left of the page's scripts; what they ask of the browser comes back in order. */
function runScripts(html: string) {
  const asked: Element[] = [];
  const waiting: Array<() => void> = [];
  const wait = (callback: () => void) => void waiting.push(callback);
  const document = {
    currentScript: { nonce: "n1" },
    createElement: (tag: string): Element => ({ tag }),
    head: { append: (element: Element) => void asked.push(element) },
  };
  const scripts = [...html.matchAll(/<script nonce="n1">([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
  for (const code of scripts) {
    runInNewContext(code, { document, window: {}, requestAnimationFrame: wait, setTimeout: wait });
  }
  return { asked, frame: () => waiting.shift()?.() };
}

test("scripts are asked for only after the first frame, with the page's nonce", () => {
  const { asked, frame } = runScripts(withLateScripts(PAGE));
  expect(asked).toEqual([]);
  frame();
  expect(asked).toEqual([]);
  frame();
  expect(asked.map(({ rel, href }) => ({ rel, href })).slice(0, 2)).toEqual([
    { rel: "modulepreload", href: "/assets/a.js" },
    { rel: "modulepreload", href: "/assets/b.js" },
  ]);
  expect(asked.at(-1)).toMatchObject({ tag: "script", type: "module" });
  expect(asked.at(-1)?.textContent).toBe('import "/assets/a.js";window.text = "<b>";import("/assets/b.js");');
  expect(asked.map(({ nonce }) => nonce)).toEqual(["n1", "n1", "n1"]);
});

test("there are as many scripts as React rendered, and nothing is fetched before them", () => {
  const page = withLateScripts(PAGE);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
});

test("a page without scripts stays as it is", () => {
  expect(withLateScripts("<html><body>Gone</body></html>")).toBe("<html><body>Gone</body></html>");
});
