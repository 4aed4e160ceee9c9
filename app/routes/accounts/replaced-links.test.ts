import { describe, expect, it } from "vitest";
import { requestEmailChange } from "#app/features/accounts/email-change.server.ts";
import { requestPasswordReset } from "#app/features/accounts/recovery/commands.server.ts";
import { resendVerification } from "#app/features/accounts/verification/commands.server.ts";
import { openTestApp } from "#test/app.ts";
import { listOpenedMailsTo } from "#test/mails.ts";
import { pageText } from "#test/page-text.ts";
import { aSenior } from "#test/people.ts";
import { MINUTE } from "#test/platform.ts";

const { platform, get } = await openTestApp();
const REPLACED = "A newer email replaced it. Open the link in the newest email we sent you";

/** Returns the link in the newest email to an address. */
async function newestLinkTo(email: string): Promise<string> {
  const mail = (await listOpenedMailsTo(platform, email)).at(-1);
  return /http:\/\/localhost:3000(\/\S+token=\S+)/.exec(mail?.textBody ?? "")?.[1] ?? "";
}

/** Asks twice; returns both links. */
async function twoLinksTo(email: string, ask: () => Promise<unknown>): Promise<[string, string]> {
  const links: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    platform.clock.pass(MINUTE);
    await ask();
    links.push(await newestLinkTo(email));
  }
  return [links[0] ?? "", links[1] ?? ""];
}

async function textOf(path: string, cookie?: string) {
  return pageText(await (await get(path, { cookie })).text());
}

describe("a link that a newer email replaced", () => {
  // Clauses D13.
  it("says so for a password reset, until the newer one expires", async () => {
    const { email } = await aSenior(platform);
    const [old, newer] = await twoLinksTo(email, () => requestPasswordReset(platform, email));
    expect(await textOf(old)).toContain(REPLACED);
    expect(await textOf(newer)).toContain("Choose a new password");
    expect(await textOf(old.replace(/mark=[^&]*/, "mark=made.up"))).not.toContain(REPLACED);
    platform.clock.pass(60 * MINUTE);
    expect(pageText(await textOf(old))).toContain("It was already used, or it's more than 60 minutes old.");
  });

  it("says so for a verification", async () => {
    const { email, cookie } = await aSenior(platform, { isVerified: false });
    const [old, newer] = await twoLinksTo(email, () => resendVerification(platform, email));
    expect(await textOf(old, cookie)).toContain(REPLACED);
    expect(await textOf(newer, cookie)).toContain("Yes, this is my email");
  });

  it("says so for a changed email", async () => {
    const { viewer, password, cookie } = await aSenior(platform);
    const email = "replaced@quill.example";
    const change = { email, currentPassword: password };
    const [old, newer] = await twoLinksTo(email, () => requestEmailChange(platform, viewer, change));
    expect(await textOf(old, cookie)).toContain(REPLACED);
    expect(await textOf(newer, cookie)).toContain("Yes, use this email");
  });
});
