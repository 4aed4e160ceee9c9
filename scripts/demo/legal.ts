import { eq } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import type { DataRequestKind, DataRequestOutcome } from "#app/domain/legal.ts";
import { closeDataRequest, enterRequest } from "#app/features/operator/legal/commands.server.ts";
import { setHold } from "#app/features/operator/legal/holds.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import type { Platform } from "#app/platform/platform.ts";
import { SUSPENDED_EMAIL } from "./suspended.ts";

const DAY = 86_400_000;

type DemoDataRequest = {
  daysAgo: number;
  kind: DataRequestKind;
  email: string;
  source: string;
  answered?: { after: number; outcome: DataRequestOutcome; answer: string };
};

/** One request that is late, two that wait, and one that was answered. */
const REQUESTS: readonly DemoDataRequest[] = [
  {
    daysAgo: 41,
    kind: "access",
    email: "beatrix.lomond@example.com",
    source: "Letter, folder 3 in the office",
    answered: {
      after: 11,
      outcome: "done",
      answer: "We sent the link to your data to your email. Please write to us if anything in it is wrong.",
    },
  },
  { daysAgo: 34, kind: "access", email: "lorna.pickering@example.com", source: "Letter, folder 3 in the office" },
  {
    daysAgo: 12,
    kind: "correction",
    email: "nadia.quarrington@example.com",
    source: "Email to support, its copy is in the mailbox",
  },
  { daysAgo: 2, kind: "erasure", email: "consuelo.varrantes@example.net", source: "Contact form" },
];

/**
 * Adds requests about data in different states, entered by `admin`, and a legal hold on the
 * suspended person.
 */
export async function fillLegal(platform: Platform, admin: StaffViewer): Promise<void> {
  const now = platform.clock.now().getTime();
  const daysAgo = (days: number): Platform => ({ ...platform, clock: { now: () => new Date(now - days * DAY) } });
  for (const { daysAgo: days, answered, ...asked } of REQUESTS) {
    const receivedOn = new Date(now - days * DAY);
    const { id: requestId } = await enterRequest(daysAgo(days), admin, { ...asked, receivedOn });
    if (!answered) continue;
    const { after, ...closing } = answered;
    await closeDataRequest(daysAgo(days - after), admin, { requestId, version: 1, ...closing });
  }
  const [banned] = await platform.db.select({ id: users.id }).from(users).where(eq(users.email, SUSPENDED_EMAIL));
  if (!banned) return;
  await setHold(daysAgo(1), admin, {
    personId: banned.id,
    reason: "The attorney general of Idaho asked us to keep his jobs and messages, file 26-1184.",
    endsOn: new Date(now + 300 * DAY),
  });
}
