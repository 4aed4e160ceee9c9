import { z } from "zod";
import { STAFF_LEVELS } from "#app/domain/staff.ts";
import { nameField } from "#app/features/safety/names.ts";
import { whenRead } from "#app/input-fields.ts";
import {
  changePasswordSchema,
  devicesSchema,
  emailField,
  newPasswordField,
  renewCodesSchema,
  turnOnTwoStepSchema,
} from "../accounts/schema.ts";
import { WRONG_CODE } from "../accounts/second-step/labels.ts";

/** A code for irreversible actions; absent while the last one is recent. */
export const freshCodeField = z.string().trim().max(40, WRONG_CODE).default("");

/**
 * The page before the console: turns on two-step login or, if it is on, takes a code for this
 * session.
 */
export const doorSchema = z.discriminatedUnion("intent", [
  turnOnTwoStepSchema,
  z.strictObject({ intent: z.literal("give-code"), code: freshCodeField }),
]);

/** Every form on the page of a staff account. */
export const staffAccountSchema = z.discriminatedUnion("intent", [
  changePasswordSchema,
  renewCodesSchema,
  ...devicesSchema.options,
]);

const levelField = z.enum(STAFF_LEVELS, { message: "Please choose what they may do" });

/** Every action of an admin on the staff. Changes and removals require a fresh code. */
export const staffSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("invite"), email: emailField, level: levelField }),
  z.strictObject({ intent: z.literal("revoke"), invitationId: z.uuid() }),
  z.strictObject({ intent: z.literal("change"), personId: z.uuid(), level: levelField, code: freshCodeField }),
  z.strictObject({ intent: z.literal("remove"), personId: z.uuid(), code: freshCodeField }),
]);
export type StaffForm = z.output<typeof staffSchema>;

/** What an invited person types to join the staff. */
export const joinStaffSchema = z
  .strictObject({
    token: z.string().max(200),
    name: nameField("Name must be at least 2 characters", { min: 2, max: 120 }),
    password: newPasswordField,
    confirmPassword: z.string({ message: "Please type the same password again" }),
  })
  .refine((value) => value.password === value.confirmPassword, {
    path: ["confirmPassword"],
    message: "The two passwords aren't the same",
    when: whenRead("confirmPassword"),
  });
export type JoinStaff = z.output<typeof joinStaffSchema>;
