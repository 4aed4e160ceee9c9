import { expect, test } from "vitest";
import { isPublicAddress, isPushAddress, publicLookup } from "./addresses.ts";

test.each(["8.8.8.8", "203.0.112.1", "172.32.0.1", "2606:4700:4700::1111", "2a00:1450:4001::200e"])(
  "%s is on the public internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::a00:1",
  "fc00::1",
  "fd12::1",
  "fe80::1",
  "ff02::1",
  "2001:db8::1",
  "2002:a00:1::",
  "localhost",
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://127.0.0.1/", false],
  ["https://[::1]/", false],
  ["https://2130706433/", false],
  ["https://0x7f.1/", false],
  ["https://localhost/", false],
  ["https://internal/", false],
  ["https://push.example:8443/", false],
  ["https://user:password@push.example/", false],
  ["ftp://push.example/", false],
  ["file:///etc/passwd", false],
  ["nonsense", false],
])("a push may go to %s: %s", (address, expected) => {
  expect(isPushAddress(address)).toBe(expected);
});

test("refuses a name that resolves into our own network", async () => {
  const outcome = await new Promise((resolve) => publicLookup("localhost", {}, (error) => resolve(error?.message)));
  expect(outcome).toBe("localhost is not on the open internet");
});
