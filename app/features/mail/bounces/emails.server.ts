import { BRAND } from "#app/brand.ts";
import type { NewMail } from "../commands.server.ts";

/** Tries whether an address takes mail again. */
export function backAgainMail(person: { id: string; name: string; email: string; isEmailVerified: boolean }): NewMail {
  return {
    userId: person.id,
    toAddress: person.email,
    toName: person.isEmailVerified ? person.name : null,
    subject: `${BRAND.name} can reach you again`,
    heading: "Your mails arrive again",
    paragraphs: ["Our mails to this address came back for a while. This one arrived, so there is nothing left to do."],
    reason: "You get this mail because you asked us to try this address again.",
  };
}
