import { randomBytes } from "node:crypto";

/** The source of all ids. `at` is the moment the id should sort by. */
export type Ids = { next(at: Date): string };

const LAST_OF_A_MILLISECOND = 0xfff;
/** The last id: the moment it was requested for, its millisecond, and its counter. */
let last = { asked: -1, milliseconds: -1, place: 0 };

/**
 * Generates a UUID version 7 (RFC 9562, sections 5.7 and 6.2): 48 bits of milliseconds, a 12-bit counter, 62 random
 * bits. Ids of one process sort by their moment, and within one millisecond by creation; after some 3,000 they continue
 * in the following milliseconds.
 */
export function uuidv7(at: Date): string {
  const asked = at.getTime();
  const bytes = randomBytes(16);
  // A random start below a quarter leaves room to count, and does not reveal how many there were.
  const start = bytes.readUInt16BE(6) & 0x3ff;
  const isSame = last.asked === asked;
  const isFull = isSame && last.place === LAST_OF_A_MILLISECOND;
  const milliseconds = isSame ? last.milliseconds + (isFull ? 1 : 0) : asked;
  const place = isSame && !isFull ? last.place + 1 : start;
  last = { asked, milliseconds, place };
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | place, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Returns the lowest id of a moment: what is created at `at` or later has this one or a higher one. */
export function firstIdAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Generates UUIDs of version 7. */
export const systemIds: Ids = { next: uuidv7 };
