import { BRAND } from "#app/brand.ts";

/** Returns the push text for a kind of notification, without names, jobs, or words that a person wrote. */
export function pushText(kind: string): { title: string; body: string } {
  return { title: BRAND.name, body: bodyOf(kind) };
}

function bodyOf(kind: string): string {
  if (kind === "message") return "You have a new message.";
  if (kind === "application-received") return "Someone applied for one of your jobs.";
  if (kind.startsWith("application-")) return "There's an update on an application.";
  if (kind.startsWith("job")) return "There's an update on a job.";
  return "There's something new for you.";
}
