import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { looseTexts } from "./loose-text.ts";

const ROOT = resolve(import.meta.dirname, "..");

function rulesIn(...parts: string[]) {
  return looseTexts(parts.map((text, nth) => ({ path: `part-${nth}.tsx`, text }))).map(({ rule }) => rule);
}

describe("the pages", () => {
  it("give each text that may change an element of its own", () => {
    const sources = globSync(join(ROOT, "app/**/*.tsx"))
      // Emails are rendered once, on the server.
      .filter((path) => !path.endsWith(".test.tsx") && !path.endsWith(".server.tsx"))
      .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, "utf8") }));
    expect(sources.length).toBeGreaterThan(200);
    expect(looseTexts(sources).map(({ path, line, text, rule }) => `${path}:${line} ${text} ${rule}`)).toEqual([]);
  });
});

describe("looseTexts", () => {
  it("finds a text that changes beside others", () => {
    expect(rulesIn("const A = ({ n }) => <p>Page {n}</p>;")).toEqual(["changes"]);
    expect(rulesIn("const A = ({ n }) => <p><i />{n}</p>;")).toEqual(["changes"]);
    expect(rulesIn(`const A = ({ n }) => <p>{\`Page \${n}\`}</p>;`)).toEqual([]);
    expect(rulesIn("const A = ({ n }) => <p>Page <b>{n}</b></p>;")).toEqual([]);
  });

  it("finds a text that appears and disappears", () => {
    expect(rulesIn('const A = ({ is }) => <p><i />{is && "Read"}</p>;')).toEqual(["comes and goes"]);
    expect(rulesIn("const A = ({ is }) => <p>{is ? <>One</> : <b>Two</b>}</p>;")).toEqual(["comes and goes"]);
    expect(rulesIn('const A = ({ is }) => <p>{is ? "One" : "Two"}</p>;')).toEqual([]);
  });

  it("finds a text after something that appears and disappears", () => {
    expect(rulesIn("const A = ({ is }) => <p>{is && <i />} words</p>;")).toEqual(["stands behind what comes and goes"]);
    expect(rulesIn("const A = ({ is }) => <p>{is && <i />}<b>words</b></p>;")).toEqual([]);
  });

  it("finds an element that becomes another one around its text", () => {
    const one = "<p>Sent on <b>Monday</b></p>";
    const [here, there] = [`return ${one}`, "return <p>{hint}</p>"];
    expect(rulesIn(`function A({ is, hint }) { if (is) { ${here}; } ${there}; }`)).toEqual(["turns into another"]);
    expect(rulesIn(`const A = ({ is, hint }) => <div>{is ? ${one} : <p>{hint}</p>}</div>;`)).toHaveLength(1);
    const keyed = here.replace("<p>", '<p key="sent">');
    expect(rulesIn(`function A({ is, hint }) { if (is) { ${keyed}; } ${there}; }`)).toEqual([]);
  });

  it("knows what a component of another file renders", () => {
    const part = "export function Part({ is }) { if (is) return null; return <i />; }";
    expect(rulesIn("const A = () => <p><Part is /> words</p>;", part)).toEqual(["stands behind what comes and goes"]);
    expect(rulesIn("const A = () => <p><Part /> words</p>;", "function Part() { return <i />; }")).toEqual([]);
    expect(rulesIn("const A = () => <p><Part /></p>;", "function Part({ a }) { return String(a); }")).toEqual([
      "changes",
    ]);
  });
});
