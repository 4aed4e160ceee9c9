import { MAIL_KINDS, type MailKind } from "#app/domain/emails.ts";
import type { MailFate } from "#app/features/mail/rules.ts";
import { isId } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";

export const EMAILS_PAGE = 50;

/** What can be asked for: an email that waits is on its way, or kept here where no email server is set up. */
export const EMAIL_STATES = ["waiting", "failing", "refused", "sent"] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** What the address of the list asks for. Empty: anything; `address` is a whole email. */
export type EmailSearch = { state: EmailState | ""; kind: MailKind | ""; address: string; before: string | null };

/** One email of the list: never its text, which may hold a link that opens an account. */
export type EmailRow = {
  id: string;
  userId: string | null;
  toAddress: string;
  kind: MailKind;
  subject: string;
  createdAt: Date;
  fate: MailFate;
  reason: string | null;
  /** Since when this address takes no email. */
  bouncedAt: Date | null;
};

const LONGEST = 254;

/** Reads the filters of an address; what makes no sense is left out. */
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

/** The same as an address, without what is empty; `before` starts another page. */
export function emailParams({ state, kind, address }: EmailSearch, before: string | null = null): string {
  const given = Object.entries({ state, kind, address, before }).filter(([, value]) => value);
  const params = new URLSearchParams(given.map(([name, value]) => [name, value ?? ""])).toString();
  return params && `?${params}`;
}

/** Whether an email can be tried again: it failed, or was refused for good. */
export function canRetry(fate: MailFate): boolean {
  return fate === "failing" || fate === "refused";
}
