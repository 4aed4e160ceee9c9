import { MARKS } from "#app/domain/index-format.ts";

/** How the field of an occupation stands among what a person can stand in for. */
export function fieldKey(field: string): string {
  return `field:${field}`;
}

/** The search entry of a concept of the vocabulary by its key: a mark and its code. */
export function entryOf(key: string): string {
  return `${key.startsWith("o:") ? MARKS.occupation : MARKS.skill}${codeOf(key).toString(36)}`;
}

/** The entry of what a text says first: an occupation that it is about before others, or a skill among its tags. */
export function firstEntryOf(key: string): string {
  return `${key.startsWith("o:") ? MARKS.firstOccupation : MARKS.taggedSkill}${codeOf(key).toString(36)}`;
}

/** A number of 32 bits for a text, the same everywhere (FNV-1a; G. Fowler, L. C. Noll, K.-P. Vo, 1991). */
export function codeOf(key: string): number {
  let code = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) code = Math.imul(code ^ key.charCodeAt(at), 0x01000193);
  return code >>> 0;
}
