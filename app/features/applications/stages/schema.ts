import { z } from "zod";
import { OPEN_STATUSES } from "#app/domain/status.ts";
import { refusalText } from "#app/features/jobs/wording/labels.ts";
import { refusedWords } from "#app/features/jobs/wording/rules.ts";
import { lineField } from "#app/features/safety/names.ts";
import { STAGE_LIMITS } from "./rules.ts";

const name = lineField("Please give this stage a name", STAGE_LIMITS.name).superRefine((text, context) => {
  const findings = refusedWords(text);
  if (findings.length > 0) context.addIssue({ code: "custom", message: refusalText(findings) });
});

/** The id of a stage; empty for none. */
const stageOrNone = z.union([z.literal(""), z.uuid()]).transform((id) => id || null);

/** The forms of the page of stages. */
export const stageSchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("add"),
    name,
    status: z.enum(OPEN_STATUSES, { message: "Please choose a status" }),
  }),
  z.strictObject({ intent: z.literal("rename"), stageId: z.uuid(), name }),
  z.strictObject({ intent: z.enum(["up", "down"]), stageId: z.uuid() }),
  z.strictObject({ intent: z.literal("remove"), stageId: z.uuid(), to: stageOrNone.default(null) }),
]);

/** Moves an applicant to a stage of their status; `from` and `seen` are the status and the stage that were shown. */
export const setStageSchema = z.strictObject({
  intent: z.literal("set-stage"),
  applicationId: z.uuid(),
  from: z.enum(OPEN_STATUSES),
  seen: stageOrNone,
  stage: stageOrNone,
});

export type StageInput = z.output<typeof stageSchema>;
export type SetStageInput = Omit<z.output<typeof setStageSchema>, "intent">;
