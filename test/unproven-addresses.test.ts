import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "#app/db/schema/accounts.ts";
import { bouncedAddresses, mails } from "#app/db/schema/mails.ts";
import { signUp } from "#app/features/accounts/commands.server.ts";
import { requestEmailChange } from "#app/features/accounts/email-change.server.ts";
import { changePassword } from "#app/features/accounts/passwords/commands.server.ts";
import { requestPasswordReset } from "#app/features/accounts/recovery/commands.server.ts";
import { countWrongCode } from "#app/features/accounts/second-step/commands.server.ts";
import { resendVerification } from "#app/features/accounts/verification/commands.server.ts";
import { sendBundle } from "#app/features/digests/bundles/tasks.server.ts";
import { retryOwnAddress } from "#app/features/mail/bounces/commands.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { notify } from "#app/features/notifications/commands.server.ts";
import { askCompanyCheck, saveCompany } from "#app/features/profiles/companies/commands.server.ts";
import { keepAccount, requestDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { openTestDatabase } from "./database.ts";
import { A_PASSWORD, aRecruiter, aSenior, aVisit } from "./people.ts";
import { openTestPlatform } from "./platform.ts";

// No one can have us email their words to an unverified address.

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const WORDS = ["Refund", "evil.example", "1-800-555-0100", "Payout", "Winner"];
const SAID = {
  firstName: "Refund",
  lastName: "evil.example 1-800-555-0100",
  companyName: "Payout evil.example",
  jobTitle: "Winner",
};

/** Returns everything written to these addresses: greeting, subject, and both bodies. */
async function writtenTo(addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.select().from(mails).where(inArray(mails.toAddress, addresses));
  return new Map(
    rows.map(({ toAddress, toName, subject, textBody, htmlBody }) => [
      `${subject} to ${toAddress}`,
      [toName, subject, textBody, htmlBody].join("\n"),
    ]),
  );
}

test("an email to an unverified address has nothing its sender chose", async () => {
  const email = "victim@street.example";
  const { viewer } = await aRecruiter(platform, { ...SAID, email, isVerified: false });
  await signUp({ ...platform, env: { ...platform.env, requiresEmailVerification: true } }, aVisit, {
    as: "senior",
    firstName: "Refund",
    lastName: "Winner",
    email,
    password: A_PASSWORD,
    agreeTerms: true,
  });
  await resendVerification(platform, email);
  await requestPasswordReset(platform, email);
  await requestEmailChange(platform, viewer, { currentPassword: A_PASSWORD, email: "second@street.example" });
  await requestDeletion(platform, viewer, { currentPassword: A_PASSWORD });
  await keepAccount(platform, viewer);
  await db.insert(bouncedAddresses).values({ address: email, reason: "550", bouncedAt: platform.clock.now() });
  await retryOwnAddress(platform, viewer);
  await countWrongCode(platform, viewer);
  await changePassword(platform, viewer, aVisit, { currentPassword: A_PASSWORD, password: "a quiet kiln at dawn" });
  const written = await writtenTo([email, "second@street.example"]);
  expect(written.size).toBeGreaterThanOrEqual(9);
  for (const [mail, text] of written) for (const word of WORDS) expect(text, mail).not.toContain(word);
});

test("a company's email to its domain names only that domain", async () => {
  const { viewer } = await aRecruiter(platform, SAID);
  await saveCompany(platform, viewer, {
    name: SAID.companyName,
    website: "https://www.street.example",
    about: "Payout",
  });
  await askCompanyCheck(platform, viewer, { email: "front.desk@street.example" });
  const [text = ""] = (await writtenTo(["front.desk@street.example"])).values();
  expect(text).toContain("Do you hire for street.example?");
  for (const word of WORDS) expect(text).not.toContain(word);
});

test("only verified addresses get alerts where verification is required", async () => {
  const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };
  for (const [asking, isVerified, count] of [
    [strict, false, 0],
    [strict, true, 1],
    [platform, false, 1],
  ] as const) {
    const { viewer, email } = await aSenior(platform, { isVerified });
    await db.transaction((tx) =>
      queueMail(asking, tx, {
        toAddress: email,
        toName: viewer.name,
        subject: "1 new job",
        heading: "1 new job",
        paragraphs: ["Bookkeeper"],
        reason: "You asked for it.",
        mailing: { userId: viewer.id, name: "job-alerts" },
      }),
    );
    const written = [...(await writtenTo([email])).keys()];
    expect(written.filter((mail) => mail.startsWith("1 new job"))).toHaveLength(count);
  }
});

test("events wait for the verification of the address", async () => {
  const strict = { ...platform, env: { ...platform.env, requiresEmailVerification: true } };
  const { viewer, email } = await aSenior(platform, { isVerified: false });
  const mail = {
    subject: "You were invited",
    heading: "You were invited",
    paragraphs: ["To apply."],
    reason: "You asked.",
  };
  await db.transaction((tx) =>
    notify(platform, tx, {
      userId: viewer.id,
      kind: "invitation",
      title: mail.heading,
      body: "To apply.",
      href: "/senior/invitations",
      mail,
    }),
  );
  const invited = async () => [...(await writtenTo([email])).keys()].filter((mail) => mail.includes("invited"));
  await sendBundle(strict, viewer.id);
  expect(await invited()).toEqual([]);
  await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, viewer.id));
  await sendBundle(strict, viewer.id);
  expect(await invited()).toHaveLength(1);
});

test("greets the owner of a verified address by name", async () => {
  const { viewer, email } = await aRecruiter(platform, { firstName: "Priya" });
  await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, viewer.id));
  await requestPasswordReset(platform, email);
  const texts = [...(await writtenTo([email])).values()].filter((text) => text.includes("Choose a new password"));
  expect(texts.map((text) => text.includes("Dear Priya,"))).toEqual([true]);
});
