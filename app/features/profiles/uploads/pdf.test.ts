import { describe, expect, it } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { aDocx, aPdf, aPdfOf, objectStream } from "#test/uploads.ts";
import { inspectDocument } from "./documents.server.ts";

const UNKNOWN = /isn't a PDF/;
const TWO_FILES = /something other than a PDF/;
const SCRIPT = /contains a script/;
const PROGRAM = /start a program/;
const OPENS = /opens an address or sends data/;
const BAD_LINK = /link that runs a script or opens a file on another computer/;
const ATTACHED = /A program, or a document with macros/;
const MEGABYTE = 1024 * 1024;

async function refusalOf(bytes: Buffer): Promise<string | null> {
  return (await inspectDocument(bytes)).refusal;
}

/** Returns a PDF with bytes before and after it. */
function around(before: string, after: string, pdf: Buffer = aPdf()): Buffer {
  return Buffer.concat([Buffer.from(before, "latin1"), pdf, Buffer.from(after, "latin1")]);
}

/** Returns a PDF whose page has this link. */
function withLink(action: string): Buffer {
  return aPdfOf(["<</Type/Catalog/Pages 2 0 R>>", `<</Type/Annot/Subtype/Link/A<<${action}>>>>`]);
}

describe("a PDF that every reader opens", () => {
  it.each([
    ["a byte order mark in front", around("\xef\xbb\xbf", "")],
    ["a line break in front", around("\r\n", "")],
    ["a second header in front", around("%!PS-Adobe-3.0 PDF-1.4\n", "")],
    ["a printer's words in front", around("\x1b%-12345X@PJL SET COPIES=1\r\n@PJL ENTER LANGUAGE=PDF\r\n", "")],
    ["no end mark", aPdfOf(["<</Type/Catalog>>"]).subarray(0, -6)],
    [
      "its end mark at its front alone",
      around("", "", Buffer.from("%PDF-1.4\n%%EOF\n1 0 obj<<>>endobj\nstartxref\n0\n")),
    ],
    ["no table at its end", Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n")],
    ["the end mark of CP/M behind", around("", "\x1a")],
    ["a server's comment behind", around("", "<!-- generated in 0.2 s -->\n")],
    ["zeros behind", around("", "\0".repeat(4096))],
    ["0xff up to a whole block behind", around("", "\xff".repeat(300))],
    ["a scanner's notes behind", around("", "SCAN0001 300dpi")],
    ["a page to begin with", aPdfOf(["<</Type/Catalog/OpenAction[3 0 R/FitH 842]/AA<</WC 9 0 R>>>>"])],
    ["a page to begin with, as an action", aPdfOf(["<</OpenAction 2 0 R>>", "<</S/GoTo/D[3 0 R/Fit]>>"])],
    ["links", withLink("/S/URI/URI(https://me.example/?q=\\(a\\)&b=javascript:)")],
    ["a mail link", withLink("/S/URI/URI(mailto:jo@me.example)")],
    ["a link to another document of its writer", withLink("/S/GoToR/F(portfolio.pdf)/D[0/Fit]")],
    ["a developer's words", aPdfOf(["<</Length 40>>stream\nBT (CSS/JavaScript/Launch) Tj ET\nendstream"])],
    ["a table attached", aPdfOf(["<</Type/Filespec/F(invoice.xml)/EF<</F 3 0 R>>>>"])],
    ["harmless objects packed", aPdfOf([objectStream(["<</Type/Catalog>>", "<</S/URI/URI(https://a.example)>>"])])],
  ])("is accepted with %s", async (_, bytes) => {
    expect(await refusalOf(bytes)).toBeNull();
  });
});

describe("a file that only begins like a PDF, or is also another type", () => {
  it.each([
    ["half a header", aPdf().subarray(0, 12), UNKNOWN],
    ["one that begins after 1,024 bytes", around("\n".repeat(1100), ""), UNKNOWN],
    ["a page in front", around("<script>alert(1)</script>", ""), TWO_FILES],
    ["a program in front", around("MZ\x90", ""), TWO_FILES],
    ["an archive behind", Buffer.concat([aPdf(), aDocx()]), TWO_FILES],
    ["a page behind", around("", "\n<html><script>alert(1)</script>"), TWO_FILES],
  ])("is refused: %s", async (_, bytes, reason) => {
    expect(await refusalOf(bytes)).toMatch(reason);
  });
});

const SCRIPTED = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const CALLS = "<</S/URI/URI(https://evil.example/seen)>>";

describe("a PDF with actions", () => {
  it.each([
    ["a script on opening", aPdfOf([`<</Type/Catalog/OpenAction${SCRIPTED}>>`]), SCRIPT],
    ["a script by name", aPdfOf([`<</Names<</JavaScript<</Names[(a) 2 0 R]>>>>>>`, SCRIPTED]), SCRIPT],
    ["a script spelt out", aPdfOf(["<</#53 %x\n/J#61vaScript/JS(x)>>"]), SCRIPT],
    ["a script whose kind stands apart", aPdfOf(["<</S 2 0 R/JS(x)>>", "/JavaScript"]), SCRIPT],
    ["a script among packed objects", aPdfOf([objectStream(["<</Type/Catalog>>", SCRIPTED])]), SCRIPT],
    ["a program on a click", withLink("/S/Launch/F(cmd.exe)"), PROGRAM],
    ["a program among packed objects", aPdfOf([objectStream(["<</S /Launch/F(cmd.exe)>>"])]), PROGRAM],
    ["an address on opening", aPdfOf([`<</OpenAction${CALLS}>>`]), OPENS],
    ["an address on opening, apart", aPdfOf(["<</OpenAction 2 0 R>>", CALLS]), OPENS],
    ["an address on opening, packed", aPdfOf([objectStream(["<</OpenAction 102 0 R>>", CALLS])]), OPENS],
    ["an address after a page", aPdfOf(["<</OpenAction<</S/GoTo/Next 2 0 R>>>>", CALLS]), OPENS],
    ["a form sent on turning a page", aPdfOf(["<</AA<</O 2 0 R>>>>", "<</S/SubmitForm/F(x)>>"]), OPENS],
    ["a script behind a link", withLink("/S/URI/URI(java\\163cript:alert\\(1\\))"), BAD_LINK],
    ["a script behind a link in hex", withLink("/S/URI/URI<6A6176617363726970743A78>"), BAD_LINK],
    ["another computer behind a link", withLink("/S/URI/URI(file://evil.example/a)"), BAD_LINK],
    ["another computer's document", withLink("/S/GoToR/F(\\\\\\\\evil.example\\\\a.pdf)"), BAD_LINK],
    ["another computer's document in UTF-16", withLink("/S/GoToR/UF<FEFF005C005C006500760069006C005C0061>"), BAD_LINK],
    ["a program attached", aPdfOf(["<</Type/Filespec/UF(offer.EXE)/EF<</F 3 0 R>>>>"]), ATTACHED],
    ["macros attached", aPdfOf(["<</Type/Filespec/F(cv.docm)/EF<</F 3 0 R>>>>"]), ATTACHED],
  ])("is refused: %s", async (_, bytes, reason) => {
    expect(await refusalOf(bytes)).toMatch(reason);
  });

  it("is inspected quickly, however it is made", async () => {
    const startedAt = cpuTime();
    for (const filler of [
      "/S%",
      "/S ",
      "/ObjStm ",
      "/OpenAction 1 0 R ",
      "/AA<</O 1 0 R ",
      "1 0 obj ",
      "/URI(",
      "/F<",
      "<<",
    ]) {
      const bytes = Buffer.from(`%PDF-1.7\n${filler.repeat((4 * MEGABYTE) / filler.length)}\n%%EOF\n`);
      await refusalOf(bytes);
    }
    expect(cpuTime() - startedAt).toBeLessThan(1_000);
  });

  it("is refused if its objects would unpack to more than a resume has", async () => {
    const bomb = objectStream([" ".repeat(30 * MEGABYTE)]);
    expect(await refusalOf(aPdfOf([bomb, bomb]))).toMatch(/holds far more than a resume/);
  });
});
