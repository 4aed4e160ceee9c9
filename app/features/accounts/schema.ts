import { z } from "zod";
import { FieldError } from "#app/domain-error.ts";
import { isOurName, lineField, nameField, OUR_NAME_REFUSED } from "#app/features/safety/names.ts";
import { addressField, checkboxField, cleanAddress, whenRead } from "#app/input-fields.ts";
import { PASSWORD_LIMIT } from "./rules.ts";
import { WRONG_CODE, WRONG_FIRST_CODE } from "./second-step/labels.ts";

const EMAIL_MESSAGE = "Please enter a valid email";

/** An account's address, normalized as it is stored and compared. */
export const emailField = addressField(EMAIL_MESSAGE);

/** A new password. Checks the length only; passwords/rules.ts has the rules that depend on the person. */
export const newPasswordField = z
  .string({ message: "Password must be at least 8 characters" })
  .refine((value) => Array.from(value).length >= 8, "Password must be at least 8 characters")
  .refine(
    (value) => Array.from(value).length <= PASSWORD_LIMIT,
    `Password must be at most ${PASSWORD_LIMIT} characters`,
  );

/** Where to go afterwards. Any text, because `safeReturnPath` checks it. */
const nextField = z.string().optional();

const roleField = z.enum(["senior", "recruiter"]);
const agreeTermsField = checkboxField.refine((isTicked) => isTicked, "Please agree to the terms to create an account");
const NO_COMPANY = "Company name is required";
const companyNameField = nameField(NO_COMPANY, { min: 2, max: 120 });
const jobTitleField = lineField("Job title is required", { min: 2, max: 120 });

const person = {
  firstName: nameField("First name is required", { min: 2, max: 60 }),
  lastName: nameField("Last name is required", { min: 2, max: 60 }),
  email: emailField,
  password: newPasswordField,
  agreeTerms: agreeTermsField,
};

/** Checks first and last name together, because they are shown as one. */
function isNobodyOfOurs({ firstName, lastName }: { firstName: string; lastName: string }): boolean {
  return !isOurName(`${firstName} ${lastName}`);
}

const OUR_NAME = { message: OUR_NAME_REFUSED, path: ["firstName"] };

/** Sign-up, one shape for each role. Refuses unknown fields (role, id, emailVerified). */
export const signUpSchema = z.discriminatedUnion("as", [
  z.strictObject({ as: z.literal("senior"), ...person, next: nextField }).refine(isNobodyOfOurs, OUR_NAME),
  z
    .strictObject({
      as: z.literal("recruiter"),
      ...person,
      /** Left out by someone who is invited: the invitation names the company. */
      companyName: companyNameField.optional(),
      jobTitle: jobTitleField,
      next: nextField,
    })
    .refine(isNobodyOfOurs, OUR_NAME),
]);

type SignUpForm = z.output<typeof signUpSchema>;
type OfRecruiter = Extract<SignUpForm, { as: "recruiter" }>;
export type SignUp = Exclude<SignUpForm, OfRecruiter> | (OfRecruiter & { companyName: string });

/** Returns the form with the company of the invitation, if there is one. Throws a FieldError without any company. */
export function withCompany(form: SignUpForm, invited: string | null): SignUp {
  if (form.as === "senior") return form;
  const companyName = invited ?? form.companyName;
  if (companyName === undefined) throw new FieldError("companyName", NO_COMPANY);
  return { ...form, companyName };
}

/** Agreement to a new version of the terms. */
export const agreementSchema = z.strictObject({
  agreeTerms: checkboxField.refine((isTicked) => isTicked, "Please agree to the terms to continue"),
  next: nextField,
});

/**
 * Sign-in and "Forgot password" in one form, so that the typed address serves both. Checks only that nothing is
 * missing.
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
    when: whenRead("intent", "email"),
  })
  .refine(({ intent, password }) => intent !== "log-in" || password !== "", {
    path: ["password"],
    message: "Please enter your password",
    when: whenRead("intent", "password"),
  });
export type SignIn = Pick<z.output<typeof loginSchema>, "email" | "password" | "rememberMe">;

/** The second step of signing in: an app code or a backup code. */
export const codeSchema = z.strictObject({
  intent: z.literal("give-code"),
  as: roleField.default("senior"),
  code: z.string().trim().min(1, "Please type the code from your app").max(40, WRONG_CODE),
  next: nextField,
});

/** Sets a new password with the token of a reset email. */
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
    when: whenRead("confirmPassword"),
  });
export type SetPassword = z.output<typeof setPasswordSchema>;

const ownPasswordField = z
  .string({ message: "Please enter your password" })
  .min(1, "Please enter your password")
  .max(1000, "This isn't your password");

/** Changes the password, given the old one. */
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
    when: whenRead("confirmPassword"),
  });
export type ChangePassword = z.output<typeof changePasswordSchema>;

/** Changes the address, given the password. */
export const changeEmailSchema = z.strictObject({
  intent: z.literal("change-email"),
  currentPassword: ownPasswordField,
  email: emailField,
});
export type ChangeEmail = z.output<typeof changeEmailSchema>;

/** Turns two-step login on, given the first code and the password. */
export const turnOnTwoStepSchema = z.strictObject({
  intent: z.literal("turn-on-two-step"),
  currentPassword: ownPasswordField,
  code: z.string().trim().min(1, "Please type the code from your app").max(40, WRONG_FIRST_CODE),
});
export type TurnOnTwoStep = z.output<typeof turnOnTwoStepSchema>;

/** Renews the backup codes, given the password. */
export const renewCodesSchema = z.strictObject({
  intent: z.literal("renew-backup-codes"),
  currentPassword: ownPasswordField,
});

/** Two-step login on the settings page: on, off, new backup codes. Each needs the password. */
export const twoStepSchema = z.discriminatedUnion("intent", [
  turnOnTwoStepSchema,
  z.strictObject({ intent: z.literal("turn-off-two-step"), currentPassword: ownPasswordField }),
  renewCodesSchema,
]);

/** The button of the page behind the link to a new address. */
export const confirmEmailSchema = z.strictObject({ token: z.string().max(200) });

/** The devices on the settings page: sign out one, or all others. */
export const devicesSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("end-device"), deviceId: z.uuid() }),
  z.strictObject({ intent: z.literal("end-other-devices") }),
]);

/** Deletes the account, given the password. */
export const deleteAccountSchema = z.strictObject({
  intent: z.literal("delete-account"),
  currentPassword: ownPasswordField,
});

/** The forms of /reset-password: request the email, or set the new password. */
export const resetSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("request"), email: emailField }),
  setPasswordSchema,
]);

/** The forms of /verify-email: verify with the token, or request another email. */
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

/** Where Log Out leads (D16): to /login from the public header, else home. */
export const logOutSchema = z.strictObject({ after: z.enum(["/login", "/"]).default("/") });
