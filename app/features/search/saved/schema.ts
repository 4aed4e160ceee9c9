import { z } from "zod";
import { textField } from "#app/input-fields.ts";
import { FREQUENCIES, SEARCH_NAME } from "./rules.ts";

const choices = {
  name: textField("Please give this search a name", SEARCH_NAME),
  frequency: z.enum(FREQUENCIES, { message: "Please choose how often" }),
};

const saveSearchSchema = z.strictObject({ intent: z.literal("save"), query: z.string().max(4_000), ...choices });
const changeSearchSchema = z.strictObject({ intent: z.literal("change"), searchId: z.uuid(), ...choices });
const deleteSearchSchema = z.strictObject({ intent: z.literal("delete"), searchId: z.uuid() });

/** The forms of a page of saved searches. */
export const savedSearchSchema = z.discriminatedUnion("intent", [
  saveSearchSchema,
  changeSearchSchema,
  deleteSearchSchema,
]);

/** A search to save: its query, name, and alert frequency. */
export type SaveSearchInput = Omit<z.output<typeof saveSearchSchema>, "intent">;
/** The new name and frequency of a saved search. */
export type ChangeSearchInput = Omit<z.output<typeof changeSearchSchema>, "intent">;
