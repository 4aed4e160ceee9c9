import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";

/** Where seniors read how job scams work and what to do. */
export const SCAMS_PATH = "/resources/job-scams";

/** What someone should do who was in contact with a suspended employer. */
export const SCAM_ADVICE = [
  "If you're in contact with them outside of Seasoned, stop. Don't send money, documents, or codes.",
  `If you sent any, call your bank now. You can report fraud at reportfraud.ftc.gov, and tell us at ${BRAND.contactEmail}.`,
] as const;

/** How often, and by whom, a decision is looked at again. */
export const APPEAL_ONCE =
  "If you think this is wrong, you can appeal once. Someone other than who decided reads it, and answers in writing.";

/** How long, behind "suspended": "for good", or the day and hour in UTC. */
export function untilText(endsAt: Date | null): string {
  return endsAt === null ? "for good" : `until ${momentText(endsAt)}`;
}

/** What a suspension means for a person of this role. */
export function meanwhileText(role: Role | null): string {
  const hidden = role === "recruiter" ? "Nobody sees your jobs" : "Nobody sees your profile";
  return `Meanwhile you can't log in. ${hidden}. Nothing was deleted.`;
}

function momentText(at: Date): string {
  const day = new Intl.DateTimeFormat("en-US", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return day.format(at);
}
