import type { OutsideReason } from "#app/platform/outside.ts";
import { counted } from "#app/words.ts";
import type { FeedFault } from "./feed-rows.ts";
import { IMPORT_LIMITS } from "./rules.ts";

export const NO_FEED_ADDRESS = "Please enter an address that begins with https://";
export const FEED_THERE = "You have this feed already";
export const COLLEAGUES_FEED = "A colleague of yours has this feed already";
export const TOO_MANY_FEEDS = "You can have five feeds. Please remove one first";
export const TOO_MANY_IN_FEED = `The feed has more than ${IMPORT_LIMITS.rows.toLocaleString("en-US")} jobs.`;

const UNREACHED: Record<Exclude<OutsideReason, "refused">, string> = {
  "not-allowed": "We can read only public https addresses, and this one isn't, or it leads to one that isn't.",
  "too-many-redirects": "The address leads from one to another too many times.",
  unreachable: "The server didn't respond.",
  slow: "The server took longer than 30 seconds.",
  "too-large": "The feed is larger than 20 MB.",
};

/** Returns why a feed could not be read. */
export function unreachedText(reason: OutsideReason, status: number | undefined): string {
  return reason === "refused" ? `The server refused: it answered with status ${status}.` : UNREACHED[reason];
}

/** Returns why a document is no feed of jobs. */
export function feedFaultText(fault: FeedFault, line: number | undefined): string {
  switch (fault) {
    case "web-page":
      return "This address is a web page. Please enter the address of the feed itself.";
    case "not-a-feed":
      return "We found no jobs there. We can read XML as Indeed does, JSON Feed, and lists of JobPosting.";
    case "broken":
      return line === undefined
        ? "The feed breaks off: its JSON isn't valid."
        : `The feed's XML isn't valid on line ${line.toLocaleString("en-US")}.`;
    case "doctype":
      return "The feed's XML has a DOCTYPE, which we don't read.";
    case "no-jobs":
      return "The feed has no jobs. Nothing was changed.";
  }
}

export const LOST_JOBS = "Most of your feed's jobs are gone";

/** Returns how many jobs a feed has lost, and that they stay open. */
export function lostJobsText({ open, missing }: { open: number; missing: number }): string {
  const jobs = `${counted(open, "open job")}`;
  return `${missing.toLocaleString("en-US")} of ${jobs} ${missing === 1 ? "isn't" : "aren't"} in it now. We closed nothing and are waiting for your OK.`;
}

export const FEED_FAILED = { title: "The feed couldn't be changed", text: "Please try again." };

export const FEED_TOASTS = {
  "stop-feed": { kind: "success", title: "We no longer read this feed automatically" },
  "remove-feed": { kind: "success", title: "Feed removed", text: "Its jobs stay." },
} as const;
