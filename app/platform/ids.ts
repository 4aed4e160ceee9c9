import { randomBytes } from "node:crypto";

/** Where all ids come from. `at` is the moment the id should sort by. */
export type Ids = { next(at: Date): string };

const LAST_OF_A_MILLISECOND = 0xfff;
let last = { milliseconds: -1, place: 0 };

/**
 * UUID version 7 (RFC 9562, sections 5.7 and 6.2): 48 bits of milliseconds, a 12-bit counter, 62 random bits. Ids of
 * one process sort by their moment, and within one millisecond by the order in which they were asked for (the first
 * 3,000 of them).
 */
export function uuidv7(at: Date): string {
  const milliseconds = at.getTime();
  const bytes = randomBytes(16);
  // A random start below a quarter leaves room to count, and tells nothing about how many there were.
  const start = bytes.readUInt16BE(6) & 0x3ff;
  const place = last.milliseconds === milliseconds ? Math.min(last.place + 1, LAST_OF_A_MILLISECOND) : start;
  last = { milliseconds, place };
  bytes.writeUIntBE(milliseconds, 0, 6);
  bytes.writeUInt16BE(0x7000 | place, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Fresh UUIDs of version 7. */
export const systemIds: Ids = { next: uuidv7 };
