import { createAccount } from "#app/features/accounts/commands.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** A senior who joined a day ago. */
export const NEW_SENIOR_EMAIL = "walter.prine@example.com";

const HOUR_MS = 3_600_000;
const DEPOSIT =
  "Good morning, Rosalind. Could you come by on Saturday at 2:00 PM? For the keys of the house we take a deposit of $45, which you get back with your first pay. Please send it ahead.";
const QUESTION =
  "Good evening. A woman who says she is with you called and asked me to pay $60 for a background check by gift card before we talk. Was that you? I haven't paid anything.";

type People = { seniors: Map<string, Viewer>; recruiters: Map<string, Viewer>; jobs: Map<string, string> };

/**
 * Adds two first messages that wait for a moderator: one asks for money, the other asks about
 * someone who did.
 */
export async function holdMessages(platform: Platform, people: People, passwordHash: string): Promise<void> {
  const env = { ...platform.env, review: "first-jobs" } as const;
  const now = platform.clock.now().getTime();
  const at = (hoursAgo: number) => ({ ...platform, env, clock: { now: () => new Date(now - hoursAgo * HOUR_MS) } });
  const submissionKey = () => platform.ids.next(platform.clock.now());
  const fergus = people.recruiters.get("bramble-clock");
  const rosalind = people.seniors.get("rosalind-ketterby");
  const jobId = people.jobs.get("weekend-inn-manager");
  if (fergus && rosalind && jobId) {
    const first = { jobId, personId: rosalind.id, content: DEPOSIT, submissionKey: submissionKey() };
    await sendMessage(at(7), fergus, first);
  }
  const walter = await createAccount(at(26), platform.db, {
    choice: { as: "senior" },
    fullName: "Walter Prine",
    email: NEW_SENIOR_EMAIL,
    passwordHash,
    isEmailVerified: true,
  });
  const asked = people.jobs.get("evening-planning-tutor");
  if (walter && asked)
    await sendMessage(at(3), walter, { jobId: asked, content: QUESTION, submissionKey: submissionKey() });
}
