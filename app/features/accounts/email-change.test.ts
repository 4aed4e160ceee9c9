import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { openTestDatabase } from "#test/database.ts";
import { listMailsTo, listOpenedMailsTo, listSubjectsTo } from "#test/mails.ts";
import { aSenior, aVisit } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { confirmEmailChange, requestEmailChange } from "./email-change.server.ts";
import { findNewAddress } from "./links/queries.server.ts";
import { signIn } from "./sign-in/commands.server.ts";

const platform = await openTestPlatform(await openTestDatabase());

async function tokenSentTo(address: string): Promise<string> {
  const mail = (await listOpenedMailsTo(platform, address)).at(-1);
  return /confirm-email\?token=([A-Za-z0-9_-]{43})/.exec(mail?.textBody ?? "")?.[1] ?? "";
}

// Clauses 2.1-43.
test("only the owner's use of the link changes the email", async () => {
  const { viewer, email, password } = await aSenior(platform);
  const [stranger, next] = [await aSenior(platform), `moved.${email}`];
  await requestEmailChange(platform, viewer, { currentPassword: password, email: next });
  await signIn(platform, aVisit, { email, password, rememberMe: false });
  const token = await tokenSentTo(next);
  expect(await findNewAddress(platform, viewer.id, token)).toBe(next);
  expect(await findNewAddress(platform, stranger.viewer.id, token)).toBeNull();
  await confirmEmailChange(platform, viewer, aVisit, token);
  await signIn(platform, aVisit, { email: next, password, rememberMe: false });
  await expect(signIn(platform, aVisit, { email, password, rememberMe: false })).rejects.toThrow();
  await expect(confirmEmailChange(platform, viewer, aVisit, token)).rejects.toEqual(new DomainError("link-expired"));
  const told = await listSubjectsTo(platform, email);
  expect(told).toContain("Someone asked to change your Seasoned email");
  expect(told).toContain("Your Seasoned email was changed");
});

test("another account cannot use a link, which stays valid for its owner", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  const next = `other.${one.email}`;
  await requestEmailChange(platform, one.viewer, { currentPassword: one.password, email: next });
  const token = await tokenSentTo(next);
  await expect(confirmEmailChange(platform, other.viewer, aVisit, token)).rejects.toEqual(
    new DomainError("link-expired"),
  );
  await confirmEmailChange(platform, one.viewer, aVisit, token);
  const [row] = await platform.db.select().from(users).where(eq(users.id, one.viewer.id));
  expect(row?.email).toBe(next);
});

test("a taken address gets the same answer but no link", async () => {
  const [one, owner] = [await aSenior(platform), await aSenior(platform)];
  const before = await listMailsTo(platform, owner.email);
  await requestEmailChange(platform, one.viewer, { currentPassword: one.password, email: owner.email });
  expect(await listMailsTo(platform, owner.email)).toHaveLength(before.length);
  const free = `late.${one.email}`;
  await requestEmailChange(platform, one.viewer, { currentPassword: one.password, email: free });
  const token = await tokenSentTo(free);
  await aSenior(platform, { email: free });
  await expect(confirmEmailChange(platform, one.viewer, aVisit, token)).rejects.toEqual(
    new DomainError("link-expired"),
  );
});

test("refuses the sixth address within a day, taken or not", async () => {
  const [{ viewer, password, email }, owner] = [await aSenior(platform), await aSenior(platform)];
  const ask = (to: string) => requestEmailChange(platform, viewer, { currentPassword: password, email: to });
  for (let round = 0; round < 5; round += 1) await ask(`${round}.${email}`);
  const refused = new DomainError("too-many-requests", { retryAfterSeconds: 24 * 3600 });
  await expect(ask(`new.${email}`)).rejects.toEqual(refused);
  await expect(ask(owner.email)).rejects.toEqual(refused);
  expect(await listMailsTo(platform, `new.${email}`)).toEqual([]);
});

test("sends no email without the password", async () => {
  const { viewer } = await aSenior(platform);
  const next = `never.${viewer.email}`;
  await expect(
    requestEmailChange(platform, viewer, { currentPassword: "not mine at all", email: next }),
  ).rejects.toBeInstanceOf(FieldError);
  expect(await listMailsTo(platform, next)).toEqual([]);
});
