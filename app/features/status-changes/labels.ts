import type { ErrorCode } from "#app/domain-error.ts";
import { MISSING } from "#app/features/applications/labels.ts";
import { movesFrom } from "#app/features/applications/rules.ts";
import { statusWords } from "#app/features/applications/status-words.ts";
import { counted } from "#app/words.ts";
import type { BulkPlan, BulkStatus } from "./bulk.ts";

/** Returns the toast after changes were undone; `name` is the person's if there was only one. */
export function undoneToast(count: number, name: string | null) {
  return {
    kind: "success",
    title: count === 1 ? "Change undone" : `${count} changes undone`,
    text: name === null ? "Nobody was told." : `${name}: nobody was told.`,
  } as const;
}
export const SENT_TOAST = { kind: "success", title: "Sent" } as const;

/** Returns "3 people move to In Review", and how many could not. */
export function heldToast(to: BulkStatus, { heldCount, leftCount }: { heldCount: number; leftCount: number }) {
  const title = heldCount === 0 ? "Nobody was moved" : `${peopleText(heldCount)} moved to ${statusWords(to).recruiter}`;
  const left = leftCount === 0 ? undefined : `${peopleText(leftCount)} couldn't be: their status has changed.`;
  return { kind: heldCount === 0 ? "error" : "success", title, text: left } as const;
}

/** The message if a preview was requested without a selection. */
export const NOBODY_TICKED = "Select at least one person.";

const ONLY: Record<BulkStatus, string> = {
  reviewing: `Only a new application, or one that wasn't selected, can move to ${statusWords("reviewing").recruiter}.`,
  interview: "Only someone in review can be invited.",
  offered: "Only someone who was invited to an interview, or declined an offer, can get one.",
  rejected: "Their application has ended.",
  hired: "Only someone with an offer can be hired.",
};

/** Says why a selected person stays where they are, and what to do instead. */
export function refusedText(to: BulkStatus, { fullName, why, status }: BulkPlan["refused"][number]): string {
  const name = fullName || MISSING.candidate;
  if (why === "held") return `${name} is being moved already. That change goes out in a moment.`;
  const [next] = movesFrom("recruiter", status);
  const step = next ? ` The next step, on their profile: ${statusWords(next).move}.` : "";
  return `${name} is at ${statusWords(status).recruiter}. ${ONLY[to]}${step}`;
}

/** The title of the notification that a change could not be made. */
export const NOT_MADE = "A change wasn't made";

/** Says whose status could not be changed, to what, and why, by the code of the refusal. */
export function whyNotMade(name: string, to: string, code: ErrorCode): string {
  const what = `${name} wasn't moved to ${statusWords(to).recruiter}`;
  if (code === "stale-state") return `${what}: their application had already changed.`;
  if (code === "messages-blocked") return `${what}: one of you has blocked the other.`;
  if (code === "too-many-requests") return `${what}: you've begun as many conversations as you can in a day.`;
  return `${what}. Please try again.`;
}

/** Returns "1 person", "12 people". */
export function peopleText(count: number): string {
  return counted(count, "person", "people");
}
