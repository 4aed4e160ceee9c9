import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { type ESTree, parseSync } from "vite";

type Node = ESTree.Node;
type ShownText = { line: number; text: string };

const ROOT = resolve(import.meta.dirname, "..");
/** Word lists, and code without visible texts. */
const UNSEEN =
  /\.test\.tsx?$|safety\/scams|^app\/(vocabulary|db|platform)\/|widely-used|jobs\/wording\/(?!labels)|synonyms|judged/;

/** Inline elements, whose words belong to the sentence around them. */
const PHRASES = /^(a|abbr|b|br|code|em|i|kbd|q|small|span|strong|time|Link|NavLink)$/;
/** Attributes and properties with code, whatever it looks like. */
const CODE =
  /^(className|class|key|id|name|type|rel|href|to|path|form|autoComplete|style|pattern|sizes|d|viewBox|code)$/i;
/** Calls whose texts are for logs or operators. */
const CALLS_OF_CODE =
  /^(log\w*|warn|error|info|debug|query|sql|prepare|replace|replaceAll|split|join|startsWith|endsWith|includes|get|set|has|append|querySelector\w*|addEventListener|require|index|uniqueIndex)$/;

/** Returns the texts of every file below `app`, `server`, and the demo market, by path. */
export function productTexts(): { path: string; texts: ShownText[] }[] {
  return globSync(join(ROOT, "{app,server,scripts/demo}/**/*.{ts,tsx}"))
    .map((file) => relative(ROOT, file))
    .filter((path) => !UNSEEN.test(path))
    .sort()
    .map((path) => ({ path, texts: shownTexts(path, readFileSync(join(ROOT, path), "utf8")) }));
}

/**
 * Returns the visible texts of a file in order: text between tags, and strings that look like words. A value within a
 * text is "{...}". It looks only at the syntax, so some strings of code are included.
 */
export function shownTexts(path: string, source: string): ShownText[] {
  const texts: ShownText[] = [];
  function note(node: Node, text: string) {
    const words = text.replace(/\s+/g, " ").trim();
    if (looksShown(words)) texts.push({ line: source.slice(0, node.start).split("\n").length, text: words });
  }
  function readAll(node: Node) {
    for (const child of childrenOf(node)) read(child);
  }
  function read(node: Node) {
    if (isCode(node)) return;
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      for (const run of runsOf(node)) note(run[0] ?? node, run.map(textOf).join(""));
      readAll(node);
    } else if (node.type === "Literal" && typeof node.value === "string") {
      note(node, node.value);
    } else if (node.type === "TemplateLiteral") {
      note(node, textOf(node));
      readAll(node);
    } else {
      readAll(node);
    }
  }
  read(parseSync(path, source).program);
  return texts;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function isCode(node: Node): boolean {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "TaggedTemplateExpression":
    case "TSLiteralType":
      return true;
    case "ThrowStatement":
      return isPlainError(node);
    case "Property":
      return node.key.type === "Identifier" && node.key.name === "className";
    case "JSXAttribute":
      return node.name.type === "JSXIdentifier" && CODE.test(node.name.name);
    case "CallExpression":
      return CALLS_OF_CODE.test(nameOf(node.callee));
    default:
      return false;
  }
}

/** Plain errors are for the log; users see errors of another class. */
function isPlainError({ argument }: ESTree.ThrowStatement): boolean {
  return argument.type === "NewExpression" && nameOf(argument.callee) === "Error";
}

function nameOf(callee: Node): string {
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : "";
}

/** Returns the children of an element that form a text together. */
function runsOf({ children }: ESTree.JSXElement | ESTree.JSXFragment): Node[][] {
  const runs: Node[][] = [[]];
  for (const child of children) {
    if (isPhrase(child)) runs.at(-1)?.push(child);
    else runs.push([]);
  }
  return runs.filter((run) => run.some((node) => node.type === "JSXText" && node.value.trim() !== ""));
}

function isPhrase(node: Node): boolean {
  if (node.type !== "JSXElement") return node.type === "JSXText" || node.type === "JSXExpressionContainer";
  const { name } = node.openingElement;
  return name.type === "JSXIdentifier" && PHRASES.test(name.name);
}

function textOf(node: Node): string {
  switch (node.type) {
    case "JSXText":
      return node.value;
    case "JSXElement":
      return node.children.map(textOf).join("");
    case "JSXExpressionContainer":
      return textOf(node.expression);
    case "Literal":
      return typeof node.value === "string" ? node.value : "{...}";
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.cooked ?? "").join("{...}");
    default:
      return "{...}";
  }
}

/** Whether it has two words, or begins like a sentence. */
function looksShown(words: string): boolean {
  const isOnlyValues = !/[a-z]/i.test(words.replaceAll("{...}", ""));
  const isCodeLike = /^[\w$.-]*[a-z][A-Z_]|^[#./@]|^[a-z-]+:|^\(?[a-z-]+: |[;{}] *$/.test(
    words.replaceAll("{...}", ""),
  );
  return !isOnlyValues && !isCodeLike && (/[a-z]\S* +\S/i.test(words) || /^[A-Z][a-z]/.test(words));
}
