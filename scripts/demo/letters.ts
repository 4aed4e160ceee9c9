import type { Viewer } from "#app/features/accounts/rules.ts";
import { saveLetter } from "#app/features/applications/letters/commands.server.ts";
import { saveView } from "#app/features/applications/overview/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** The letters of the demo recruiter's company. */
export const DEMO_LETTERS = [
  {
    kind: "interview",
    name: "First phone call",
    body: "Dear {first name},\n\nthank you for applying for {job}. Before we meet, I'd like to call you for half an hour. Which morning this week suits you?\n\nPriya Raman, {company}",
  },
  {
    kind: "rejected",
    name: "Thank you, and why not",
    body: "Dear {first name},\n\nthank you for applying for {job}, and for the time you took. We chose someone who has run a foundry's books before.\n\nPriya Raman, {company}",
  },
] as const;

/** Gives the demo recruiter two letters of her company, and a view of her applicants. */
export async function fillLetters(platform: Platform, recruiter: Viewer): Promise<void> {
  for (const letter of DEMO_LETTERS) await saveLetter(platform, recruiter, letter);
  await saveView(platform, recruiter, { query: "?status=open&sort=due", name: "To answer" });
}
