import { createHmac, timingSafeEqual } from "node:crypto";
import { fileDownloads } from "#app/db/schema/files.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { MINUTE_MS } from "#app/time.ts";
import { findFileFor, findLogo, type StoredFile } from "./queries.server.ts";
import { filePath } from "./rules.ts";

const LINK_MILLISECONDS = 5 * MINUTE_MS;

/**
 * Returns an address that opens this file for this person for five minutes, as a download or inline. Call it only after
 * an access check.
 */
export function signedPath(
  platform: Pick<Platform, "authSecret" | "clock">,
  viewer: Viewer,
  fileId: string,
  { isShown }: { isShown: boolean },
): string {
  const until = String(platform.clock.now().getTime() + LINK_MILLISECONDS);
  const seal = new URLSearchParams({ until, seal: sealOf(platform, viewer, fileId, until) });
  if (isShown) seal.set("show", "1");
  return `${filePath(fileId)}?${seal}`;
}

/** Whether a signed address is valid for this person and has not expired. */
export function isSignedNow(
  platform: Pick<Platform, "authSecret" | "clock">,
  viewer: Viewer,
  fileId: string,
  { until, seal }: { until: string; seal: string },
): boolean {
  const expected = Buffer.from(sealOf(platform, viewer, fileId, until));
  const given = Buffer.from(seal);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(until) > platform.clock.now().getTime();
}

/** Opens a company's logo, for everyone. Null for any other file. */
export async function openLogo(
  platform: Pick<Platform, "db" | "files">,
  fileId: string,
): Promise<{ file: StoredFile; stream: ReadableStream<Uint8Array<ArrayBuffer>> } | null> {
  const file = await findLogo(platform.db, fileId);
  const stored = file && (await platform.files.open(file.id));
  return file && stored ? { file, stream: stored.stream } : null;
}

/**
 * Opens a file for a person who may see it now, and records that a resume was opened, except for HEAD requests. Null
 * for anyone else.
 */
export async function openFile(
  platform: Platform,
  viewer: Viewer,
  fileId: string,
  { isHead }: { isHead: boolean },
): Promise<{ file: StoredFile; stream: ReadableStream<Uint8Array<ArrayBuffer>> } | null> {
  const file = await findFileFor(platform.db, viewer.id, fileId);
  const stored = file && (await platform.files.open(file.id));
  if (!file || !stored) return null;
  if (file.kind === "resume" && !isHead) {
    const now = platform.clock.now();
    const download = { id: platform.ids.next(now), fileId: file.id, viewerId: viewer.id, createdAt: now };
    await platform.db.insert(fileDownloads).values(download);
    platform.log.info({ event: "resume opened", fileId: file.id, ownerId: file.ownerId, userId: viewer.id });
  }
  return { file, stream: stored.stream };
}

function sealOf({ authSecret }: Pick<Platform, "authSecret">, { id }: Viewer, fileId: string, until: string): string {
  return createHmac("sha256", authSecret).update(`file link\n${fileId}\n${id}\n${until}`).digest("base64url");
}
