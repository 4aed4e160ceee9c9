import { namesIn } from "#app/words.ts";

/** The default comparison of tags: without regard to case. */
function withoutCapitals(tag: string): string {
  return tag.toLowerCase();
}

/** Returns the tags in a typed or pasted list: trimmed, without empty ones and duplicates. */
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
