import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { StartError } from "../start-error.ts";
import { openingRefusal, refuseTooLittleRoom, refuseUploadsWithoutDatabase } from "./refusals.ts";

const home = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-refusals-"));
const directory = path.join(home, "database");
afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

describe("a database that does not open", () => {
  it.each([
    ["no space left on the disk", "because the disk is full"],
    ['FATAL:  could not write lock file "postmaster.pid": No space left on device', "because the disk is full"],
    ["Error: ENOSPC: no space left on device, write", "because the disk is full"],
    ["Error: EDQUOT: disk quota exceeded, write", "because the disk is full"],
    ["permission denied", "may not write there"],
    ['FATAL:  could not open file "global/pg_control": Permission denied', "may not write there"],
    ["Error: EROFS: read-only file system, open", "may not write there"],
    ["RangeError: WebAssembly.Memory(): could not allocate memory", "too little memory"],
  ])("is reported by its cause and not called damaged: %s", (reason, cause) => {
    const { message } = openingRefusal(directory, reason);
    expect(message).toContain(cause);
    expect(message).toContain("Nothing was changed");
    expect(message).not.toMatch(/backup|move/);
  });

  it("is called damaged for any other reason", () => {
    const { message } = openingRefusal(directory, "invalid primary checkpoint record.");
    expect(message).toContain("cannot be opened: invalid primary checkpoint record. Nothing was changed. Restore your");
    expect(message).toContain(`move all of ${home} away: the uploads in it belong to this one`);
  });
});

describe("a new database", () => {
  it("is not created where it would not fit", () => {
    expect(() => refuseTooLittleRoom(home, 0)).not.toThrow();
    expect(() => refuseTooLittleRoom(home, 2 ** 60)).toThrow(/^There is too little room in .* MB, and \d+ MB are free/);
  });

  it("is not created beside uploads of another one", () => {
    expect(() => refuseUploadsWithoutDatabase(home)).not.toThrow();
    fs.mkdirSync(path.join(home, "files", "kept"), { recursive: true });
    expect(() => refuseUploadsWithoutDatabase(home)).not.toThrow();
    fs.writeFileSync(path.join(home, "files", "kept", "one"), "");
    expect(() => refuseUploadsWithoutDatabase(home)).toThrow(StartError);
    expect(() => refuseUploadsWithoutDatabase(home)).toThrow(/uploads in .* is missing\. Nothing was changed/);
    fs.mkdirSync(directory);
    expect(() => refuseUploadsWithoutDatabase(home)).not.toThrow();
  });
});
