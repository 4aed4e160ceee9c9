/** A start tag: its name without a prefix, and its raw attributes. */
type Tag = { name: string; attributes: ReadonlyMap<string, string> };

/** White space, a declaration (its words), a comment, an end tag, or a start tag (its name, its attributes). */
const TOKEN =
  /\s+|<\?xml\s([^?>]*)\?>|<!--[\s\S]*?-->|<\/[\w:.-]+\s*>|<(?:[\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/gy;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/**
 * A resume's lists have less than a tenth of these, and a megabyte of tags would block the server for a third of a
 * second.
 */
const MAX_TOKENS = 20_000;
const OTHER_ENCODING = /encoding\s*=\s*["'](?!utf-?8["'])/i;

/**
 * Yields the start tags of an XML file that has only tags and comments, such as the lists in a docx. Yields null and
 * stops where another parser might read something else: another encoding than UTF-8, a DOCTYPE, text between the tags,
 * a repeated attribute, or more than 20,000 tokens.
 */
export function* readTags(bytes: Buffer): Generator<Tag | null, void> {
  const xml = bytes.toString("utf8");
  if (xml.includes("\0")) return yield null;
  let count = 0;
  let end = 0;
  for (const { 0: token, 1: declaration, 2: name, 3: listed = "", index } of xml.matchAll(TOKEN)) {
    count += 1;
    if (count > MAX_TOKENS || (declaration && OTHER_ENCODING.test(declaration))) return yield null;
    end = index + token.length;
    if (!name) continue;
    const attributes = new Map<string, string>();
    for (const [, attribute = "", double, single = ""] of listed.matchAll(ATTRIBUTE)) {
      if (attributes.has(attribute)) return yield null;
      attributes.set(attribute, double ?? single);
    }
    yield { name, attributes };
  }
  if (end < xml.length) yield null;
}
