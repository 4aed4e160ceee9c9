import { describe, expect, it } from "vitest";
import { aCompoundFile } from "#test/uploads.ts";
import { inspectDocument } from "./documents.server.ts";

const UNKNOWN = /isn't a PDF, DOC or DOCX/;
const MACROS = /contains macros/;
const NESTED = /contains other files or active objects/;
const OUTSIDE = /loads something from elsewhere/;
const PROGRAM = /start a program/;
const BAD_LINK = /link that runs a script or opens a file on another computer/;
const PASSWORD = /needs a password to open/;

async function refusalOf(bytes: Buffer): Promise<string | null> {
  return (await inspectDocument(bytes)).refusal;
}

/** Returns a DOC with these words, in one or two bytes per character, and optionally marked as encrypted. */
function withWords(
  words: string,
  { encoding = "latin1", flags = 0 }: { encoding?: BufferEncoding; flags?: number } = {},
) {
  const head = Buffer.alloc(32);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(flags, 10);
  const content = Buffer.concat([head, Buffer.alloc(4096, " "), Buffer.from(words, encoding)]);
  return aCompoundFile(["WordDocument", "1Table"], { WordDocument: content });
}

const OBJECT = ["WordDocument", "ObjectPool/_1/\u0001CompObj", "ObjectPool/_1/\u0003ObjInfo"];
const NATIVE = "ObjectPool/_1/\u0001Ole10Native";
const FIELD = "\u0013";

describe("a DOC that Word opens", () => {
  it.each([
    ["an empty store of objects", aCompoundFile(["WordDocument", "ObjectPool/"])],
    ["an empty store of macros", aCompoundFile(["WordDocument", "Macros/"])],
    ["names in capitals", aCompoundFile(["WORDDOCUMENT", "1TABLE"])],
    ["names in small letters", aCompoundFile(["worddocument", "1table"])],
    ["a table from Excel", aCompoundFile([...OBJECT, "ObjectPool/_1/Workbook", "ObjectPool/_1/\u0002OlePres000"])],
    ["a picture from Paint", aCompoundFile([...OBJECT, NATIVE], { [NATIVE]: Buffer.from("\0\0\0\0BM") })],
    ["links", withWords(`${FIELD} HYPERLINK "https://me.example/a" \u0014me\u0015`)],
    ["a link to the writer's own disk", withWords(`${FIELD} HYPERLINK "C:\\\\Users\\\\pat\\\\cv.doc"\u0015`)],
    ["a pasted picture", withWords(`${FIELD} INCLUDEPICTURE "https://me.example/a.png" \\* MERGEFORMATINET \u0014`)],
    ["a place to type", withWords(`${FIELD}MACROBUTTON NoMacro [Click here and type your name]\u0015`)],
    ["words about links", withWords("I know DDEAUTO and LINK \\\\server\\a and javascript:")],
  ])("is accepted with %s", async (_, bytes) => {
    expect(await refusalOf(bytes)).toBeNull();
  });
});

describe("a compound file that is not a resume, or harms its reader", () => {
  it.each([
    ["an installer", aCompoundFile(["䡀㬿䏲䐸䖱", "\u0005SummaryInformation"]), UNKNOWN],
    ["a spreadsheet", aCompoundFile(["Workbook"]), UNKNOWN],
    ["a spreadsheet with a document inside", aCompoundFile(["Workbook", "MBD1/WordDocument"]), UNKNOWN],
    ["macros", aCompoundFile(["WordDocument", "Macros/VBA/dir"]), MACROS],
    ["macros anywhere", aCompoundFile(["WordDocument", "x/_VBA_PROJECT"]), MACROS],
    ["macros in an object", aCompoundFile([...OBJECT, "ObjectPool/_1/Macros/PROJECT"]), MACROS],
    ["a file inside", aCompoundFile([...OBJECT, NATIVE]), NESTED],
    ["a program inside", aCompoundFile([...OBJECT, NATIVE], { [NATIVE]: Buffer.from("\0\0\0\0MZ") }), NESTED],
    ["an equation", aCompoundFile([...OBJECT, "ObjectPool/_1/Equation Native"]), NESTED],
    ["a control", aCompoundFile([...OBJECT, "ObjectPool/_1/\u0003OCXNAME"]), NESTED],
    ["a linked file", aCompoundFile([...OBJECT, "ObjectPool/_1/\u0003LinkInfo"]), NESTED],
    ["an object nobody knows", aCompoundFile([...OBJECT, "ObjectPool/_1/CONTENTS"]), NESTED],
    ["a field that starts a program", withWords(`${FIELD}DDEAUTO c:\\\\windows\\\\cmd.exe "/c calc"\u0015`), PROGRAM],
    ["such a field in two bytes a letter", withWords(`${FIELD} dde excel "x"\u0015`, { encoding: "utf16le" }), PROGRAM],
    ["a text from elsewhere", withWords(`${FIELD} INCLUDETEXT "https://evil.example/a"\u0015`), OUTSIDE],
    ["a linked picture", withWords(`${FIELD} INCLUDEPICTURE "https://evil.example/a.png" \\d\u0015`), OUTSIDE],
    ["a script behind a link", withWords(`${FIELD} HYPERLINK "javascript:alert(1)"\u0015`), BAD_LINK],
    ["another computer behind a link", withWords(`${FIELD} HYPERLINK "\\\\\\\\evil\\\\a"\u0015`), BAD_LINK],
    ["a password", withWords("", { flags: 0x0100 }), PASSWORD],
    ["a DOCX with a password", aCompoundFile(["EncryptionInfo", "EncryptedPackage"]), PASSWORD],
  ])("is refused: %s", async (_, bytes, reason) => {
    expect(await refusalOf(bytes)).toMatch(reason);
  });

  it("is refused if its chain is cyclic or leaves the file", async () => {
    const circle = aCompoundFile(["WordDocument"]);
    circle.writeUInt32LE(1, 512 + 4);
    expect(await refusalOf(circle)).toMatch(UNKNOWN);
    const away = aCompoundFile(["WordDocument"]);
    away.writeUInt32LE(900_000, 48);
    expect(await refusalOf(away)).toMatch(UNKNOWN);
  });

  it("does not loop if storages contain each other", async () => {
    const bytes = aCompoundFile(["WordDocument", "a/b/c"]);
    // The innermost points back to the outermost.
    for (let at = 1024; at < bytes.length; at += 128) bytes.writeUInt32LE(1, at + 76);
    expect(await refusalOf(bytes)).toBeNull();
  });
});
