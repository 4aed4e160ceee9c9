/** How tags are compared where nothing else is said: without regard to capitals. */
function withoutCapitals(tag: string): string {
  return tag.toLowerCase();
}

/** The tags in a text typed with commas: trimmed, empty ones ignored, each once by its key. */
export function tagsFromText(
  text: string,
  present: readonly string[] = [],
  keyOf: (tag: string) => string = withoutCapitals,
): string[] {
  const tags = [...present];
  const known = new Set(present.map(keyOf));
  for (const part of text.split(/[,\n]/)) {
    const tag = part.trim().replace(/\s+/g, " ");
    const key = keyOf(tag);
    if (key === "" || known.has(key)) continue;
    known.add(key);
    tags.push(tag);
  }
  return tags;
}
