import { createTransport } from "nodemailer";
import type { Env } from "./env.ts";

/** One mail, ready to go: text and HTML say the same. */
export type OutgoingMail = {
  messageId: string;
  toAddress: string;
  toName: string | null;
  subject: string;
  textBody: string;
  htmlBody: string;
};

/** The way out for mail. `isOutbox` means that nothing leaves: mails stay in the database for /dev/outbox. */
export type Mailer = { isOutbox: boolean; send(mail: OutgoingMail): Promise<void>; close(): void };

/** SMTP when SMTP_URL is set, else an outbox that keeps mails where they are. `send` throws when SMTP refuses. */
export function createMailer(env: Env): Mailer {
  if (!env.smtpUrl) return { isOutbox: true, send: async () => {}, close: () => {} };
  const transport = createTransport({
    url: env.smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    isOutbox: false,
    async send(mail) {
      await transport.sendMail({
        from: env.smtpFrom,
        // An address object, never a joined string: a name with quotes or commas stays one recipient.
        to: { name: mail.toName ?? "", address: mail.toAddress },
        subject: mail.subject,
        text: mail.textBody,
        html: mail.htmlBody,
        messageId: mail.messageId,
      });
    },
    close() {
      transport.close();
    },
  };
}
