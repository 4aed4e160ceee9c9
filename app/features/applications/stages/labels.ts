import { OPEN_STATUSES } from "#app/domain/status.ts";
import { statusWords } from "../status-words.ts";
import { STAGE_LIMITS } from "./rules.ts";

/** The statuses that a stage can be inside of, in the recruiter's words. */
export const STAGE_STATUS_OPTIONS = OPEN_STATUSES.map((value) => ({ value, label: statusWords(value).recruiter }));

export const NO_STAGE = "No stage";
/** What happens to the stage of someone whose status changes, as the pages say it. */
export const STAGE_RULE =
  "Only your company sees who is in a stage. When someone's status changes, they start without a stage.";
export const TOO_MANY_STAGES = `Your company has ${STAGE_LIMITS.count} stages. Please remove one first.`;
export const NAME_TAKEN = "You have a stage with this name there already";
export const STAGE_GONE = "This stage was removed a moment ago. Please choose another.";

/** The error for a name that reads like a scam; `why` is the warning that a reader would get. */
export function suspiciousName(why: string): string {
  return `Please choose another name. ${why}`;
}

export const STAGE_FAILED = { title: "The stage wasn't saved", text: "Please try again." } as const;
export const STAGE_TOASTS = {
  add: { kind: "success", title: "Stage added" },
  rename: { kind: "success", title: "Stage renamed" },
  up: { kind: "success", title: "Stage moved up" },
  down: { kind: "success", title: "Stage moved down" },
  remove: { kind: "success", title: "Stage removed" },
} as const;

/** What the company's private notes say about a move to a stage; null is none. */
export function stageNote(name: string | null): string {
  return name === null ? "Moved to no stage" : `Moved to stage: ${name}`;
}

/** The toast after someone was moved to a stage. */
export function stagedToast(person: string, stage: string | null) {
  return { kind: "success", title: "Stage changed", text: `${person}: ${stage ?? NO_STAGE}` } as const;
}
