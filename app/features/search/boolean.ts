import { wordsOf } from "./keywords.ts";
import { isTown } from "./understanding/places.ts";

/** The most words of a search with operators; what exceeds them is ignored. */
const MOST_WORDS = 40;

/** What a search with operators asks for. A text is plain words, or a phrase in its quotation marks. */
export type Expression =
  | { kind: "text"; text: string }
  | { kind: "and" | "or"; parts: readonly Expression[] }
  | { kind: "not"; part: Expression };

type Operator = "AND" | "OR" | "NOT";

/** What is wrong with the operators of a search. The search goes on as if it were mended. */
export type BooleanProblem =
  | { kind: "unclosed" | "unopened" | "unquoted" | "empty" }
  | { kind: "long"; words: number }
  | { kind: "dangling"; operator: Operator };

/** A search with operators as far as it can be read, and the first problem. `expression` is null if nothing is left. */
export type ReadBoolean = { expression: Expression | null; problem: BooleanProblem | null };

type Token = { kind: "(" | ")" | Operator } | { kind: "words" | "phrase"; text: string };

const OPERATORS: readonly Operator[] = ["AND", "OR", "NOT"];
const TOKENS = /(?<=^|[\s(])-(?=["(])|"[^"]*"?|[()]|[^\s()"]+/g;
/** Inches are no quotation marks: 5" pipes. */
const LONE_QUOTE = /^[^"]*(?:"[^"]*"[^"]*)*(?<!\d)"[^"]*$/;

/**
 * Reads a search with AND, OR, and NOT in capitals, or parentheses; null for any other text. NOT binds before AND,
 * which binds before OR; two neighbors are joined by AND. What is unbalanced is read as if it were complete.
 */
export function readBoolean(typed: string): ReadBoolean | null {
  const { tokens, isLong } = tokensOf(typed);
  if (tokens.every(({ kind }) => kind === "words" || kind === "phrase")) return null;
  let at = 0;
  let problem: BooleanProblem | null = null;
  const report = (found: BooleanProblem) => {
    problem ??= found;
  };
  const kindHere = () => tokens[at]?.kind ?? "end";
  const isEnd = () => kindHere() === "end" || kindHere() === ")" || kindHere() === "OR";

  function alternatives(): Expression | null {
    const parts = [conjunction()];
    while (kindHere() === "OR") {
      at += 1;
      parts.push(conjunction());
    }
    const known = parts.filter((part) => part !== null);
    if (parts.length > 1 && known.length < parts.length) report({ kind: "dangling", operator: "OR" });
    return joined("or", known);
  }

  function conjunction(): Expression | null {
    const parts: Expression[] = [];
    while (!isEnd()) {
      if (kindHere() === "AND") {
        const isFirst = parts.length === 0;
        at += 1;
        if (isFirst || isEnd() || kindHere() === "AND") report({ kind: "dangling", operator: "AND" });
        continue;
      }
      const part = negation();
      if (part) parts.push(part);
    }
    return joined("and", parts);
  }

  function negation(): Expression | null {
    if (kindHere() !== "NOT") return operand();
    at += 1;
    if (isEnd() || kindHere() === "AND") {
      report({ kind: "dangling", operator: "NOT" });
      return null;
    }
    const part = negation();
    return part?.kind === "not" ? part.part : part && { kind: "not", part };
  }

  function operand(): Expression | null {
    const token = tokens[at];
    at += 1;
    if (token?.kind === "words" || token?.kind === "phrase") return { kind: "text", text: token.text };
    const from = at;
    const inner = alternatives();
    if (at === from) report({ kind: kindHere() === ")" ? "empty" : "unclosed" });
    else if (kindHere() !== ")") report({ kind: "unclosed" });
    at += 1;
    return inner;
  }

  const all = [alternatives()];
  while (kindHere() === ")") {
    report({ kind: "unopened" });
    at += 1;
    all.push(alternatives());
  }
  const expression = joined(
    "and",
    all.filter((part) => part !== null),
  );
  return { expression, problem: isLong ? { kind: "long", words: MOST_WORDS } : (quoteProblem(typed) ?? problem) };
}

/** Returns what is wrong with the quotation marks of a search; null if nothing is. */
export function quoteProblem(typed: string): BooleanProblem | null {
  return LONE_QUOTE.test(withPlainQuotes(typed)) ? { kind: "unquoted" } : null;
}

/** Returns the texts of an expression that are wanted, without those that are excluded. */
export function wantedTexts(expression: Expression): string[] {
  if (expression.kind === "not") return [];
  return expression.kind === "text" ? [expression.text] : expression.parts.flatMap(wantedTexts);
}

function joined(kind: "and" | "or", parts: readonly Expression[]): Expression | null {
  return parts.length > 1 ? { kind, parts } : (parts[0] ?? null);
}

function withPlainQuotes(typed: string): string {
  return typed.replaceAll(/[“”„]/g, '"');
}

/** Splits a search into operators, parentheses, phrases, and runs of plain words, up to the limit of words. */
function tokensOf(typed: string): { tokens: Token[]; isLong: boolean } {
  const pieces = withPlainQuotes(typed).match(TOKENS) ?? [];
  const tokens: Token[] = [];
  let words = 0;
  for (const [at, piece] of pieces.entries()) {
    const operator = OPERATORS.find((one) => one === piece || (one === "NOT" && piece === "-"));
    if (piece === "(" || piece === ")") tokens.push({ kind: piece });
    else if (operator && !isOregon(pieces, at)) tokens.push({ kind: operator });
    else {
      words += piece.split(/\s+/).length;
      if (words > MOST_WORDS) continue;
      const last = tokens.at(-1);
      if (piece.startsWith('"')) tokens.push({ kind: "phrase", text: `"${piece.replaceAll('"', "")}"` });
      else if (last?.kind === "words") last.text += ` ${piece}`;
      else tokens.push({ kind: "words", text: piece });
    }
  }
  return { tokens, isLong: words > MOST_WORDS };
}

/** Whether "OR" is the state behind one of its towns, with nothing or a ZIP code to follow: "Portland OR". */
function isOregon(pieces: readonly string[], at: number): boolean {
  const next = pieces[at + 1] ?? ")";
  const isLast = next === ")" || /^\d{5}$/.test(next) || OPERATORS.some((operator) => operator === next);
  return (
    pieces[at] === "OR" &&
    isLast &&
    [1, 2, 3].some((length) => at >= length && isTown(wordsOf(pieces.slice(at - length, at).join(" "))))
  );
}
