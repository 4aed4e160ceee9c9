import { compileVocabulary, type Vocabulary } from "./compile.ts";

let compiled: Vocabulary | null = null;

/** The vocabulary of work, compiled when it is first asked for: that takes some hundred milliseconds. */
export function vocabulary(): Vocabulary {
  compiled ??= compileVocabulary();
  return compiled;
}
