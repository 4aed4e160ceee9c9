import { IS_THOROUGH } from "./thoroughness.ts";

/** Hostile input for every form and every parameter. */
export const HOSTILE: Record<string, string> = {
  nothing: "",
  "a NUL": "a\u0000b",
  "quotes and a comment": "'; drop table users; --\\",
  "a pattern": "%_%\\",
  "a filter of another system": ",is_active.eq.false",
  script: '"><script>alert(1)</script>',
  "line separators": "a\u2028b\u2029c\u0085d\r\nBcc: x@people.example",
  "half a character": "\uD800",
  "text from right to left": "\u202Egnp.exe\u202C",
  "a very large number": "1e309",
  "a number with letters": "20abc",
  "a number below all": "-99999999999999999999",
  "no number": "NaN",
  prototype: "__proto__",
  "a text of 30,000 letters": "n".repeat(30_000),
  "2,000 family faces": "👩‍👩‍👧‍👦".repeat(500),
  "brackets without end": "[".repeat(10_000),
};

/**
 * Combines every field with hostile texts. When thorough, all of them if there are few fields, else a third each; by
 * default one in nine, so that all texts occur over all fields.
 */
export function shared(fields: readonly string[], texts: Record<string, string>): Array<[string, string, string]> {
  return fields.flatMap((field, at) =>
    Object.entries(texts)
      .filter((_, index) => (IS_THOROUGH ? fields.length < 3 || index % 3 === at % 3 : index % 9 === at % 9))
      .map(([kind, text]): [string, string, string] => [field, kind, text]),
  );
}
