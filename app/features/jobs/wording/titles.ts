import { refusedWords, type WordFinding } from "./rules.ts";
import { NAMES, YOUNG_IN_TITLE } from "./word-lists.ts";

const STAND_IN = "young person";

/**
 * Words that a job's title may not have: those of any text, and "young" before whatever the job is called. Whether such
 * a person is wanted, taught or served is read as it is for any young person.
 */
export function refusedTitleWords(title: string): WordFinding[] {
  const found = refusedWords(title);
  const plain = title.replaceAll("-", " ").replace(NAMES, (name) => "*".repeat(name.length));
  for (const { index, 0: words } of plain.matchAll(YOUNG_IN_TITLE)) {
    const typed = title.slice(index, index + words.length).trim();
    const isNamed = found.some((finding) => finding.words.toLowerCase().includes(typed.toLowerCase()));
    const [finding] = refusedWords(plain.slice(0, index) + STAND_IN);
    if (!isNamed && finding?.words === STAND_IN) found.push({ ...finding, words: typed });
  }
  return found;
}
