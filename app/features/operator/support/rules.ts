import { BRAND } from "#app/brand.ts";
import type { RequestEvent, RequestState } from "#app/domain/support.ts";
import type { ContactChannel } from "#app/features/contact/rules.ts";
import type { MailFate } from "#app/features/mail/rules.ts";
import { isId } from "#app/input-fields.ts";
import { HOUR_MS } from "#app/time.ts";
import { firstLetters } from "#app/words.ts";

export const REQUESTS_SHOWN = 50;
/** The most entries of a thread that are shown, and the most earlier requests beside it. */
export const ENTRIES_SHOWN = 200;
export const EARLIER_SHOWN = 10;

/**
 * Where a request came from, as the list filters it. A callback is its own channel, wherever it was
 * requested.
 */
export const REQUEST_CHANNELS = ["contact", "senior-support", "recruiter-support", "call-back"] as const;
export type RequestChannel = (typeof REQUEST_CHANNELS)[number];

export const REQUEST_AGES = ["new", "soon", "late", "week"] as const;
export type RequestAge = (typeof REQUEST_AGES)[number];

export const REQUEST_HOLDERS = ["me", "nobody", "others"] as const;
export type RequestHolder = (typeof REQUEST_HOLDERS)[number];

/**
 * The filters in the address of the list. Empty matches anything; `state` is open unless it is
 * "all".
 */
export type SupportSearch = {
  state: RequestState | "all";
  channel: RequestChannel | "";
  age: RequestAge | "";
  who: RequestHolder | "";
  /** A reference or a whole email address. */
  q: string;
  /** The account whose requests are listed. */
  person: string;
  after: string | null;
};

const LONGEST = 254;

function oneOf<T extends string>(known: readonly T[], given: string): T | "" {
  return known.find((one) => one === given) ?? "";
}

/** Reads the filters from the address and ignores invalid values. */
export function supportSearchFrom(params: URLSearchParams): SupportSearch {
  const text = (given: string | null) => (given ?? "").replaceAll("\u0000", "").trim();
  const [after, person] = [text(params.get("after")), text(params.get("person"))];
  const q = firstLetters(text(params.get("q")), LONGEST);
  const isNarrow = q !== "" || isId(person);
  return {
    state:
      oneOf(["open", "waiting", "answered", "closed", "all"], text(params.get("state"))) || (isNarrow ? "all" : "open"),
    channel: oneOf(REQUEST_CHANNELS, text(params.get("channel"))),
    age: oneOf(REQUEST_AGES, text(params.get("age"))),
    who: oneOf(REQUEST_HOLDERS, text(params.get("who"))),
    q,
    person: isId(person) ? person : "",
    after: isId(after) ? after : null,
  };
}

/** Writes the filters to an address and leaves out empty ones; `after` starts another page. */
export function supportParams({ after: _, ...search }: SupportSearch, after: string | null = null): string {
  const isUsual = search.state === (search.q || search.person ? "all" : "open");
  const given = Object.entries({ ...search, state: isUsual ? "" : search.state, after }).filter(([, value]) => value);
  const params = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return params && `?${params}`;
}

/** One request in the list. */
export type SupportRow = {
  id: string;
  reference: string;
  subject: string;
  name: string;
  email: string;
  channel: ContactChannel;
  isCallRequest: boolean;
  state: RequestState;
  createdAt: Date;
  waitingSince: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
  assigneeName: string | null;
};

/** The number of requests that are open, late, due soon, and assigned to the viewer. */
export type SupportCounts = { open: number; late: number; mine: number; waiting: number };

/**
 * One entry of a thread. `fate` is the delivery state of an emailed answer; null once its copy is
 * deleted.
 */
export type SupportEntry = {
  id: string;
  kind: "answer" | "email" | "note" | "event";
  event: RequestEvent | null;
  text: string | null;
  authorName: string | null;
  fromAddress: string | null;
  fate: MailFate | null;
  createdAt: Date;
};

/** A request with its whole thread. */
export type SupportThread = SupportRow & {
  version: number;
  message: string;
  assignedTo: string | null;
  /**
   * The account of the sender. `isTheirs`: they were logged in; otherwise an account merely has the
   * same address.
   */
  person: { id: string; name: string; isTheirs: boolean } | null;
  entries: SupportEntry[];
  earlier: Array<Pick<SupportRow, "id" | "reference" | "subject" | "state" | "createdAt">>;
};

/**
 * Whether a request keeps the promise of an answer within 48 hours. Only the first answer counts.
 */
export type PromiseState = { dueAt: Date; isLate: boolean; isSoon: boolean };

/** Returns when the answer to a request is due, and whether it is or was late. */
export function promiseOf(
  request: Pick<SupportRow, "state" | "createdAt" | "waitingSince" | "answeredAt" | "closedAt">,
  now: Date,
): PromiseState {
  const isOpen = request.state === "open";
  const from = isOpen ? request.waitingSince : request.createdAt;
  const until = isOpen ? now : (request.answeredAt ?? request.closedAt ?? now);
  const dueAt = new Date(from.getTime() + BRAND.replyHours.latest * HOUR_MS);
  const hours = (until.getTime() - from.getTime()) / HOUR_MS;
  const isLate = hours > BRAND.replyHours.latest;
  return { dueAt, isLate, isSoon: isOpen && !isLate && hours >= BRAND.replyHours.soon };
}

// Seven digits or more, with the usual separators.
const PHONE = /(?:\+|\b|\()\d[\d\s().\u00a0-]{5,}\d/;

/** Returns the first phone number in a text, as it was written, or null. */
export function phoneIn(text: string): string | null {
  const [found] = PHONE.exec(text) ?? [];
  const digits = found?.replaceAll(/\D/g, "").length ?? 0;
  return found && digits >= 7 && digits <= 15 ? found.trim() : null;
}

/** Returns the link for a phone number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, "")}`;
}
