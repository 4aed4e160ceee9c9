import { openSeal, seal } from "#app/platform/sealing.ts";

type Keeper = { authSecret: string };

const PURPOSE = "secrets in mails";
const MARK = "sealed.";
const SEALED = /sealed\.([A-Za-z0-9_-]{38,})/g;

/**
 * A secret as it may stand in a stored mail, e.g. in the link of its button: a dump of the database alone does not
 * give it away. `openSealed` puts the secret back when the mail is sent or shown. For nothing but mails: what a person
 * writes may stand in one, too.
 */
export function sealSecret(platform: Keeper, secret: string): string {
  return MARK + seal(platform, PURPOSE, Buffer.from(secret, "utf8"));
}

/** A stored mail's text with its secrets in place. One sealed under another AUTH_SECRET stays sealed: a dead link. */
export function openSealed(platform: Keeper, text: string): string {
  return text.replace(
    SEALED,
    (whole, sealed: string) => openSeal(platform, PURPOSE, sealed)?.toString("utf8") ?? whole,
  );
}
