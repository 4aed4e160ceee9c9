import { z } from "zod";
import { FIGURES_DAYS } from "#app/domain/figures-days.ts";
import { NO_SUCH_DAY } from "./labels.ts";

/** The form that says when reports come; empty for never. */
export const figuresSchema = z.strictObject({
  day: z
    .union([z.literal(""), z.enum(FIGURES_DAYS)], { message: NO_SUCH_DAY })
    .transform((day) => (day === "" ? null : day)),
});
