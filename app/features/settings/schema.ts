import { z } from "zod";
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteAccountSchema,
  devicesSchema,
  twoStepSchema,
} from "#app/features/accounts/schema.ts";
import { hidingSchema } from "#app/features/profiles/hiding/schema.ts";
import { checkboxField } from "#app/input-fields.ts";
import type { Preferences } from "./rules.ts";

const switchFields = {
  hasEmails: checkboxField,
  hasWeeklyDigest: checkboxField,
  hasDailyDigest: checkboxField,
  hasSuggestions: checkboxField,
  isVisible: checkboxField,
  showsWantedPay: checkboxField,
  isDark: checkboxField,
} satisfies Record<keyof Preferences, unknown>;
const SWITCH_NAMES = Object.keys(switchFields) as Array<keyof Preferences>;

/**
 * The switches of the settings page. One that is off sends nothing, so `shown` has the names of those that were on;
 * `changes` are the differences. The others may have changed elsewhere meanwhile, and stay.
 */
const preferencesSchema = z
  .strictObject({ intent: z.literal("preferences"), shown: z.string().default(""), ...switchFields })
  .transform(({ intent, shown, ...switches }): { intent: typeof intent; changes: Partial<Preferences> } => {
    const wasOn = new Set<string>(shown.split(" "));
    const changed = SWITCH_NAMES.filter((name) => switches[name] !== wasOn.has(name));
    return { intent, changes: Object.fromEntries(changed.map((name) => [name, switches[name]])) };
  });

/** The choice in the accessibility panel; empty where nothing was chosen. */
export const displaySchema = z.strictObject({
  theme: choiceOf(["light", "dark"]),
  highContrast: choiceOf(["enabled", "disabled"]),
  textSize: choiceOf(["reset", "larger", "largest"]),
});

/** The forms of the settings page. */
export const settingsSchema = z.discriminatedUnion("intent", [
  preferencesSchema,
  changeEmailSchema,
  changePasswordSchema,
  ...devicesSchema.options,
  ...twoStepSchema.options,
  ...hidingSchema.options,
  deleteAccountSchema,
  z.strictObject({ intent: z.literal("keep-account") }),
]);
export type SettingsForm = z.output<typeof settingsSchema>;

/** These fields are never sent back into a page. */
export const SETTINGS_SECRETS = ["currentPassword", "password", "confirmPassword"] as const;

function choiceOf<const T extends readonly string[]>(values: T) {
  return z
    .union([z.literal(""), z.enum(values)])
    .default("")
    .transform((value) => (value === "" ? null : value));
}

/** The secret of a link to one's own export. */
export const exportLinkSchema = z.strictObject({ token: z.string().max(200) });
