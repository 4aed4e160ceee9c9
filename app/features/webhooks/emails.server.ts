import { BRAND } from "#app/brand.ts";
import type { OffReason } from "#app/domain/webhook-events.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";

type Person = { id: string; name: string; email: string; isEmailVerified: boolean };

/** Says that nothing is sent to an endpoint any longer. */
export function turnedOffMail(
  { id, name, email, isEmailVerified }: Person,
  endpoint: { id: string; url: string },
  reason: Exclude<OffReason, "owner">,
): NewMail {
  const { host } = new URL(endpoint.url);
  const why =
    reason === "gone"
      ? "It answered that it's gone for good (410)."
      : "For more than 24 hours it accepted nothing, however often we tried.";
  return {
    userId: id,
    toAddress: email,
    toName: isEmailVerified ? name : null,
    subject: `We stopped sending webhooks to ${host}`,
    heading: "A webhook endpoint was turned off",
    paragraphs: [
      `We no longer send events to your endpoint at ${host}. ${why}`,
      "Turn it on again once it works. Its log has every event of the last 30 days, and each can be sent again.",
    ],
    button: { label: "See the log", href: `/recruiter/webhooks/${endpoint.id}` },
    reason: `You're getting this email because your company gets webhooks from ${BRAND.name}.`,
  };
}
