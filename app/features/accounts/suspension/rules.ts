/** A suspension as its person reads it. `endsAt` is null for a ban. */
export type Suspension = { id: string; reason: string; startedAt: Date; endsAt: Date | null };
