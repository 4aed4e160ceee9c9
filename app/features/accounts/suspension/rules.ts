/** A suspension as its person reads of it. `endsAt` is null for a ban. */
export type Suspension = { id: string; reason: string; startedAt: Date; endsAt: Date | null };
