import { z } from "zod";
import { IMPORT_CHOICES } from "#app/domain/imports.ts";
import { checkboxField } from "#app/input-fields.ts";

/** The forms of an import's page: import its rows, or discard it. */
export const importSchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("publish"),
    choice: z.enum(IMPORT_CHOICES, { message: "Please choose what happens with new jobs" }),
    closesMissing: checkboxField,
  }),
  z.strictObject({ intent: z.literal("discard") }),
]);

export type PublishInput = Omit<Extract<z.output<typeof importSchema>, { intent: "publish" }>, "intent">;
