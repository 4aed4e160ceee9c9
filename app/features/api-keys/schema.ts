import { z } from "zod";
import { API_SCOPES } from "#app/domain/api-scopes.ts";
import { PASSWORD_LIMIT } from "#app/features/accounts/rules.ts";
import { lineField } from "#app/features/safety/names.ts";
import { KEY_LIVES, KEY_NAME_LIMIT, USUAL_KEY_LIFE } from "./rules.ts";

const PASSWORD = z
  .string({ message: "Please enter your password" })
  .min(1, "Please enter your password")
  .max(4 * PASSWORD_LIMIT, "This isn't your password");
const NO_SCOPE = "Please choose what the key may do";

/** The forms about a recruiter's API keys. */
export const keySchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("make-key"),
    name: lineField("Please enter a name", { min: 1, max: KEY_NAME_LIMIT }),
    scopes: z
      .array(z.enum(API_SCOPES, { message: NO_SCOPE }), { message: NO_SCOPE })
      .min(1, NO_SCOPE)
      .transform((scopes) => API_SCOPES.filter((scope) => scopes.includes(scope))),
    days: z
      .enum(KEY_LIVES.map(String), { message: "Please choose how long it works" })
      .default(String(USUAL_KEY_LIFE))
      .transform(Number),
    currentPassword: PASSWORD,
  }),
  z.strictObject({ intent: z.literal("rotate-key"), keyId: z.string(), currentPassword: PASSWORD }),
  z.strictObject({ intent: z.literal("revoke-key"), keyId: z.string() }),
]);

type KeyForm = z.output<typeof keySchema>;
export type NewKey = Omit<Extract<KeyForm, { intent: "make-key" }>, "intent">;
