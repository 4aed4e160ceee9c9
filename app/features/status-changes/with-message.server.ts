import { eq } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { MESSAGE_MAX } from "#app/domain/limits.ts";
import type { Status } from "#app/domain/status.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { interviewLine } from "#app/features/applications/interviews/labels.ts";
import type { Interview } from "#app/features/applications/interviews/rules.ts";
import { rejectApplication } from "#app/features/applications/notes/commands.server.ts";
import type { MoveInput } from "#app/features/applications/schema.ts";
import { postMessage, type SentMessage } from "#app/features/messaging/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { withTransaction } from "#app/platform/with-transaction.ts";

/** `reason` is the private note of a rejection. */
type Written = { content: string; submissionKey: string; interview?: Interview | null; reason?: string };

/**
 * Changes an application's status and sends its applicant a message, both or neither, so that "Check your messages for
 * details" is true. An interview's date is at the end of the message, or in a message of its own where both would
 * exceed the length limit. Throws what moveApplication and sendMessage throw, but such a message need not wait for an
 * answer.
 */
export async function changeStatusWithMessage(
  platform: Platform,
  viewer: Viewer,
  { content, submissionKey, reason = "", ...move }: MoveInput & Written,
): Promise<{ id: string; status: Status; message: SentMessage }> {
  return await platform.db.transaction(async (tx) => {
    const inside = withTransaction(platform, tx);
    const row =
      move.to === "rejected"
        ? await rejectApplication(inside, viewer, { ...move, reason })
        : await moveApplication(inside, viewer, move);
    const [of] = await tx
      .select({ personId: applications.applicantId, jobId: applications.jobId })
      .from(applications)
      .where(eq(applications.id, row.id));
    if (!of) throw new DomainError("not-found");
    const write = (text: string, key: string) =>
      postMessage(inside, tx, viewer, { ...of, content: text, submissionKey: key, isAboutStatus: true });
    const line = move.interview && interviewLine(move.interview);
    const dated = line ? `${content}\n\n${line}` : content;
    if (dated.length <= MESSAGE_MAX) return { ...row, message: await write(dated, submissionKey) };
    const message = await write(content, submissionKey);
    if (line) await write(line, platform.ids.next(platform.clock.now()));
    return { ...row, message };
  });
}
