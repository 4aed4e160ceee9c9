import { type Frequency, MAX_SEARCHES, SEARCH_NAME, type Sought } from "./rules.ts";

/** The label beside a saved search. */
export const FREQUENCY_STATES: Record<Frequency, string> = {
  instant: "Alerts at once",
  daily: "Email every day",
  weekly: "Email once a week",
  off: "No emails",
};

/** Page texts that differ between searches for jobs and for candidates. */
export const SAVED_SEARCH_WORDS: Record<
  Sought,
  {
    head: string;
    search: string;
    ask: string;
    /** The choice of alerts within minutes; null if there is none. */
    instant: string | null;
    daily: string;
    weekly: string;
    show: string;
    none: string;
  }
> = {
  jobs: {
    head: "Save a search and, if you like, get new jobs by email",
    search: "Find Jobs",
    ask: "Tell me about new jobs by email",
    instant: null,
    daily: "Every day there's a new job",
    weekly: "Once a week",
    show: "Show jobs",
    none: "Search for jobs, then press Save this search. Next time, it's one click, and if you like, we'll email you when there's a new job.",
  },
  candidates: {
    head: "Save a search and, if you like, hear about new people",
    search: "Search Candidates",
    ask: "Tell me about new people",
    instant: "At once: a notification within minutes, and an email if you don't read it",
    daily: "By email, every day there's someone new",
    weekly: "By email, once a week",
    show: "Show candidates",
    none: "Search for candidates, then press Save this search. Next time, it's one click, and if you like, we'll tell you when someone new fits.",
  },
};

/** Why a person gets an email about new results of their saved searches. */
export const ALERT_REASON =
  "You're getting this email because you asked for alerts on a saved search. You can change or stop each of them on your Saved Searches page.";

export const TOO_MANY_SEARCHES = `You can keep ${MAX_SEARCHES} searches. Please delete one first.`;

/** The toast after each form. */
export const SEARCH_TOASTS = {
  save: { kind: "success", title: "Search saved" },
  change: { kind: "success", title: "Search changed" },
  delete: { kind: "success", title: "Search deleted" },
} as const;

export const SEARCH_FAILED = { title: "We couldn't save this search", text: "Please try again." } as const;

/** Proposes a name for a search: its description, cut between two parts or words where it is too long. */
export function proposedName(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= SEARCH_NAME.max) return text;
  const room = letters.slice(0, SEARCH_NAME.max).join("").length;
  const end = [", ", " "].map((between) => text.lastIndexOf(between, room)).find((at) => at > 0);
  return text.slice(0, end ?? room);
}
