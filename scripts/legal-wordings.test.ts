import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BRAND, TERMS } from "#app/brand.ts";
import { GRACE_DAYS } from "#app/features/settings/rules.ts";
import { shownTexts } from "./shown-texts.ts";

/**
 * Every wording that the legal pages had, the newest last. After an edit of words add a line with the fingerprint that
 * the test reports and set TERMS.editedOn; after a change of meaning make a new version first (decision 041).
 */
const WORDINGS = [
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "60772a3e5e98f0ef" },
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "9a819453f714a73c" },
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "4e016291f637531a" },
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "cd788e9ac4ad22af" },
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "9a13090460b11b89" },
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "a2fd4cf90b82365c" },
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "83de658e056bf3f7" },
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "43df1737c1e81362" },
  { version: "2025-04-27", editedOn: "November 27, 2026", fingerprint: "1f521da0bc9976b1" },
  { version: "2025-04-27", editedOn: "November 28, 2026", fingerprint: "745690136cde1423" },
  { version: "2025-04-27", editedOn: "November 28, 2026", fingerprint: "a3ed437f54397801" },
  { version: "2025-04-27", editedOn: "November 28, 2026", fingerprint: "efb0e6a689a95464" },
  { version: "2025-04-27", editedOn: "November 28, 2026", fingerprint: "8ede7284a904a50e" },
  { version: "2025-04-27", editedOn: "November 28, 2026", fingerprint: "d823de971f0feb34" },
  { version: "2025-04-27", editedOn: "November 28, 2026", fingerprint: "5bf9c5fa0e7805a7" },
  { version: "2025-04-27", editedOn: "November 28, 2026", fingerprint: "07b9ec0ad9bafc50" },
];

const PAGES = ["app/routes/marketing/terms.tsx", "app/routes/marketing/privacy.tsx", "app/content/stored.ts"];

function legalFingerprint(): string {
  const texts = PAGES.flatMap((path) => shownTexts(path, readFileSync(path, "utf8")).map(({ text }) => text));
  const values = [TERMS.minimumAge, GRACE_DAYS, BRAND.replyTime];
  return createHash("sha256")
    .update(JSON.stringify([texts, values]))
    .digest("hex")
    .slice(0, 16);
}

describe("the legal pages", () => {
  // Clauses D37.
  it("have no unrecorded change of wording", () => {
    expect(WORDINGS.at(-1)?.fingerprint).toBe(legalFingerprint());
  });

  it("have their version and the day of their last edit", () => {
    expect(WORDINGS.at(-1)).toMatchObject({ version: TERMS.version, editedOn: TERMS.editedOn });
  });
});
