import { z } from "zod";
import { isOurName, lineField, nameField, OUR_NAME_REFUSED } from "#app/features/safety/names.ts";
import { addressField, checkboxField, cleanAddress } from "#app/input-fields.ts";
import { PASSWORD_LIMIT } from "./rules.ts";
import { WRONG_CODE, WRONG_FIRST_CODE } from "./second-step/labels.ts";

const EMAIL_MESSAGE = "Please enter a valid email";

/** The address of an account, as it is stored and compared. */
export const emailField = addressField(EMAIL_MESSAGE);

/** A new password. Its length only: what it must not be depends on the person (see passwords/rules.ts). */
export const newPasswordField = z
  .string({ message: "Password must be at least 8 characters" })
  .refine((value) => Array.from(value).length >= 8, "Password must be at least 8 characters")
  .refine(
    (value) => Array.from(value).length <= PASSWORD_LIMIT,
    `Password must be at most ${PASSWORD_LIMIT} characters`,
  );

/** Where to go afterwards. Any text: `safeReturnPath` decides what becomes of it. */
const nextField = z.string().optional();

const roleField = z.enum(["senior", "recruiter"]);
const agreeTermsField = checkboxField.refine((isTicked) => isTicked, "Please agree to the terms to create an account");
const companyNameField = nameField("Company name is required", { min: 2, max: 120 });
const jobTitleField = lineField("Job title is required", { min: 2, max: 120 });

const person = {
  firstName: nameField("First name is required", { min: 2, max: 60 }),
  lastName: nameField("Last name is required", { min: 2, max: 60 }),
  email: emailField,
  password: newPasswordField,
  agreeTerms: agreeTermsField,
};

/** The two halves of a name are shown as one. */
function isNobodyOfOurs({ firstName, lastName }: { firstName: string; lastName: string }): boolean {
  return !isOurName(`${firstName} ${lastName}`);
}

const OUR_NAME = { message: OUR_NAME_REFUSED, path: ["firstName"] };

/** Sign-up, one shape for each role. Unknown fields (role, id, emailVerified) are refused. */
export const signUpSchema = z.discriminatedUnion("as", [
  z.strictObject({ as: z.literal("senior"), ...person, next: nextField }).refine(isNobodyOfOurs, OUR_NAME),
  z
    .strictObject({
      as: z.literal("recruiter"),
      ...person,
      companyName: companyNameField,
      jobTitle: jobTitleField,
      next: nextField,
    })
    .refine(isNobodyOfOurs, OUR_NAME),
]);
export type SignUp = z.output<typeof signUpSchema>;

/** Agreeing to a new version of the terms. */
export const agreementSchema = z.strictObject({
  agreeTerms: checkboxField.refine((isTicked) => isTicked, "Please agree to the terms to continue"),
  next: nextField,
});

/**
 * Sign-in and "Forgot password": one form, so that the typed address serves both. Nothing is checked but shape, and that
 * nothing is missing.
 */
export const loginSchema = z
  .strictObject({
    intent: z.enum(["log-in", "forgot-password"]).default("log-in"),
    as: roleField.default("senior"),
    email: z.string().default("").transform(cleanAddress),
    password: z.string().max(1000).default(""),
    rememberMe: checkboxField,
    next: nextField,
  })
  .refine(({ intent, email }) => intent !== "log-in" || email !== "", {
    path: ["email"],
    message: "Please enter your email",
  })
  .refine(({ intent, password }) => intent !== "log-in" || password !== "", {
    path: ["password"],
    message: "Please enter your password",
  });
export type SignIn = Pick<z.output<typeof loginSchema>, "email" | "password" | "rememberMe">;

/** The second step of signing in: a code of the app, or a backup code. */
export const codeSchema = z.strictObject({
  intent: z.literal("give-code"),
  as: roleField.default("senior"),
  code: z.string().trim().min(1, "Please type the code from your app").max(40, WRONG_CODE),
  next: nextField,
});

/** Setting a new password with the token of a reset mail. */
const setPasswordSchema = z
  .strictObject({
    intent: z.literal("set-password"),
    token: z.string().max(200),
    password: newPasswordField,
    confirmPassword: z.string({ message: "Please type the same password again" }),
  })
  .refine((value) => value.password === value.confirmPassword, {
    path: ["confirmPassword"],
    message: "The two passwords aren't the same",
  });
export type SetPassword = z.output<typeof setPasswordSchema>;

const ownPasswordField = z
  .string({ message: "Please enter your password" })
  .min(1, "Please enter your password")
  .max(1000, "This isn't your password");

/** A new password for somebody who knows the old one. */
export const changePasswordSchema = z
  .strictObject({
    intent: z.literal("change-password"),
    currentPassword: ownPasswordField,
    password: newPasswordField,
    confirmPassword: z.string({ message: "Please type the same password again" }),
  })
  .refine((value) => value.password === value.confirmPassword, {
    path: ["confirmPassword"],
    message: "The two passwords aren't the same",
  });
export type ChangePassword = z.output<typeof changePasswordSchema>;

/** A new address for somebody who knows the password. */
export const changeEmailSchema = z.strictObject({
  intent: z.literal("change-email"),
  currentPassword: ownPasswordField,
  email: emailField,
});
export type ChangeEmail = z.output<typeof changeEmailSchema>;

/** Turning two-step login on: the first code, and the password. */
export const turnOnTwoStepSchema = z.strictObject({
  intent: z.literal("turn-on-two-step"),
  currentPassword: ownPasswordField,
  code: z.string().trim().min(1, "Please type the code from your app").max(40, WRONG_FIRST_CODE),
});
export type TurnOnTwoStep = z.output<typeof turnOnTwoStepSchema>;

/** New backup codes ask for the password. */
export const renewCodesSchema = z.strictObject({
  intent: z.literal("renew-backup-codes"),
  currentPassword: ownPasswordField,
});

/** Two-step login on the settings page: on, off, new backup codes. Each asks for the password. */
export const twoStepSchema = z.discriminatedUnion("intent", [
  turnOnTwoStepSchema,
  z.strictObject({ intent: z.literal("turn-off-two-step"), currentPassword: ownPasswordField }),
  renewCodesSchema,
]);

/** The button behind the link to a new address. */
export const confirmEmailSchema = z.strictObject({ token: z.string().max(200) });

/** The devices of the settings page: sign one out, or all others. */
export const devicesSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("end-device"), deviceId: z.uuid() }),
  z.strictObject({ intent: z.literal("end-other-devices") }),
]);

/** Leaving for good asks for the password. */
export const deleteAccountSchema = z.strictObject({
  intent: z.literal("delete-account"),
  currentPassword: ownPasswordField,
});

/** The forms of /reset-password: ask for the mail, or set the new password. */
export const resetSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("request"), email: emailField }),
  setPasswordSchema,
]);

/** The forms of /verify-email: confirm with the token of the mail, or ask for another mail. */
export const verifySchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("verify"), token: z.string().max(200), next: nextField }),
  z.strictObject({ intent: z.literal("resend"), email: emailField }),
]);

/** The one-time choice for an account without a role (D18). */
export const chooseRoleSchema = z.discriminatedUnion("as", [
  z.strictObject({ as: z.literal("senior") }),
  z.strictObject({ as: z.literal("recruiter"), companyName: companyNameField, jobTitle: jobTitleField }),
]);
export type ChooseRole = z.output<typeof chooseRoleSchema>;

/** Where Log Out leads (D16): the public header says /login, everything else home. */
export const logOutSchema = z.strictObject({ after: z.enum(["/login", "/"]).default("/") });
