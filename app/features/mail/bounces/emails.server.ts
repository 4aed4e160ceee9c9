import { BRAND } from "#app/brand.ts";
import type { NewMail } from "../commands.server.ts";

/** Tests whether an address accepts email again. */
export function backAgainMail(person: { id: string; name: string; email: string; isEmailVerified: boolean }): NewMail {
  return {
    userId: person.id,
    toAddress: person.email,
    toName: person.isEmailVerified ? person.name : null,
    subject: `${BRAND.name} can reach you again`,
    heading: "Our emails are reaching you again",
    paragraphs: [
      "For a while, our emails to this address came back. This one got through, so there's nothing left to do.",
    ],
    reason: "You're getting this email because you asked us to try this address again.",
  };
}
