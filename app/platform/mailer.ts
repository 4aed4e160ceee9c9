import { createTransport } from "nodemailer";
import type { Env } from "./env.ts";

/** An email ready to send: text and HTML have the same content. */
export type OutgoingMail = {
  messageId: string;
  toAddress: string;
  toName: string | null;
  /** The reply address; null for the sender's. */
  replyTo: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** The unsubscribe address, for readers and email programs; null for emails that cannot be stopped. */
  unsubscribeUrl: string | null;
};

/** Sends email. `isOutbox` means that nothing is sent: emails stay in the database for /dev/outbox. */
export type Mailer = { isOutbox: boolean; send(mail: OutgoingMail): Promise<void>; close(): void };

/** How long a server may take to connect, to greet, and between two replies, in milliseconds. */
type Patience = { connect: number; greeting: number; silence: number };

const PATIENCE: Patience = { connect: 10_000, greeting: 10_000, silence: 30_000 };

/** Creates an SMTP mailer when SMTP_URL is set, else an outbox. `send` throws when SMTP refuses. */
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
 * RFC 8058: email programs show a button of their own and send it as a POST without cookies. The address stays on the
 * line of the header's name: if it is folded, as long values are, some programs find no address.
 */
function unsubscribeHeaders(url: string | null) {
  if (url === null) return {};
  return {
    "List-Unsubscribe": { prepared: true, value: `<${url}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
