/** A suspension as its person reads it. `endsAt` is null if it is permanent. */
export type Suspension = { id: string; reason: string; startedAt: Date; endsAt: Date | null };
