import { compileVocabulary, type Vocabulary } from "./compile.ts";

let compiled: Vocabulary | null = null;

/**
 * Returns the vocabulary of work. The first call compiles it, which takes some hundred
 * milliseconds.
 */
export function vocabulary(): Vocabulary {
  compiled ??= compileVocabulary();
  return compiled;
}
