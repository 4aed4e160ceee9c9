import { MAIL_KINDS, type MailKind } from "#app/domain/emails.ts";
import type { MailFate } from "#app/features/mail/rules.ts";
import { isId } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";

export const EMAILS_PAGE = 50;

/**
 * The states to filter by. A waiting email is on its way, or stays here if no email server is set
 * up.
 */
export const EMAIL_STATES = ["waiting", "failing", "refused", "sent"] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/**
 * The filters in the address of the list. Empty matches anything; `address` is a whole email
 * address.
 */
export type EmailSearch = { state: EmailState | ""; kind: MailKind | ""; address: string; before: string | null };

/** One email in the list. It never has the text, which may contain a link that signs someone in. */
export type EmailRow = {
  id: string;
  userId: string | null;
  toAddress: string;
  kind: MailKind;
  subject: string;
  createdAt: Date;
  fate: MailFate;
  reason: string | null;
  /** When this address stopped accepting email; null if it accepts email. */
  bouncedAt: Date | null;
};

const LONGEST = 254;

/** Reads the filters from the address and ignores invalid values. */
export function emailSearchFrom(params: URLSearchParams): EmailSearch {
  const text = (given: string | null) => firstLetters((given ?? "").replaceAll("\u0000", "").trim(), LONGEST);
  const [state, kind, before] = [text(params.get("state")), text(params.get("kind")), text(params.get("before"))];
  return {
    state: EMAIL_STATES.find((one) => one === state) ?? "",
    kind: MAIL_KINDS.find((one) => one === kind) ?? "",
    address: text(params.get("address")),
    before: isId(before) ? before : null,
  };
}

/** Writes the filters to an address and leaves out empty ones; `before` starts another page. */
export function emailParams({ state, kind, address }: EmailSearch, before: string | null = null): string {
  const given = Object.entries({ state, kind, address, before }).filter(([, value]) => value);
  const params = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return params && `?${params}`;
}

/** Returns whether an email can be sent again: it failed or was permanently refused. */
export function canRetry(fate: MailFate): boolean {
  return fate === "failing" || fate === "refused";
}
