import type { Job } from "#app/features/jobs/rules.ts";
import { isId } from "#app/input-fields.ts";

/** A part of a held text: whether it is new against what was public, and the signs it shows. */
export type TextPart = { text: string; change: "same" | "added" | "removed"; signs: string[] };

/** One field of a job, in its words. `before` is null where nothing was public, or it says the same. */
export type FieldDifference = { label: string; now: string; before: string | null };

/** One held job, as its reviewer sees it. */
export type HeldJob = {
  jobId: string;
  version: number;
  title: string;
  reasons: string[];
  sentAt: Date;
  /** Whether changes of a job wait that was public before. */
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

/** What the address of the list asks for. */
export type HeldJobsSearch = { reason: string; after: string | null };

const KNOWN_REASON = /^[a-z-]{1,30}$/;

/** Reads the filters of an address; what makes no sense is left out. */
export function heldJobsSearchFrom(params: URLSearchParams): HeldJobsSearch {
  const reason = params.get("reason") ?? "";
  const after = params.get("after") ?? "";
  return { reason: KNOWN_REASON.test(reason) ? reason : "", after: isId(after) ? after : null };
}

/** The same as an address, without what is empty. */
export function heldJobsParams({ reason, after }: HeldJobsSearch): string {
  const given = Object.entries({ reason, after }).filter(([, value]) => value);
  const search = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return search && `?${search}`;
}

/** A text in its sentences and lines, none empty. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/**
 * The sentences of a text, those that were not there before marked as added, and those of before that are gone after
 * them. `signsOf` says which signs of a scam a sentence shows. Without a text of before nothing is marked.
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
