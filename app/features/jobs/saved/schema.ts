import { z } from "zod";

/** The form of the Save button. `back` is where a browser without JavaScript returns to; `safeReturnPath` checks it. */
export const saveJobSchema = z.strictObject({
  intent: z.enum(["save", "unsave"]),
  back: z.string().optional(),
});
