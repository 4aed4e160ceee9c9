import { z } from "zod";
import { BANNER_LEVELS, SWITCH_NAMES, SWITCH_REASONS } from "#app/domain/site.ts";
import { lineField } from "#app/features/safety/names.ts";
import { freshCodeField } from "#app/features/staff/schema.ts";
import { checkboxField } from "#app/input-fields.ts";
import { BANNER_TEXT, SENTENCE, STORY_LIMITS } from "./rules.ts";

const versionField = z.coerce
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const dayField = (message: string) => z.union([z.literal(""), z.iso.date({ message })]).default("");
const timeField = z
  .union([z.literal(""), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { message: "Please choose a time" })])
  .default("");

const bannerFields = {
  text: lineField(`Please write at least ${BANNER_TEXT.min} characters`, BANNER_TEXT),
  level: z.enum(BANNER_LEVELS, { message: "Please choose a level" }),
  startDay: dayField("Please choose a day"),
  startTime: timeField,
  endDay: dayField("Please choose a day"),
  endTime: timeField,
  zone: z.string().max(60, { message: "Please choose a time zone" }).default(""),
  version: versionField,
  code: freshCodeField,
};

const storyFields = { storyId: z.uuid(), version: versionField, code: freshCodeField };

/** Every form of the Content page. All except the preview require a fresh code. */
export const contentSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("preview-banner"), ...bannerFields }),
  z.strictObject({ intent: z.literal("save-banner"), ...bannerFields }),
  z.strictObject({ intent: z.literal("end-banner"), version: versionField, code: freshCodeField }),
  z.strictObject({
    intent: z.literal("turn-off"),
    name: z.enum(SWITCH_NAMES),
    sentence: lineField(`Please write at least ${SENTENCE.min} characters`, SENTENCE),
    reason: z.enum(SWITCH_REASONS, { message: "Please choose why" }),
    version: versionField,
    code: freshCodeField,
  }),
  z.strictObject({
    intent: z.literal("turn-on"),
    name: z.enum(SWITCH_NAMES),
    version: versionField,
    code: freshCodeField,
  }),
  z.strictObject({
    intent: z.literal("add-story"),
    quote: lineField(`Please write at least ${STORY_LIMITS.quote.min} characters`, STORY_LIMITS.quote),
    author: lineField("Please write the name as they allow", STORY_LIMITS.author),
    role: lineField("Please write what they do", STORY_LIMITS.role),
    company: lineField("Please write the company, or the place", STORY_LIMITS.company),
    consentOn: z.iso.date({ message: "Please choose the day of their written consent" }),
    consentHow: lineField("Please write how they consented, and where that is kept", STORY_LIMITS.consentHow),
    isShown: checkboxField,
    code: freshCodeField,
  }),
  z.strictObject({ intent: z.literal("show-story"), ...storyFields }),
  z.strictObject({ intent: z.literal("hide-story"), ...storyFields }),
  z.strictObject({ intent: z.literal("remove-story"), ...storyFields }),
]);
export type ContentForm = z.output<typeof contentSchema>;
export type BannerForm = Extract<ContentForm, { intent: "save-banner" }>;
export type StoryForm = Extract<ContentForm, { intent: "add-story" }>;
