import { MARKS } from "#app/domain/index-format.ts";

/** Returns the key of an occupation's field among the occupations that a person can stand in for. */
export function fieldKey(field: string): string {
  return `field:${field}`;
}

/** Returns the search entry of a concept by its key: a mark and its code. */
export function entryOf(key: string): string {
  return `${key.startsWith("o:") ? MARKS.occupation : MARKS.skill}${codeOf(key).toString(36)}`;
}

/** Returns the entry of a main concept: a primary occupation of the text, or a skill among its tags. */
export function firstEntryOf(key: string): string {
  return `${key.startsWith("o:") ? MARKS.firstOccupation : MARKS.taggedSkill}${codeOf(key).toString(36)}`;
}

/** Hashes a text to 32 bits, the same everywhere (FNV-1a; G. Fowler, L. C. Noll, K.-P. Vo, 1991). */
export function codeOf(key: string): number {
  let code = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) code = Math.imul(code ^ key.charCodeAt(at), 0x01000193);
  return code >>> 0;
}
