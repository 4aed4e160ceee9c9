import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { startedBy, withLateScripts } from "./late-scripts.ts";

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="modulepreload" href="/assets/b.js" nonce="n1"/></head>' +
  '<body><p>Words</p><script nonce="n1">window.context = {};</script>' +
  '<script nonce="n1" type="module" async="">import "/assets/a.js";\n  window.text = "<b>";\nimport("/assets/b.js");</script></body></html>';

type Element = { tag: string; rel?: string; href?: string; type?: string; nonce?: string; textContent?: string };

/** Runs the page's remaining scripts; returns their browser calls in order. */
function runScripts(html: string, { tellsPaint }: { tellsPaint: boolean }) {
  const asked: Element[] = [];
  const waiting: Array<() => void> = [];
  const told: Array<() => void> = [];
  class PerformanceObserver {
    private readonly tell: () => void;
    constructor(tell: () => void) {
      this.tell = tell;
    }
    observe({ type }: { type: string }) {
      if (!tellsPaint) throw new TypeError("no such type");
      if (type === "paint") told.push(this.tell);
    }
  }
  const wait = (callback: () => void) => void waiting.push(callback);
  const document = {
    currentScript: { nonce: "n1" },
    createElement: (tag: string): Element => ({ tag }),
    head: { append: (element: Element) => void asked.push(element) },
  };
  const scripts = [...html.matchAll(/<script nonce="n1">([\s\S]*?)<\/script>/g)].map(([, code = ""]) => code);
  for (const code of scripts) {
    runInNewContext(code, { document, window: {}, requestAnimationFrame: wait, setTimeout: wait, PerformanceObserver });
  }
  return { asked, wait: () => waiting.shift()?.(), paint: () => told.map((tell) => tell()) };
}

test("loads scripts once after the first paint, with the page's nonce", () => {
  const { asked, wait, paint } = runScripts(withLateScripts(PAGE), { tellsPaint: true });
  wait();
  expect(asked).toEqual([]);
  paint();
  paint();
  wait();
  expect(asked.map(({ rel, href }) => ({ rel, href })).slice(0, 2)).toEqual([
    { rel: "modulepreload", href: "/assets/a.js" },
    { rel: "modulepreload", href: "/assets/b.js" },
  ]);
  expect(asked.at(-1)).toMatchObject({ tag: "script", type: "module" });
  expect(asked.at(-1)?.textContent).toBe('import "/assets/a.js";window.text = "<b>";import("/assets/b.js");');
  expect(asked.map(({ nonce }) => nonce)).toEqual(["n1", "n1", "n1"]);
});

test("a browser that reports no paint loads them after the first frame", () => {
  const { asked, wait } = runScripts(withLateScripts(PAGE), { tellsPaint: false });
  wait();
  expect(asked).toEqual([]);
  wait();
  expect(asked.map(({ tag }) => tag)).toEqual(["link", "link", "script"]);
});

test("reads the module that a script starts, and only from that script", () => {
  const scripts = [...withLateScripts(PAGE).matchAll(/<script nonce="n1">([\s\S]*?)<\/script>/g)];
  expect(scripts.map(([, code = ""]) => startedBy(code))).toEqual([
    null,
    'import "/assets/a.js";window.text = "<b>";import("/assets/b.js");',
  ]);
});

test("keeps the number of scripts, and fetches nothing before them", () => {
  const page = withLateScripts(PAGE);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
});

test("leaves a page without scripts unchanged", () => {
  expect(withLateScripts("<html><body>Gone</body></html>")).toBe("<html><body>Gone</body></html>");
});
