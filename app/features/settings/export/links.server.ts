import { and, eq, gt, isNull } from "drizzle-orm";
import { BRAND } from "#app/brand.ts";
import type { Database } from "#app/db/database.ts";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { exportLinks } from "#app/db/schema/legal.ts";
import { DomainError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { hashSecret, looksLikeSecret, newSecret } from "#app/features/accounts/sessions/secret.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { sealSecret } from "#app/features/mail/secret.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { exportOwnData } from "./archive.server.ts";

const LINK_DAYS = 7;

/**
 * Emails a person, in `tx`, a link to everything stored about them. It goes only to their confirmed
 * address, works once within seven days, and replaces an earlier link. Throws person-unverified if
 * no address is confirmed, and not-found.
 */
export async function mailExportLink(platform: Platform, tx: Database, userId: string): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId));
  if (!person) throw new DomainError("not-found");
  const { name, email, isEmailVerified } = person;
  if (!isEmailVerified) throw new DomainError("person-unverified");
  const now = platform.clock.now();
  const token = newSecret();
  const link = {
    tokenHash: hashSecret(token),
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    usedAt: null,
  };
  await tx
    .insert(exportLinks)
    .values({ userId, ...link })
    .onConflictDoUpdate({ target: exportLinks.userId, set: link });
  const search = new URLSearchParams({ token: sealSecret(platform, token, email) });
  await queueMail(platform, tx, {
    userId,
    toAddress: email,
    toName: name,
    subject: `Your data at ${BRAND.name}`,
    heading: "Everything we store about you",
    paragraphs: [
      "You asked us for a copy of your data. The link below downloads it as a zip file: a page to read, the same for programs, and your files.",
      `It works once, for ${LINK_DAYS} days. Nobody on our staff can see what is in it.`,
      "If you didn't ask for it, don't open the link, and tell us.",
    ],
    button: { label: "Get my data", href: `/data-export?${search}` },
    reason: "You're getting this email because you asked us for your data.",
  });
}

/**
 * Returns whether a link is still valid. Checking does not use it up, because email scanners open
 * links.
 */
export async function isExportLink({ db, clock }: Pick<Platform, "db" | "clock">, token: string): Promise<boolean> {
  return looksLikeSecret(token) && (await findOwner(db, clock.now(), token)) !== null;
}

/**
 * Uses up a link and returns the archive of its person. Only one of several simultaneous uses
 * succeeds. Throws link-expired.
 */
export async function openExportLink(platform: Platform, token: string): ReturnType<typeof exportOwnData> {
  const now = platform.clock.now();
  const owner = looksLikeSecret(token) ? await findOwner(platform.db, now, token) : null;
  if (!owner) throw new DomainError("link-expired");
  const [used] = await platform.db
    .update(exportLinks)
    .set({ usedAt: now })
    .where(isOpen(now, token))
    .returning({ userId: exportLinks.userId });
  if (!used) throw new DomainError("link-expired");
  return await exportOwnData(platform, owner);
}

function isOpen(now: Date, token: string) {
  return and(eq(exportLinks.tokenHash, hashSecret(token)), isNull(exportLinks.usedAt), gt(exportLinks.expiresAt, now));
}

async function findOwner(db: Database, now: Date, token: string): Promise<Viewer | null> {
  const isStillTheirs = and(eq(users.email, exportLinks.email), eq(users.isEmailVerified, true));
  const [owner] = await db
    .select({
      id: users.id,
      role: userRoles.role,
      name: users.name,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
    })
    .from(exportLinks)
    .innerJoin(users, and(eq(users.id, exportLinks.userId), isStillTheirs))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .where(isOpen(now, token));
  return owner ?? null;
}
