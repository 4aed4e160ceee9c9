import { z } from "zod";
import { IMPORT_CHOICES } from "#app/domain/imports.ts";
import { checkboxField, textField } from "#app/input-fields.ts";
import { otherwiseFields } from "../schema.ts";
import { FEED_LIMITS } from "./rules.ts";

/** The forms of an import's page: import its rows, or discard it. */
export const importSchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("publish"),
    choice: z.enum(IMPORT_CHOICES, { message: "Please choose what happens with new jobs" }),
    closesMissing: checkboxField,
    /** Only of a feed. */
    keepsReading: checkboxField,
  }),
  z.strictObject({ intent: z.literal("discard") }),
]);

export type PublishInput = Omit<Extract<z.output<typeof importSchema>, { intent: "publish" }>, "intent">;

/** The forms of feeds on the page of imports: add one, read one now, stop or remove one. */
export const feedSchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("add-feed"),
    url: textField("Please enter the address of the feed", { min: 1, max: FEED_LIMITS.url }),
    ...otherwiseFields,
  }),
  z.strictObject({ intent: z.enum(["read-feed", "stop-feed", "remove-feed"]), feedId: z.uuid() }),
]);

export type FeedInput = Omit<Extract<z.output<typeof feedSchema>, { intent: "add-feed" }>, "intent">;
