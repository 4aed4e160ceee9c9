import { cleanAddress } from "#app/input-fields.ts";
import { firstLetters } from "#app/words.ts";

/** An incoming email, as email providers forward it. */
export type InboundMail = { from: string; subject: string; text: string; messageId: string | null };

const LONGEST_TEXT = 10_000;
const LONGEST_ID = 500;

/** The field names of Mailgun, Postmark, and SendGrid for each part, most specific first. */
const NAMES = {
  from: ["sender", "FromFull.Email", "from", "From"],
  subject: ["subject", "Subject"],
  text: ["stripped-text", "StrippedTextReply", "body-plain", "TextBody", "text"],
  messageId: ["Message-Id", "Message-ID", "MessageID"],
} as const;

/** Reads the fields of a form or a JSON object. Returns null if there is no sender or no text. */
export function inboundMailFrom(fields: ReadonlyMap<string, string>): InboundMail | null {
  const first = (names: readonly string[]) => names.map((name) => fields.get(name)?.trim()).find(Boolean) ?? "";
  const from = addressIn(first(NAMES.from));
  const text = writtenNow(first(NAMES.text));
  if (!from.includes("@") || text === "") return null;
  const messageId = firstLetters(first(NAMES.messageId) || (headerIn(fields.get("headers")) ?? ""), LONGEST_ID);
  return { from, subject: first(NAMES.subject), text: firstLetters(text, LONGEST_TEXT), messageId: messageId || null };
}

/** Returns the address in "Ada Moss <ada@moss.example>": ada@moss.example. */
function addressIn(from: string): string {
  const [, inside] = /<([^<>]+)>\s*$/.exec(from) ?? [];
  return cleanAddress(inside ?? from);
}

/** Returns a header. SendGrid forwards all headers as one text. */
function headerIn(headers: string | undefined): string | null {
  return /^message-id:\s*(\S+)/im.exec(headers ?? "")?.[1] ?? null;
}

const QUOTE_BEGINS = /^(?:>|On .{0,200}wrote:\s*$|-{2,}\s*Original Message\s*-{2,}|From: .+@)/i;

/** Returns the new text, without the quoted email below it. */
export function writtenNow(text: string): string {
  const lines = text.replaceAll("\u0000", "").replaceAll("\r\n", "\n").split("\n");
  const end = lines.findIndex((line, at) => QUOTE_BEGINS.test(line) || isWrappedQuote(lines, at));
  const own = (end < 0 ? lines : lines.slice(0, end)).join("\n").trim();
  return own === "" ? text.trim() : own;
}

/**
 * Returns whether a quote begins here with "On Friday, Seasoned <...>" and with "wrote:" on the
 * next line.
 */
function isWrappedQuote(lines: readonly string[], at: number): boolean {
  return /^On .{0,200}$/.test(lines[at] ?? "") && /wrote:\s*$/.test(lines[at + 1] ?? "");
}
