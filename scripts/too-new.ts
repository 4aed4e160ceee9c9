import { type ESTree, parseSync, Visitor } from "vite";

/**
 * The oldest browsers that the product works in: the last ones for Windows 7 and macOS 10.12, and iPhones of 2017. Older
 * ones have the pages as they are without scripts. The build rewrites for them what is new in the language; what is new
 * in the library stands in `LIBRARY`, and a script that uses it is refused.
 */
export const SUPPORTED_BROWSERS = ["chrome109", "edge109", "firefox115", "safari16.0", "ios16.0"];

/** Library features that one of them lacks. */
const LIBRARY = [
  ...["toReversed", "toSorted", "toSpliced", "isWellFormed", "toWellFormed", "canParse", "withResolvers"],
  ...["Map.groupBy", "Object.groupBy", "Array.fromAsync", "Promise.try", "AbortSignal.any"],
  ...["symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom", "Iterator.from", "ReadableStream.from"],
  ...["Intl.Segmenter", "Intl.DurationFormat", "CompressionStream", "DecompressionStream", "OffscreenCanvas"],
  ...["SharedWorker", "requestIdleCallback", "checkVisibility", "requestClose", "moveBefore", "userActivation"],
  ...["showPopover", "togglePopover", "Temporal"],
];

/** In regular expressions: lookbehind (Safari 16.4), inline flags, and the flag v. */
const PATTERNS = /\(\?<[=!]|\(\?[ims-]+:/;

/** Returns what a built script uses that a supported browser lacks, each with the code around it. */
export function tooNew(name: string, script: string): string[] {
  const found: string[] = [];
  function note({ start, end }: ESTree.Span, what: string) {
    found.push(`${name}: ${what} in ${script.slice(Math.max(0, start - 40), end + 20)}`);
  }
  const names = (...all: string[]) => all.find((one) => LIBRARY.includes(one));
  const onMember = (node: ESTree.MemberExpression) => {
    if (node.computed || node.property.type !== "Identifier") return;
    const owner = node.object.type === "Identifier" ? `${node.object.name}.` : "";
    const known = names(node.property.name, owner + node.property.name);
    if (known) note(node, known);
  };
  const onNew = (node: ESTree.NewExpression) => {
    const known = node.callee.type === "Identifier" && names(node.callee.name);
    if (known) note(node, known);
  };
  const onLiteral = (node: ESTree.Span & { regex?: { pattern: string; flags: string } }) => {
    if (node.regex && (PATTERNS.test(node.regex.pattern) || node.regex.flags.includes("v"))) note(node, "a pattern");
  };
  const onLoop = (node: ESTree.ForOfStatement) => {
    if (node.await) note({ start: node.start, end: node.start }, "for await");
  };
  const visit = { MemberExpression: onMember, NewExpression: onNew, Literal: onLiteral, ForOfStatement: onLoop };
  new Visitor(visit).visit(parseSync(name, script).program);
  return found;
}
