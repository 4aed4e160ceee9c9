import type { Job } from "#app/features/jobs/rules.ts";
import { isId } from "#app/input-fields.ts";

/** A part of a held text: whether it differs from the public version, and its signs of a scam. */
export type TextPart = { text: string; change: "same" | "added" | "removed"; signs: string[] };

/** One field of a job, as text. `before` is null if nothing was public or the text is the same. */
export type FieldDifference = { label: string; now: string; before: string | null };

/** One held job, as a moderator sees it. */
export type HeldJob = {
  jobId: string;
  version: number;
  title: string;
  reasons: string[];
  sentAt: Date;
  /** Whether the job was public before and its changes are waiting. */
  isChange: boolean;
  fields: FieldDifference[];
  description: TextPart[];
  recruiter: {
    name: string;
    since: Date;
    isEmailVerified: boolean;
    jobs: Array<{ status: Job["status"]; count: number }>;
  };
  company: { name: string; slug: string; verifiedDomain: string | null; isVerified: boolean; isNamed: boolean } | null;
  earlier: Array<{ id: string; title: string; outcome: string; decidedAt: Date | null; refusal: string | null }>;
};

/** The filters in the address of the list. */
export type HeldJobsSearch = { reason: string; after: string | null };

const KNOWN_REASON = /^[a-z-]{1,30}$/;

/** Reads the filters from the address and ignores invalid values. */
export function heldJobsSearchFrom(params: URLSearchParams): HeldJobsSearch {
  const reason = params.get("reason") ?? "";
  const after = params.get("after") ?? "";
  return { reason: KNOWN_REASON.test(reason) ? reason : "", after: isId(after) ? after : null };
}

/** Writes the filters to an address and leaves out empty ones. */
export function heldJobsParams({ reason, after }: HeldJobsSearch): string {
  const given = Object.entries({ reason, after }).filter(([, value]) => value);
  const search = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return search && `?${search}`;
}

/** Splits a text into sentences and lines, none of them empty. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/**
 * Returns the sentences of a text, with new ones marked as added, followed by the sentences that
 * were removed. `signsOf` returns the signs of a scam in a sentence. Marks nothing if there was no
 * earlier text.
 */
export function partsOf(now: string, before: string | null, signsOf: (sentence: string) => string[]): TextPart[] {
  const [is, was] = [sentencesOf(now), sentencesOf(before ?? "")];
  const [isThere, wasThere] = [new Set(is), new Set(was)];
  const kept = is.map(
    (text): TextPart => ({
      text,
      change: before === null || wasThere.has(text) ? "same" : "added",
      signs: signsOf(text),
    }),
  );
  const gone = was.filter((text) => !isThere.has(text));
  return [...kept, ...gone.map((text): TextPart => ({ text, change: "removed", signs: [] }))];
}
