import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { FieldError } from "#app/domain-error.ts";
import { openTestDatabase } from "#test/database.ts";
import { aSenior, aVisit } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { endDevice, endOtherDevices, openSession } from "../sessions/commands.server.ts";
import { findViewerByToken, listDevices } from "../sessions/queries.server.ts";
import { signIn } from "../sign-in/commands.server.ts";
import { changePassword } from "./commands.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const NEW = "a lantern at the ferry";

function sessionOf(userId: string, userAgent: string | null = null) {
  return openSession(platform, platform.db, { ...aVisit, userAgent }, { userId, isRemembered: true });
}

test("a new password ends every other session and notifies the person", async () => {
  const { viewer, email, password } = await aSenior(platform);
  const [here, there] = [await sessionOf(viewer.id), await sessionOf(viewer.id)];
  const visit = { ...aVisit, sessionToken: here.token };
  const fresh = await changePassword(platform, viewer, visit, { currentPassword: password, password: NEW });
  expect(fresh.isRemembered).toBe(true);
  expect(await findViewerByToken(platform, fresh.token)).toMatchObject({ id: viewer.id });
  for (const { token } of [here, there]) expect(await findViewerByToken(platform, token)).toBeNull();
  await signIn(platform, aVisit, { email, password: NEW, rememberMe: false });
  await expect(signIn(platform, aVisit, { email, password, rememberMe: false })).rejects.toThrow("wrong-credentials");
  const told = and(eq(mails.toAddress, email), eq(mails.subject, "Your Seasoned password was changed"));
  expect(await platform.db.select().from(mails).where(told)).toHaveLength(1);
});

test("nothing changes without the old password", async () => {
  const { viewer, password } = await aSenior(platform);
  const here = await sessionOf(viewer.id);
  const visit = { ...aVisit, sessionToken: here.token };
  await expect(
    changePassword(platform, viewer, visit, { currentPassword: `${password}x`, password: NEW }),
  ).rejects.toEqual(new FieldError("currentPassword", "This isn't your password"));
  await expect(
    changePassword(platform, viewer, visit, { currentPassword: password, password: "password1" }),
  ).rejects.toBeInstanceOf(FieldError);
  expect(await findViewerByToken(platform, here.token)).not.toBeNull();
});

test("lists devices, this one first, and only their owner ends one", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const safari = "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1";
  const [here, there] = [await sessionOf(one.viewer.id, firefox), await sessionOf(one.viewer.id, safari)];
  const devices = await listDevices(platform, one.viewer.id, here.token);
  expect(devices[0]).toMatchObject({ name: "Firefox on Windows", isThisOne: true });
  expect(devices.slice(1).some(({ isThisOne }) => isThisOne)).toBe(false);
  const tablet = devices.find(({ name }) => name === "Safari on iPad");
  await expect(endDevice(platform, other.viewer, { deviceId: tablet?.id ?? "" })).rejects.toThrow("not-found");
  expect(await findViewerByToken(platform, there.token)).not.toBeNull();
  await endDevice(platform, one.viewer, { deviceId: tablet?.id ?? "" });
  expect(await findViewerByToken(platform, there.token)).toBeNull();
  const third = await sessionOf(one.viewer.id);
  await endOtherDevices(platform, one.viewer, { ...aVisit, sessionToken: here.token });
  expect(await findViewerByToken(platform, third.token)).toBeNull();
  expect(await findViewerByToken(platform, here.token)).not.toBeNull();
});
