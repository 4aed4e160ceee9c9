import { describe, expect, it } from "vitest";
import { HOUR_MS } from "#app/time.ts";
import { phoneHref, phoneIn, promiseOf, supportParams, supportSearchFrom } from "./rules.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

describe("the promise of an answer", () => {
  const open = { state: "open", answeredAt: null, closedAt: null } as const;

  // Clauses 2.1-101.
  it.each([
    [1, { isLate: false, isSoon: false }],
    [24, { isLate: false, isSoon: true }],
    [48, { isLate: false, isSoon: true }],
    [48.1, { isLate: true, isSoon: false }],
  ])("of a request that waits %j hours", (hours, expected) => {
    const request = { ...open, createdAt: ago(500), waitingSince: ago(hours) };
    expect(promiseOf(request, NOW)).toEqual({ ...expected, dueAt: ago(hours - 48) });
  });

  it("of an answered request depends on its first answer", () => {
    const late = { state: "waiting", createdAt: ago(60), answeredAt: ago(10), closedAt: null, waitingSince: ago(60) };
    expect(promiseOf({ ...late, state: "waiting" }, NOW).isLate).toBe(true);
    expect(promiseOf({ ...late, state: "answered", answeredAt: ago(12) }, NOW).isLate).toBe(false);
    expect(promiseOf({ ...late, state: "closed", answeredAt: null, closedAt: ago(59) }, NOW).isLate).toBe(false);
  });
});

describe("a phone number in a text", () => {
  it.each([
    ["Call me at (555) 201-3344 after ten", "(555) 201-3344"],
    ["+1 555 201 3344", "+1 555 201 3344"],
    ["My number is 555.201.3344.", "555.201.3344"],
    ["I was born in 1958 and have 2 dogs", null],
    ["My card is 4111 1111 1111 1111 1", null],
    ["", null],
  ])("%j is %j", (text, expected) => {
    expect(phoneIn(text)).toBe(expected);
  });

  it("becomes a link with its digits only", () => {
    expect(phoneHref("+1 (555) 201-3344")).toBe("tel:+15552013344");
  });
});

describe("the filters of the support list", () => {
  it("select the open requests if the address has none", () => {
    expect(supportSearchFrom(new URLSearchParams())).toMatchObject({ state: "open", channel: "", after: null });
    expect(supportParams(supportSearchFrom(new URLSearchParams()))).toBe("");
  });

  it("search all requests for one person or reference", () => {
    expect(supportSearchFrom(new URLSearchParams({ q: "SEAS-7K3F-92QD" })).state).toBe("all");
  });

  it.each(["state=answered&channel=call-back&age=late&who=me", "q=ada%40moss.example&state=open"])(
    "are read from and written to an address: %s",
    (address) => {
      const search = supportSearchFrom(new URLSearchParams(address));
      expect(supportSearchFrom(new URLSearchParams(supportParams(search)))).toEqual(search);
    },
  );

  it("ignore invalid values", () => {
    const odd = new URLSearchParams({
      state: "__proto__",
      channel: "x",
      who: "1",
      after: "1",
      person: "' or 1=1",
      q: "\u0000",
    });
    expect(supportSearchFrom(odd)).toEqual(supportSearchFrom(new URLSearchParams()));
  });
});
