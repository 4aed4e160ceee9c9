/** The tags in a text typed with commas: trimmed, empty ones ignored, each once whatever its capitals. */
export function tagsFromText(text: string, present: readonly string[] = []): string[] {
  const tags = [...present];
  const known = new Set(present.map((tag) => tag.toLowerCase()));
  for (const part of text.split(/[,\n]/)) {
    const tag = part.trim().replace(/\s+/g, " ");
    if (tag === "" || known.has(tag.toLowerCase())) continue;
    known.add(tag.toLowerCase());
    tags.push(tag);
  }
  return tags;
}
