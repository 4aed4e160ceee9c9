import { z } from "zod";

/** The actions on one email in the list. */
export const emailSchema = z.strictObject({ intent: z.enum(["retry", "release"]), mailId: z.uuid() });
