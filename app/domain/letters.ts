import type { Status } from "./status.ts";

/** The status changes that a company may write letters for. */
export const LETTER_KINDS = ["interview", "offered", "rejected"] as const satisfies readonly Status[];

export type LetterKind = (typeof LETTER_KINDS)[number];
