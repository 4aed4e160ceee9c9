import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { zipOf } from "./zip.server.ts";

test("another program unpacks what was packed, names and bytes", () => {
  const directory = mkdtempSync(join(tmpdir(), "seasoned-zip-"));
  const entries = [
    { name: "profile.json", bytes: Buffer.from('{"name":"Zoë"}') },
    { name: "files/Lebenslauf Zoë.pdf", bytes: Buffer.from([0, 255, 10, 13, 26]) },
    { name: "empty.txt", bytes: new Uint8Array() },
  ];
  writeFileSync(join(directory, "a.zip"), zipOf(entries, new Date("2026-11-20T10:00:00Z")));
  execFileSync("python3", [
    "-c",
    "import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])",
    join(directory, "a.zip"),
    directory,
  ]);
  for (const { name, bytes } of entries)
    expect(new Uint8Array(readFileSync(join(directory, name)))).toEqual(new Uint8Array(bytes));
  rmSync(directory, { recursive: true });
});
