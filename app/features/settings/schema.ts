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

/**
 * The switches of the settings page, all of them: one that is off sends nothing. Dark Mode says as well what it showed
 * before: as long as nobody touches it, the system may go on deciding (`isDark` is null).
 */
const preferencesSchema = z
  .strictObject({
    intent: z.literal("preferences"),
    hasEmails: checkboxField,
    hasWeeklyDigest: checkboxField,
    hasDailyDigest: checkboxField,
    isVisible: checkboxField,
    showsWantedPay: checkboxField,
    isDark: checkboxField,
    wasDark: checkboxField,
  })
  .transform(({ isDark, wasDark, ...switches }) => ({ ...switches, isDark: isDark === wasDark ? null : isDark }));
export type PreferencesInput = Omit<z.output<typeof preferencesSchema>, "intent">;

/** What the accessibility control was set to; empty where nothing was chosen. */
export const comfortSchema = z.strictObject({
  theme: choiceOf(["light", "dark"]),
  highContrast: choiceOf(["enabled", "disabled"]),
  textSize: choiceOf(["reset", "larger", "largest"]),
});

/** Every form of the settings page. */
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

/** Passwords are never sent back into a page. */
export const SETTINGS_SECRETS = ["currentPassword", "password", "confirmPassword"] as const;

function choiceOf<const T extends readonly string[]>(values: T) {
  return z
    .union([z.literal(""), z.enum(values)])
    .default("")
    .transform((value) => (value === "" ? null : value));
}
