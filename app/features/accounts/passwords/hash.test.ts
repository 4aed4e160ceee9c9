import { argon2Sync, randomBytes } from "node:crypto";
import { expect, test, vi } from "vitest";
import { checkNoPassword, checkPassword, hashPassword } from "./hash.server.ts";

/** The cost of each hash that was derived. */
const derived = vi.hoisted((): object[] => []);

vi.mock("node:crypto", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:crypto")>();
  const argon2: typeof original.argon2 = (algorithm, parameters, callback) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    derived.push({ memory, passes, parallelism, tagLength });
    original.argon2(algorithm, parameters, callback);
  };
  return { ...original, argon2 };
});

test("a hash is argon2id at the promised cost, with a new salt each time", async () => {
  const [first, second] = await Promise.all([hashPassword("seven lamps"), hashPassword("seven lamps")]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
});

test.each(["seven lamps", " spaces around ", "🦊🍂🌧️", "x".repeat(128), "ß"])(
  "%s is verified exactly",
  async (password) => {
    const hash = await hashPassword(password);
    expect(await checkPassword(password, hash)).toEqual({ isRight: true, needsRehash: false });
    expect((await checkPassword(`${password} `, hash)).isRight).toBe(false);
    expect((await checkPassword(password.slice(0, -1), hash)).isRight).toBe(false);
  },
);

test("another keyboard's form of a letter is the same password", async () => {
  const hash = await hashPassword("caf\u00e9 au lait");
  expect((await checkPassword("cafe\u0301 au lait", hash)).isRight).toBe(true);
});

test("a cheaper hash still matches and asks to be renewed", async () => {
  const nonce = randomBytes(16);
  const tag = argon2Sync("argon2id", {
    message: "seven lamps",
    nonce,
    memory: 8192,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const old = `$argon2id$v=19$m=8192,t=1,p=1$${text(nonce)}$${text(tag)}`;
  expect(await checkPassword("seven lamps", old)).toEqual({ isRight: true, needsRehash: true });
});

test.each(["", "plain", "$2b$10$abc", "$argon2id$v=19$m=1,t=1,p=1$x$y"])(
  "%j as a hash matches nothing",
  async (hash) => {
    expect(await checkPassword("", hash)).toEqual({ isRight: false, needsRehash: false });
  },
);

// Counted by what is derived, not by time, which depends on what else the machine does.
test("an unknown account costs as much work as a known one", async () => {
  const hash = await hashPassword("seven lamps");
  await checkNoPassword("makes the decoy");
  derived.length = 0;
  await checkPassword("wrong", hash);
  await checkNoPassword("wrong");
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  expect(derived).toEqual([cost, cost]);
});
