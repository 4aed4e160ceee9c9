import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { plain } from "#app/db/schema/folded.ts";
import { openTestDatabase } from "#test/database.ts";
import { wordsOf } from "./keywords.ts";

const { db } = await openTestDatabase();

async function inDocuments(texts: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ text: sql<string>`${sql.raw(plain("written"))}` })
    .from(sql`unnest(${sql.param([...texts])}::text[]) with ordinality as texts (written, position)`)
    .orderBy(sql`position`);
  return rows.map(({ text }) => text.trim());
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}

test("folding removes exactly the accents that the database removes", async () => {
  const latin = [...range(0xc0, 0x24f), ...range(0x1e00, 0x1eff)].filter((letter) => /^\p{L}$/u.test(letter));
  // Which other capital letters a database knows depends on its locale; it knows the accented ones in every locale.
  const letters = latin.filter((letter) => letter === letter.toLowerCase() || /[a-z]/.test(wordsOf(letter)[0] ?? ""));
  expect(letters.length).toBeGreaterThan(500);
  const stored = await inDocuments(letters);
  for (const [at, letter] of letters.entries()) expect(wordsOf(letter), letter).toEqual([stored[at]]);
});

test.each([
  ["Dvořák", "dvorak"],
  ["Łódź", "lodz"],
  ["Nguyễn", "nguyen"],
  ["Ørsted Straße Œuvre", "orsted strasse oeuvre"],
  ["İstanbul ISPARTA", "istanbul isparta"],
  ["Жуковский й", "жуковский й"],
  ["日本語", "日本語"],
])("%s is %s", async (written, plainText) => {
  expect(wordsOf(written).join(" ")).toBe(plainText);
  expect(await inDocuments([written])).toEqual([plainText]);
});
