import { z } from "zod";
import { COMPANY_ROLES } from "#app/domain/company-roles.ts";
import { emailField } from "#app/features/accounts/schema.ts";
import { checkboxField } from "#app/input-fields.ts";
import { NO_SUCCESSOR } from "./labels.ts";

const roleField = z.enum(COMPANY_ROLES, { message: "Please choose what they may do" });
const successorField = z.uuid({ message: NO_SUCCESSOR });

/** Every form of the team page. */
export const teamSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("invite"), email: emailField, companyRole: roleField }),
  z.strictObject({ intent: z.literal("resend"), invitationId: z.uuid() }),
  z.strictObject({ intent: z.literal("revoke"), invitationId: z.uuid() }),
  z.strictObject({ intent: z.literal("change-role"), personId: z.uuid(), companyRole: roleField, from: roleField }),
  z.strictObject({ intent: z.literal("remove"), personId: z.uuid(), toId: successorField }),
  z.strictObject({ intent: z.literal("leave"), toId: successorField }),
  z.strictObject({ intent: z.literal("ask-to-join"), companyId: z.uuid() }),
  z.strictObject({ intent: z.literal("second-person"), requiresColleague: checkboxField }),
  z.strictObject({ intent: z.literal("answer"), personId: z.uuid(), says: z.enum(["yes", "no"]) }),
]);

export type TeamForm = z.output<typeof teamSchema>;

/** The form that accepts an invitation. */
export const joinTeamSchema = z.strictObject({ invitationId: z.uuid() });

/** The form that hands one job over. `from` is who was responsible when the page was shown. */
export const handOverSchema = z.strictObject({ from: z.uuid(), toId: successorField });

export type HandOver = z.output<typeof handOverSchema> & { jobId: string };
