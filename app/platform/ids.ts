import { randomBytes } from "node:crypto";

/** Where all ids come from. `at` is the moment the id should sort by. */
export type Ids = { next(at: Date): string };

/** UUID version 7 (RFC 9562, section 5.7): 48 bits of milliseconds, then 74 random bits, so ids sort by time. */
export function uuidv7(at: Date): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(at.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Fresh UUIDs of version 7. */
export const systemIds: Ids = { next: uuidv7 };
