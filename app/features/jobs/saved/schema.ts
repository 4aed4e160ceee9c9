import { z } from "zod";

/** The Save button. `back` is where a browser without JavaScript returns to; `safeReturnPath` decides about it. */
export const saveJobSchema = z.strictObject({
  intent: z.enum(["save", "unsave"]),
  back: z.string().optional(),
});
