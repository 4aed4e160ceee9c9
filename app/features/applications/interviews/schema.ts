import { z } from "zod";
import { INTERVIEW_WAYS } from "./rules.ts";

/** When an interview is, as a form sends it; rules.ts reads it. Absent fields say nothing. */
export const interviewFields = {
  interviewDate: z.union([z.literal(""), z.iso.date({ message: "Please choose a day" })]).default(""),
  interviewTime: z
    .union([z.literal(""), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: "Please choose a time" })])
    .default(""),
  interviewZone: z.string().max(60, { message: "Please choose a time zone" }).default(""),
  interviewHow: z.enum(["", ...INTERVIEW_WAYS], { message: "Please choose how you meet" }).default(""),
};

/** Setting, changing or removing the date of an interview that was promised. */
export const interviewSchema = z.strictObject({
  intent: z.literal("set-interview"),
  applicationId: z.uuid(),
  ...interviewFields,
});
