import { expect, test } from "vitest";
import { DomainError } from "#app/domain-error.ts";
import { openTestDatabase } from "#test/database.ts";
import { recordedLog } from "#test/log.ts";
import { openTestPlatform } from "#test/platform.ts";
import { currentRequest } from "./current-request.server.ts";
import { networkOf, requireAttempt } from "./rate-limit.server.ts";

const database = await openTestDatabase();
const platform = await openTestPlatform(database);

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["::FFFF:203.0.113.9", "203.0.113.9"],
  ["::1", "0:0:0:0::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
])("the network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("counts parallel attempts, across restarts", async () => {
  const subject = "203.0.113.10";
  const attempts = Array.from({ length: 40 }, () => requireAttempt(platform, "sign-in by address", subject));
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(25);
  const restarted = await openTestPlatform(database);
  const next = requireAttempt(restarted, "sign-in by address", subject);
  await expect(next).rejects.toEqual(new DomainError("too-many-requests", { retryAfterSeconds: 300 }));
});

test("other subjects, limits, and later windows are independent", async () => {
  await requireAttempt(platform, "verify mail by email", "a@people.example");
  await expect(requireAttempt(platform, "verify mail by email", "a@people.example")).rejects.toThrow(DomainError);
  await requireAttempt(platform, "verify mail by email", "b@people.example");
  await requireAttempt(platform, "reset by email", "a@people.example");
  platform.clock.pass(60_000);
  await requireAttempt(platform, "verify mail by email", "a@people.example");
});

test("counts from a clock that was ahead do not matter once it is right", async () => {
  const subject = "ahead@people.example";
  const right = platform.clock.now();
  platform.clock.pass(4 * 24 * 3_600_000);
  for (let attempt = 0; attempt < 5; attempt += 1) await requireAttempt(platform, "reset by email", subject);
  await expect(requireAttempt(platform, "reset by email", subject)).rejects.toThrow(DomainError);
  platform.clock.set(right);
  await expect(requireAttempt(platform, "reset by email", subject)).resolves.toBeUndefined();
});

test("logs a refusal by request, address, and person, never by email", async () => {
  const { log, lines } = recordedLog();
  const heard = { ...platform, log };
  const person = "0197f2f4-0000-7000-8000-000000000001";
  await currentRequest.run({ id: "the-request", address: "203.0.113.77" }, async () => {
    for (let attempt = 0; attempt < 11; attempt += 1)
      await requireAttempt(heard, "export by person", person).catch(() => {});
    for (let attempt = 0; attempt < 6; attempt += 1)
      await requireAttempt(heard, "reset by email", "flooded@people.example").catch(() => {});
  });
  const [first, second] = lines().trim().split("\n");
  expect(JSON.parse(first ?? "")).toMatchObject({
    event: "rate limited",
    limit: "export by person",
    userId: person,
    id: "the-request",
    address: "203.0.113.77",
  });
  expect(JSON.parse(second ?? "")).toMatchObject({ limit: "reset by email", address: "203.0.113.77" });
  expect(lines()).not.toContain("people.example");
});
