import { z } from "zod";
import { WEBHOOK_EVENTS } from "#app/domain/webhook-events.ts";
import { URL_LIMIT } from "./rules.ts";

const NO_URL = "Please enter an address that begins with https://";
const NO_EVENT = "Please choose at least one event";

/** The form that adds an endpoint. */
export const newEndpointSchema = z.strictObject({
  intent: z.literal("add"),
  url: z
    .string({ message: NO_URL })
    .trim()
    .max(URL_LIMIT, `Please use at most ${URL_LIMIT} characters`)
    .refine((url) => URL.canParse(url), { message: NO_URL }),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, { message: NO_EVENT }), { message: NO_EVENT })
    .min(1, NO_EVENT)
    .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
});
export type NewEndpoint = Omit<z.output<typeof newEndpointSchema>, "intent">;

/** The buttons of an endpoint's page. */
export const endpointSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("turn-on") }),
  z.strictObject({ intent: z.literal("turn-off") }),
  z.strictObject({ intent: z.literal("new-secret") }),
  z.strictObject({ intent: z.literal("remove") }),
  z.strictObject({ intent: z.literal("send-again"), deliveryId: z.string() }),
]);
