import { z } from "zod";
import { INTERVIEW_WAYS } from "./rules.ts";

/** The fields of an interview in a form; rules.ts parses them. Missing fields count as empty. */
export const interviewFields = {
  interviewDate: z.union([z.literal(""), z.iso.date({ message: "Please choose a day" })]).default(""),
  interviewTime: z
    .union([z.literal(""), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: "Please choose a time" })])
    .default(""),
  interviewZone: z.string().max(60, { message: "Please choose a time zone" }).default(""),
  interviewHow: z.enum(["", ...INTERVIEW_WAYS], { message: "Please choose how you meet" }).default(""),
};

/** The form that sets, changes, or removes an interview's date. */
export const interviewSchema = z.strictObject({
  intent: z.literal("set-interview"),
  applicationId: z.uuid(),
  ...interviewFields,
});
