import { type ESTree, parseSync, Visitor } from "vite";

// A browser's translation replaces each text of a page by an element. React then refers to texts that are no longer
// there: it throws NotFoundError when it removes one or inserts before one, and updates to one are never visible. A
// text that is the only child of its element is safe, because React updates the element.

type Source = { path: string; text: string };
type Loose = { path: string; line: number; text: string; rule: string };
/** What an expression may render; "some" may also be nothing. */
type Kind = "text" | "fixed text" | "element" | "some" | "several" | "unknown";
type Kinds = ReadonlySet<Kind>;
type Node = ESTree.Node;
type Parent = ESTree.JSXElement | ESTree.JSXFragment;
type Child = Parent["children"][number];
/** The functions of a file and their results, and what each component renders, by name. */
type Known = { functions: Node[]; results: ESTree.ReturnStatement[]; parts: Map<string, Kinds> };

/** Inline elements: anything unknown in them is taken for text. */
const PHRASES = /^(a|b|button|dd|dt|em|figcaption|h[1-6]|label|legend|li|p|small|span|strong|summary|td|th|time)$/;
const PHRASE_PARTS = /^(Link|NavLink|Button|ButtonLink|GoLink|Badge)$/;

/**
 * Finds texts that share their element with something and may change, appear, or disappear, or that come after
 * something that may. Looks only at the syntax, of all `sources` together.
 */
export function looseTexts(sources: readonly Source[]): Loose[] {
  const parts = new Map<string, Kinds>();
  const files = sources.map((source) => ({ ...source, ...read(source, parts) }));
  // Twice, because a component may use components that are read later.
  for (const { components, known } of [...files, ...files]) {
    for (const { id, body } of components) if (id && body) parts.set(id.name, kindsOfResults(body, known));
  }
  return files.flatMap(({ path, text, parents, choices, known }) => {
    const loose = parents.flatMap((parent) => {
      const children = childrenOf(parent);
      return children.flatMap((child, index) => {
        const rule = ruleBroken(parent, children, index, known);
        return rule ? [{ node: child, rule }] : [];
      });
    });
    const shared = [
      ...choices.map(outcomesOf),
      ...known.functions.map((one) => returnsOf(one, known).flatMap(outcomesOf)),
    ]
      .flatMap((outcomes) =>
        outcomes.filter((one) => outcomes.some((other) => other !== one && isTurnedInto(one, other))),
      )
      .map((node) => ({ node, rule: "turns into another" }));
    return [...new Map([...loose, ...shared].map((one) => [one.node, one])).values()].map(({ node, rule }) => ({
      path,
      line: text.slice(0, node.start).split("\n").length,
      text: text.slice(node.start, node.end),
      rule,
    }));
  });
}

function read({ path, text }: Source, parts: Known["parts"]) {
  const known: Known = { functions: [], results: [], parts };
  const components: ESTree.Function[] = [];
  const parents: Parent[] = [];
  const choices: Node[] = [];
  const keepFunction = (node: Node) => void known.functions.push(node);
  const keepResult = (node: ESTree.ReturnStatement) => void known.results.push(node);
  const keepParent = (node: Parent) => void parents.push(node);
  const keepChoice = (node: Node) => void choices.push(node);
  const keepComponent = (node: ESTree.Function) => {
    known.functions.push(node);
    if (/^[A-Z]/.test(node.id?.name ?? "")) components.push(node);
  };
  const visit = {
    FunctionDeclaration: keepComponent,
    FunctionExpression: keepFunction,
    ArrowFunctionExpression: keepFunction,
    ReturnStatement: keepResult,
    JSXElement: keepParent,
    JSXFragment: keepParent,
    ConditionalExpression: keepChoice,
  };
  new Visitor(visit).visit(parseSync(path, text).program);
  return { known, components, parents, choices };
}

function ruleBroken(parent: Parent, children: Child[], index: number, known: Known): string | null {
  const all = children.map((child) => kindsOf(child, known));
  const own = all[index] ?? new Set();
  const mayBeText = own.has("text") || own.has("fixed text") || (own.has("unknown") && isForText(parent, all));
  if (!mayBeText) return null;
  if (own.has("some") && (children.length > 1 || own.has("several"))) return "comes and goes";
  const isAlone = children.length === 1 && children[0]?.type !== "JSXElement";
  if (!isAlone && (own.has("text") || own.has("unknown"))) return "changes";
  return all[index - 1]?.has("some") ? "stands behind what comes and goes" : null;
}

function isForText(parent: Parent, all: Kinds[]): boolean {
  if (all.some((kinds) => kinds.has("text") || kinds.has("fixed text"))) return true;
  const name = parent.type === "JSXElement" ? nameOf(parent) : "";
  return PHRASES.test(name) || PHRASE_PARTS.test(name);
}

function nameOf({ openingElement: { name } }: ESTree.JSXElement): string {
  return name.type === "JSXIdentifier" ? name.name : "";
}

/** Returns children without comments and line breaks between tags. */
function childrenOf(parent: Parent): Child[] {
  return parent.children.filter((child) => {
    if (child.type === "JSXText") return child.value.trim() !== "" || !child.value.includes("\n");
    return child.type !== "JSXExpressionContainer" || child.expression.type !== "JSXEmptyExpression";
  });
}

function kindsOf(node: Node | null | undefined, known: Known): Kinds {
  switch (node?.type) {
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
      return kindsOf(node.expression, known);
    case "JSXText":
      return new Set(["fixed text"]);
    case "Literal":
      return new Set([typeof node.value === "string" || typeof node.value === "number" ? "fixed text" : "some"]);
    case "TemplateLiteral":
      return new Set([node.expressions.every(isFixed) ? "fixed text" : "text"]);
    case "JSXElement":
      return kindsOfElement(node, known);
    case "JSXFragment":
      return union(new Set(["several"]), ...childrenOf(node).map((child) => kindsOf(child, known)));
    case "ConditionalExpression":
      return union(new Set(["some"]), kindsOf(node.consequent, known), kindsOf(node.alternate, known));
    case "LogicalExpression":
      return union(
        new Set(["some"]),
        node.operator === "&&" ? new Set() : kindsOf(node.left, known),
        kindsOf(node.right, known),
      );
    case "CallExpression":
      return kindsOfCall(node, known);
    default:
      return new Set([node && isFixed(node) ? "fixed text" : "unknown"]);
  }
}

/** NAME and NAME.part never change. */
function isFixed(node: Node): boolean {
  if (node.type === "Identifier") return /^[A-Z][A-Z0-9_]+$/.test(node.name);
  return node.type === "MemberExpression" && !node.computed && isFixed(node.object);
}

function kindsOfElement(node: ESTree.JSXElement, known: Known): Kinds {
  const name = nameOf(node);
  if (name !== "Fragment" && name !== "Suspense") return known.parts.get(name) ?? new Set(["element"]);
  return union(new Set(["some", "several"]), ...childrenOf(node).map((child) => kindsOf(child, known)));
}

/** Of calls, only `map` is known: what its callback renders. */
function kindsOfCall({ callee, arguments: [made] }: ESTree.CallExpression, known: Known): Kinds {
  const name = callee.type === "MemberExpression" && callee.property.type === "Identifier" ? callee.property.name : "";
  if (name !== "map" || made?.type !== "ArrowFunctionExpression") return new Set(["unknown"]);
  const each = made.body.type === "BlockStatement" ? kindsOfResults(made.body, known) : kindsOf(made.body, known);
  return union(new Set(["some", "several"]), each);
}

/** Returns what a function returns, without the functions inside it. */
function kindsOfResults(body: Node, known: Known): Kinds {
  const results = returnsOf(body, known);
  const kinds = union(...results.map((result) => kindsOf(result, known)));
  return results.length > 1 && kinds.has("several") ? union(kinds, new Set(["some"])) : kinds;
}

function returnsOf(outer: Node, known: Known): Array<Node | null> {
  const isWithin = (node: Node) => node !== outer && outer.start <= node.start && node.end <= outer.end;
  const inner = known.functions.filter(isWithin);
  const own = known.results.filter(
    (one) => isWithin(one) && !inner.some(({ start, end }) => start <= one.start && one.end <= end),
  );
  return own.map(({ argument }) => argument);
}

/** Returns the elements that an expression may evaluate to. */
function outcomesOf(node: Node | null): ESTree.JSXElement[] {
  switch (node?.type) {
    case "JSXElement":
      return [node];
    case "ParenthesizedExpression":
      return outcomesOf(node.expression);
    case "ConditionalExpression":
      return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
    case "LogicalExpression":
      return outcomesOf(node.right);
    default:
      return [];
  }
}

/** Whether React turns one element into the other and has to remove or change a text beside others. */
function isTurnedInto(one: ESTree.JSXElement, other: ESTree.JSXElement): boolean {
  if (nameOf(one) !== nameOf(other) || keyOf(one) !== keyOf(other)) return false;
  const [own, its] = [childrenOf(one), childrenOf(other)];
  const isMixed = own.length > 1 && own.some(({ type }) => type === "JSXText");
  if (isMixed && own.some((child, index) => !isSameText(child, its[index]))) return true;
  return own.some((child, index) => {
    const twin = its[index];
    return child.type === "JSXElement" && twin?.type === "JSXElement" && isTurnedInto(child, twin);
  });
}

function isSameText(child: Child, twin: Child | undefined): boolean {
  return child.type !== "JSXText" || (twin?.type === "JSXText" && twin.value === child.value);
}

function keyOf({ openingElement }: ESTree.JSXElement): string {
  const key = openingElement.attributes.find((one) => one.type === "JSXAttribute" && one.name.name === "key");
  return key ? JSON.stringify(key.type === "JSXAttribute" && key.value) : "";
}

function union(...all: Kinds[]): Kinds {
  return new Set(all.flatMap((kinds) => [...kinds]));
}
