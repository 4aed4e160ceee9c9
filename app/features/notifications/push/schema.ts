import { z } from "zod";

/** A public key of 65 bytes and a secret of 16, in base64url without padding, as browsers write them. */
const keys = { p256dh: z.string().regex(/^B[\w-]{86}$/), auth: z.string().regex(/^[\w-]{22}$/) };

const endpoint = z.string().max(1000);

/** A browser's subscription or unsubscription. */
export const pushSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("on"), endpoint, ...keys }),
  z.strictObject({ intent: z.literal("off"), endpoint }),
]);

export type PushOn = Omit<Extract<z.output<typeof pushSchema>, { intent: "on" }>, "intent">;
