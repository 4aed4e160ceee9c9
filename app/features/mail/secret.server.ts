import { openSeal, seal } from "#app/platform/sealing.ts";

type Keeper = { authSecret: string };

const MARK = "sealed.";
const SEALED = /sealed\.([A-Za-z0-9_-]{38,})/g;

/**
 * A secret as it may stand in a stored mail, e.g. in the link of its button: a dump of the database alone does not
 * give it away. `openSealed` puts the secret back when the mail is sent or shown. It opens in mails to `toAddress` alone:
 * what people write stands in mails, too, and whoever came by a sealed secret could have it opened for themselves.
 */
export function sealSecret(platform: Keeper, secret: string, toAddress: string): string {
  return MARK + seal(platform, purposeFor(toAddress), Buffer.from(secret, "utf8"));
}

/**
 * The text of a stored mail to `toAddress` with its secrets in place. One sealed for another address or under another
 * AUTH_SECRET stays sealed: a dead link.
 */
export function openSealed(platform: Keeper, text: string, toAddress: string): string {
  return text.replace(
    SEALED,
    (whole, sealed: string) => openSeal(platform, purposeFor(toAddress), sealed)?.toString("utf8") ?? whole,
  );
}

/** A stored mail's text as it may be handed out: without even its sealed secrets. */
export function withoutSecrets(text: string): string {
  return text.replace(SEALED, "…");
}

function purposeFor(toAddress: string): string {
  return `secrets in mails to ${toAddress.toLowerCase()}`;
}
