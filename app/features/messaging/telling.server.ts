import type { Database } from "#app/db/database.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import { warningsIn } from "#app/features/safety/warnings/rules.ts";
import { publishLive, publishToTeam } from "#app/platform/live.ts";
import type { Platform } from "#app/platform/platform.ts";
import { shortened } from "#app/words.ts";
import { noticeConversation } from "./commands-cases.server.ts";
import type { OwnConversation } from "./commands-open.server.ts";
import { SUSPICIOUS } from "./labels.ts";

/** Refreshes the open pages of both sides, and of a colleague who acted. */
export async function tellAll(tx: Database, topic: "message" | "read", conversation: Sides, actorId: string) {
  const { id, seniorId, recruiterId } = conversation;
  for (const userId of new Set([seniorId, recruiterId, actorId])) await publishLive(tx, { userId, topic, id });
  if (topic === "message") await publishToTeam(tx, recruiterId);
}

type Sides = Pick<OwnConversation, "id" | "seniorId" | "recruiterId">;

/**
 * Returns a message as its notification quotes it: one line, the first 120 characters. One with signs of a scam is not
 * quoted to a senior, because the warning stands beside it only on its page.
 */
export function notificationBody({ env }: Pick<Platform, "env">, reader: Role, content: string): string {
  if (reader === "senior" && warningsIn(content, new URL(env.appUrl).host).length > 0) return SUSPICIOUS;
  return shortened(content.replace(/\s+/g, " "), 120);
}

/** Opens a case for the support team if a message looks like a scam (R76). */
export async function openCaseIfSuspicious(
  platform: Platform,
  tx: Database,
  viewer: Viewer,
  conversationId: string,
  content: string,
) {
  const warnings = warningsIn(content, new URL(platform.env.appUrl).host);
  if (warnings.length === 0) return;
  const words = warnings.map((warning) => WARNING_TEXTS[warning]).join(" ");
  await noticeConversation(platform, tx, viewer, { conversationId, words, newest: content });
}
