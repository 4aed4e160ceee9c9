import { z } from "zod";
import { textField } from "#app/input-fields.ts";
import { VIEW_LIMITS } from "./rules.ts";

const saveViewSchema = z.strictObject({
  intent: z.literal("save"),
  query: z.string().max(4_000),
  name: textField("Please give this view a name", VIEW_LIMITS.name),
});
const deleteViewSchema = z.strictObject({ intent: z.literal("delete"), viewId: z.uuid() });

/** The forms of the list of all applicants. */
export const viewSchema = z.discriminatedUnion("intent", [saveViewSchema, deleteViewSchema]);

export type SaveViewInput = Omit<z.output<typeof saveViewSchema>, "intent">;
