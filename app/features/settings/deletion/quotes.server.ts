import { and, eq, exists, inArray, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { applications } from "#app/db/schema/applications.ts";
import { invitations } from "#app/db/schema/invitations.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { mails } from "#app/db/schema/mails.ts";
import { conversations, messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { declineReasonLine } from "#app/features/applications/invitations/emails.server.ts";

/** A text that others may have read, and its replacement once its author is gone. */
type Quote = { text: string; instead: string };

// A name is matched as a whole word: "Al" is not removed from "Also". In JSON a line break is written "\n", whose n is
// not part of a word.
const BEGIN = "(?:(?<!\\w)|(?<=\\\\[nrtbf]))";
const END = "(?!\\w)";

/**
 * Replaces a person's names by `no one`, and removes their words, in what the product wrote to the people they
 * interacted with, and to no one else.
 */
export async function eraseQuotes(tx: Database, person: Viewer, nobody: string): Promise<void> {
  const others = await listOthers(tx, person.id);
  if (others.length === 0) return;
  const ids = others.map(({ id }) => id);
  const addresses = others.map(({ email }) => email);
  for (const { text, instead } of await listQuotes(tx, person, nobody)) {
    const without = (column: SQLWrapper, written = text) =>
      sql`regexp_replace(${column}, ${BEGIN + literal(written) + END}, ${instead}, 'g')`;
    const waiting = sql`${notifications.mail}::text`;
    const quoted = JSON.stringify(text).slice(1, -1);
    await tx
      .update(notifications)
      .set({
        title: without(notifications.title),
        body: without(notifications.body),
        mail: sql`${without(waiting, quoted)}::jsonb`,
      })
      .where(
        and(
          inArray(notifications.userId, ids),
          sql`(position(${text} in ${notifications.title} || ${notifications.body}) > 0
            or position(${quoted} in ${waiting}) > 0)`,
        ),
      );
    await tx
      .update(mails)
      .set({
        subject: without(mails.subject),
        textBody: without(mails.textBody),
        htmlBody: without(mails.htmlBody, escaped(text)),
      })
      .where(and(inArray(mails.toAddress, addresses), sql`position(${text} in ${mails.textBody}) > 0`));
  }
}

/**
 * Removes the person's messages from where the product quoted them to the other side: notifications lose names and
 * text, and emails about these conversations are deleted.
 */
export async function eraseQuotedMessages(tx: Database, userId: string, nobody: string): Promise<void> {
  const addressOf = (address: SQLWrapper) => sql`exists (
    select from ${conversations}
    where (${userId}::uuid in (${conversations.seniorId}, ${conversations.recruiterId}) or ${hasWrittenIn(userId)})
      and position('/messages?conversation=' || ${conversations.id} in ${address}) > 0)`;
  await tx
    .update(notifications)
    .set({ title: `New message from ${nobody}`, body: "" })
    .where(and(eq(notifications.kind, "message"), ne(notifications.userId, userId), addressOf(notifications.href)));
  await tx.delete(mails).where(addressOf(mails.textBody));
}

/** Longest first, so that no name is removed from within a longer one. */
async function listQuotes(tx: Database, { id, name }: Viewer, nobody: string): Promise<Quote[]> {
  const sent = await tx
    .selectDistinct({ fullName: sql<string>`${applications.profileSnapshot} ->> 'fullName'` })
    .from(applications)
    .where(eq(applications.applicantId, id));
  const declined = await tx
    .selectDistinct({ reason: invitations.declineReason })
    .from(invitations)
    .where(and(eq(invitations.seniorId, id), ne(invitations.declineReason, "")));
  const names = new Set([name, ...sent.map(({ fullName }) => fullName)].filter((one) => one !== ""));
  return [
    ...[...names].map((one) => ({ text: one, instead: nobody })),
    ...declined.map(({ reason }) => ({ text: declineReasonLine(reason), instead: "" })),
  ].toSorted((a, b) => b.text.length - a.text.length);
}

/** Returns a pattern that matches exactly this text. */
function literal(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\s]/gu, "\\$&");
}

/** SQL condition on a conversation: this person wrote in it. */
function hasWrittenIn(userId: string | SQLWrapper): SQL {
  return sql`exists (select from ${messages} where ${messages.conversationId} = ${conversations.id} and ${messages.senderId} = ${userId})`;
}

/** Returns everyone the person applied to, talked with, invited, was invited by, or hires with. */
async function listOthers(tx: Database, id: string): Promise<Array<{ id: string; email: string }>> {
  const appliedTo = tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.applicantId, id), eq(jobs.responsibleId, users.id)));
  const talkedWith = tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      or(
        and(eq(conversations.seniorId, id), eq(conversations.recruiterId, users.id)),
        and(eq(conversations.recruiterId, id), eq(conversations.seniorId, users.id)),
        // A conversation that was handed to a colleague since.
        and(eq(conversations.seniorId, users.id), hasWrittenIn(id)),
        and(eq(conversations.seniorId, id), hasWrittenIn(users.id)),
      ),
    );
  const colleagues = tx
    .select({ id: recruiters.userId })
    .from(recruiters)
    .where(and(eq(recruiters.userId, users.id), mayRead(id, recruiters.userId)));
  const invited = tx
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .where(
      or(
        and(eq(invitations.seniorId, id), eq(jobs.responsibleId, users.id)),
        and(eq(jobs.responsibleId, id), eq(invitations.seniorId, users.id)),
      ),
    );
  return await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(ne(users.id, id), or(exists(appliedTo), exists(talkedWith), exists(invited), exists(colleagues))));
}

/** Escapes a text as React writes it into an email. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
