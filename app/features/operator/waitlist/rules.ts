import { isId } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";

export const WAITLIST_PAGE = 50;

/** The most people who are invited at once. */
export const MOST_INVITED = 50;

const WAITLIST_STATES = ["waiting", "invited", "joined"] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

export const WAITLIST_TYPES = ["senior", "recruiter"] as const;
export type WaitlistType = (typeof WAITLIST_TYPES)[number];

/**
 * The filters in the address of the list. Empty matches anything; `address` is a whole email
 * address.
 */
export type WaitlistSearch = {
  state: WaitlistState | "";
  userType: WaitlistType | "";
  address: string;
  after: string | null;
};

/** One entry of the list; `hasJoined` if the address has an account by now. */
export type WaitlistRow = {
  id: string;
  email: string;
  userType: WaitlistType;
  createdAt: Date;
  invitedAt: Date | null;
  hasJoined: boolean;
};

export type WaitlistCounts = { all: number; waiting: number; invited: number };

const LONGEST = 254;

/** Reads the filters from the address and ignores invalid values. */
export function waitlistSearchFrom(params: URLSearchParams): WaitlistSearch {
  const text = (given: string | null) => firstLetters((given ?? "").replaceAll("\u0000", "").trim(), LONGEST);
  const after = text(params.get("after"));
  return {
    state: WAITLIST_STATES.find((one) => one === text(params.get("state"))) ?? "",
    userType: WAITLIST_TYPES.find((one) => one === text(params.get("userType"))) ?? "",
    address: text(params.get("address")),
    after: isId(after) ? after : null,
  };
}

/** Writes the filters to an address and leaves out empty ones; `after` starts another page. */
export function waitlistParams({ state, userType, address }: WaitlistSearch, after: string | null = null): string {
  const given = Object.entries({ state, userType, address, after }).filter(([, value]) => value);
  const params = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return params && `?${params}`;
}
