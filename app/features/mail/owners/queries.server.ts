import { eq, or, type SQL, sql } from "drizzle-orm";
import { mails } from "#app/db/schema/mails.ts";
import { formerAddressKey } from "./rules.ts";

type Owner = { id: string; email: string };

/** A condition on `mails`: written to this person, at the address they have or at one they had before. */
export function isMailTo({ id, email }: Owner): SQL | undefined {
  return or(
    eq(sql`lower(${mails.toAddress})`, email),
    sql`starts_with(${mails.onceKey}, ${formerAddressKey(id)})`,
    // Letters carry their reader in the way out of them.
    sql`position(${id} in ${mails.unsubscribePath}) > 0`,
  );
}

/**
 * A condition on `mails`: the above, and what went to an address that they only typed. For erasure alone: whoever could
 * read those would have the links that prove such an address.
 */
export function isMailAbout(owner: Owner): SQL | undefined {
  return or(isMailTo(owner), sql`position(${owner.id} in ${mails.onceKey}) > 0`);
}
