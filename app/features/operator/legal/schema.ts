import { z } from "zod";
import { DATA_REQUEST_KINDS, DATA_REQUEST_OUTCOMES } from "#app/domain/legal.ts";
import { freshCodeField } from "#app/features/staff/schema.ts";
import { addressField, textField } from "#app/input-fields.ts";
import { DATA_ANSWER_LIMIT, HOLD_REASON_LIMIT, SOURCE_LIMIT } from "./labels.ts";

const version = z.coerce.number().int().min(1).max(1_000_000);

/** How a request reached us. */
const sourceField = textField("Please say how they asked, such as a reference or the day of their email", {
  min: 3,
  max: SOURCE_LIMIT,
});

/** A day from a date field. The command compares it with the clock. */
const dayField = (message: string) =>
  z
    .string({ message })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { message })
    .transform((text) => new Date(`${text}T00:00:00Z`))
    .refine((at) => !Number.isNaN(at.getTime()), { message });

/** A new request that came by email, by letter, or through the contact form. */
export const enterSchema = z.strictObject({
  kind: z.enum(DATA_REQUEST_KINDS, { message: "Please choose what they ask for" }),
  email: addressField("Please type the email they wrote from"),
  source: sourceField,
  receivedOn: dayField("Please choose the day when it reached us"),
});
export type EnterForm = z.output<typeof enterSchema>;

/** Every action on one request. */
export const dataRequestSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("send-export"), version }),
  z.strictObject({ intent: z.literal("start-erasure"), version, code: freshCodeField }),
  z.strictObject({
    intent: z.literal("close"),
    version,
    outcome: z.enum(DATA_REQUEST_OUTCOMES, { message: "Please choose what happened" }),
    answer: textField("Please write an answer with at least 10 characters", { min: 10, max: DATA_ANSWER_LIMIT }),
  }),
]);
export type DataRequestForm = z.output<typeof dataRequestSchema>;

/** The actions of an admin on a person's data, on the person's page. */
export const personLegalForms = [
  z.strictObject({ intent: z.literal("start-export"), source: sourceField }),
  z.strictObject({ intent: z.literal("start-erasure"), source: sourceField, code: freshCodeField }),
  z.strictObject({
    intent: z.literal("set-hold"),
    holdReason: textField("Please say why in at least 10 characters", { min: 10, max: HOLD_REASON_LIMIT }),
    endsOn: dayField("Please choose until when"),
  }),
  z.strictObject({
    intent: z.literal("review-hold"),
    holdId: z.uuid(),
    endsOn: dayField("Please choose until when"),
  }),
  z.strictObject({ intent: z.literal("end-hold"), holdId: z.uuid() }),
] as const;
