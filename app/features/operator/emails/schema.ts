import { z } from "zod";

/** What can be done about one email of the list. */
export const emailSchema = z.strictObject({ intent: z.enum(["retry", "release"]), mailId: z.uuid() });
