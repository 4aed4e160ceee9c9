import { isElsewhere, isHarmfulLink } from "./link-targets.ts";
import { BAD_LINK, OUTSIDE, STARTS_PROGRAMS } from "./refusals.ts";

/** The control character that begins a field in Word, and the mark of a field that Word updates on opening. */
export const FIELD_START = "\u0013";
export const DIRTY_FIELD_START = `${FIELD_START}!`;

const FIELD_END = "\u0015";

/** A field that starts a program, loads a file, or is a link; then its target. */
const FIELD = new RegExp(
  `${FIELD_START}(!?)[\\s"]*` +
    "(?:(DDE(?:AUTO)?)|(INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DATABASE|RD)|HYPERLINK)" +
    `(?=[\\s"${FIELD_START}])([^${FIELD_START}-${FIELD_END}]{0,2000})`,
  "gi",
);
const TARGET = /"([^"]{1,1000})"|([^\s"]{3,1000})/g;

/** Returns what Word's field codes do that is not allowed, as a sentence. Each begins with FIELD_START. */
export function fieldRefusal(codes: string): string | null {
  for (const [, dirty, program, kind, rest = ""] of codes.matchAll(FIELD)) {
    if (program) return STARTS_PROGRAMS;
    // A picture pasted from a web page is stored in the document, unless it is linked (\\d).
    const loads = kind && (kind.toUpperCase() !== "INCLUDEPICTURE" || dirty || /\\d\b/i.test(rest));
    for (const [, quoted, bare = ""] of rest.matchAll(TARGET)) {
      // Field codes double each backslash.
      const target = (quoted ?? bare).replaceAll("\\\\", "\\").replace(/^\\(?=[a-z0-9])/i, "\\\\");
      if (loads && isElsewhere(target)) return OUTSIDE;
      if (isHarmfulLink(target)) return BAD_LINK;
    }
  }
  return null;
}
