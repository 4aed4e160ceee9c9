import { createTransport } from "nodemailer";
import type { Env } from "./env.ts";

/** One mail, ready to go: text and HTML say the same. */
export type OutgoingMail = {
  messageId: string;
  toAddress: string;
  toName: string | null;
  /** Who an answer goes to; null where it goes to the sender. */
  replyTo: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** Where its reader, or the mail program with one press, stops such mails; null for mails that cannot be stopped. */
  unsubscribeUrl: string | null;
};

/** The way out for mail. `isOutbox` means that nothing leaves: mails stay in the database for /dev/outbox. */
export type Mailer = { isOutbox: boolean; send(mail: OutgoingMail): Promise<void>; close(): void };

/** How long a server may take to be reached, to greet, and between two words, in milliseconds. */
type Patience = { connect: number; greeting: number; silence: number };

const PATIENCE: Patience = { connect: 10_000, greeting: 10_000, silence: 30_000 };

/** SMTP when SMTP_URL is set, else an outbox that keeps mails where they are. `send` throws when SMTP refuses. */
export function createMailer(env: Env, patience = PATIENCE): Mailer {
  if (!env.smtpUrl) return { isOutbox: true, send: async () => {}, close: () => {} };
  const transport = createTransport({
    url: env.smtpUrl,
    pool: true,
    connectionTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
  });
  return {
    isOutbox: false,
    async send(mail) {
      await transport.sendMail({
        from: env.smtpFrom,
        // An address object, never a joined string: a name with quotes or commas stays one recipient.
        to: { name: mail.toName ?? "", address: mail.toAddress },
        ...(mail.replyTo === null ? {} : { replyTo: { name: "", address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.textBody,
        html: mail.htmlBody,
        messageId: mail.messageId,
        headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(mail.unsubscribeUrl) },
      });
    },
    close() {
      transport.close();
    },
  };
}

/**
 * RFC 8058: mail programs show a button of their own and send it as a POST without cookies. The address stays on the line
 * of its name: folded behind the colon, as long values are, some read no address at all.
 */
function unsubscribeHeaders(url: string | null) {
  if (url === null) return {};
  return {
    "List-Unsubscribe": { prepared: true, value: `<${url}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
