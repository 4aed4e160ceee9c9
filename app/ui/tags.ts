import { namesIn } from "#app/words.ts";

/** How tags are compared where nothing else is said: without regard to capitals. */
function withoutCapitals(tag: string): string {
  return tag.toLowerCase();
}

/** The tags in a typed or pasted list: trimmed, empty ones ignored, each once by its key. */
export function tagsFromText(
  text: string,
  present: readonly string[] = [],
  keyOf: (tag: string) => string = withoutCapitals,
): string[] {
  const tags = [...present];
  const known = new Set(present.map(keyOf));
  for (const tag of namesIn(text)) {
    const key = keyOf(tag);
    if (key === "" || known.has(key)) continue;
    known.add(key);
    tags.push(tag);
  }
  return tags;
}
