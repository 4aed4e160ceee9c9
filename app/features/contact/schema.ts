import { z } from "zod";
import { lineField } from "#app/features/safety/names.ts";
import { addressField, textField } from "#app/input-fields.ts";

const EMAIL_MESSAGE = "Please enter a valid email address";

/** A message to support, with the specification's words (section 5). */
export const contactSchema = z.strictObject({
  name: lineField("Name must be at least 2 characters", { min: 2, max: 120 }),
  email: addressField(EMAIL_MESSAGE),
  subject: textField("Subject must be at least 5 characters", { min: 5, max: 150 }),
  message: textField("Message must be at least 10 characters", { min: 10, max: 5000 }),
});

export type ContactInput = z.output<typeof contactSchema>;
