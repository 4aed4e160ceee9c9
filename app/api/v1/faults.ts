import type { ZodError } from "zod";
import { jobSchema } from "#app/features/jobs/schema.ts";
import { tooLongText } from "#app/words.ts";
import { type Fault, pointerTo } from "./problems.ts";

type Issue = ZodError["issues"][number];

/** Returns an error for each wrong value of a request, in the words of the forms, or in a plain sentence. */
export function faultsIn(error: ZodError, target: string): Fault[] {
  return error.issues.map((issue) => {
    const { path } = issue;
    const names = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
    if (target !== "json") return { parameter: String(names[0] ?? ""), detail: plainText(issue) };
    return { pointer: pointerTo(names), detail: formText(issue) ?? plainText(issue) };
  });
}

/** What the posting form says about each field that is left out. */
const FORM_TEXTS = new Map(
  (jobSchema.safeParse({}).error?.issues ?? []).map(({ path, message }) => [path.join("."), message] as const),
);

/** The form's words for a value that is missing or of another type; null for others, and for what no form has. */
function formText({ code, path }: Issue): string | null {
  return code === "invalid_type" ? (FORM_TEXTS.get(path.join(".")) ?? null) : null;
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
};

/** The schemas' own messages stay; zod's, which are for programmers of schemas, become sentences. */
function plainText(issue: Issue): string {
  switch (issue.code) {
    case "unrecognized_keys":
      return "This isn't known here";
    case "invalid_type":
      return isDefault(issue) ? typeText(issue.expected, issue.message) : issue.message;
    case "invalid_value":
      return isDefault(issue) ? `Please use ${oneOfText(issue.values)}` : issue.message;
    case "too_big":
      if (!isDefault(issue)) return issue.message;
      return issue.origin === "string" ? tooLongText(Number(issue.maximum)) : `Please use at most ${issue.maximum}`;
    case "too_small":
      return isDefault(issue) ? `Please use at least ${issue.minimum}` : issue.message;
    default:
      return isDefault(issue) ? "This value isn't valid" : issue.message;
  }
}

function isDefault({ message }: Issue): boolean {
  return /^(?:Invalid|Too (?:big|small)|Unrecognized)/.test(message);
}

function typeText(expected: string, message: string): string {
  const isMissing = message.endsWith("received undefined");
  return isMissing ? "This is required" : `This must be ${TYPES[expected] ?? "of another type"}`;
}

function oneOfText(values: readonly unknown[]): string {
  return new Intl.ListFormat("en-US", { type: "disjunction" }).format(values.map(String));
}
