import type { Role } from "#app/features/accounts/rules.ts";

/**
 * Returns the text after "suspended": "for good", or the day and hour in UTC when the suspension
 * ends.
 */
export function untilText(endsAt: Date | null): string {
  return endsAt === null ? "for good" : `until ${momentText(endsAt)}`;
}

/** Returns what a suspension means for a person of this role. */
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
