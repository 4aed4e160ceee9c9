import { expect, test } from "vitest";
import { aCompoundFile, aDocx, aPdf, aZipBomb } from "#test/uploads.ts";
import { documentRefusal } from "./documents.server.ts";
import { attachmentHeader, resumeTypeOf, safeFileName } from "./rules.ts";

const NOT_PDF = /not a PDF/;
const NOT_WORD = /not a Word document/;
const MACROS = /contains macros/;
const NESTED = /contains other files/;
const TOO_MUCH = /larger than it looks, or damaged/;
const OUTSIDE = /loads something from elsewhere/;
const MEGABYTE = 1024 * 1024;

test("what people write their resumes with is accepted", async () => {
  expect(await documentRefusal("pdf", aPdf())).toBeNull();
  expect(
    await documentRefusal("doc", aCompoundFile(["WordDocument", "1Table", "\u0005SummaryInformation"])),
  ).toBeNull();
  expect(await documentRefusal("docx", aDocx())).toBeNull();
});

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PARTS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** A list of content types that has Word's document among them. */
function types(more: string) {
  const declared = `<Default Extension="xml" ContentType="application/xml"/>${more}`;
  const main = `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>`;
  return `${HEAD}\r\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${declared}${main}</Types>`;
}

test.each([
  [
    "Word",
    {
      "[Content_Types].xml": types(
        `<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/><Default Extension="odttf" ContentType="application/vnd.openxmlformats-officedocument.obfuscatedFont"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/header1.xml" ContentType="${WORD}.header+xml"/>`,
      ),
      "_rels/.rels": `${HEAD}\r\n<Relationships ${PARTS}><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
      "word/_rels/document.xml.rels": `${HEAD}\r\n<Relationships ${PARTS}><Relationship Id="rId8" Type="${OFFICE}/image" Target="media/image1.png"/><Relationship Id="rId3" Type="${OFFICE}/header" Target="header1.xml"/><Relationship Id="rId1" Type="${OFFICE}/customXml" Target="../customXml/item1.xml"/><Relationship Id="rId7" Type="${OFFICE}/hyperlink" Target="https://me.example/?a=1&amp;b=&quot;2&quot;" TargetMode="External"/></Relationships>`,
      "word/_rels/fontTable.xml.rels": `${HEAD}\r\n<Relationships ${PARTS}><Relationship Id="rId1" Type="${OFFICE}/font" Target="fonts/font1.odttf"/></Relationships>`,
      "word/media/image1.png": Buffer.from("\u0089PNG", "latin1"),
      "word/header1.xml": "<w:hdr/>",
      "word/fonts/font1.odttf": "x",
    },
  ],
  [
    "LibreOffice",
    {
      "word/_rels/document.xml.rels": `<?xml version="1.0" encoding="utf-8"?>\n<Relationships ${PARTS}>\n<Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/>\n<Relationship Id="rId2" Type="${OFFICE}/hyperlink" Target="mailto:jo@me.example" TargetMode="External"/>\n</Relationships>`,
      "word/_rels/settings.xml.rels": `<?xml version="1.0" encoding="utf-8"?>\n<Relationships ${PARTS}>\n</Relationships>`,
    },
  ],
  [
    "Google Docs",
    {
      "word/_rels/document.xml.rels": `${HEAD}<Relationships ${PARTS}><Relationship Id="rId1" Type="${OFFICE}/theme" Target="theme/theme1.xml"/><Relationship Id="rId6" Type="${OFFICE}/hyperlink" Target="https://me.example/#work" TargetMode="External"/></Relationships>`,
    },
  ],
  [
    "a small program",
    {
      "word/_rels/document.xml.rels": `\uFEFF<?xml version='1.0'?>\n<!-- links --><r:Relationships xmlns:r="x">\n  <r:Relationship\n    TargetMode = 'External' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink'\n    Target='https://me.example/zo&#235;?a>b' Id='1'></r:Relationship>\n  <r:Relationship Id="2" Type="${OFFICE}/styles" Target="styles.xml" TargetMode="Internal"/></r:Relationships>`,
    },
  ],
])("a docx as %s writes it is accepted", async (_, parts) => {
  expect(await documentRefusal("docx", aDocx(parts))).toBeNull();
});

test.each([
  ["html", Buffer.from("<html><script>alert(1)</script></html>")],
  ["html before the header", Buffer.concat([Buffer.from("<script>alert(1)</script>"), aPdf()])],
  ["a program", Buffer.from("MZ\u0090\u0000")],
  ["xml", Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ["a zip behind the end", Buffer.concat([aPdf(), aDocx()])],
  ["half a file", aPdf().subarray(0, 12)],
  ["nothing", Buffer.alloc(0)],
])("%s is no pdf", async (_, bytes) => {
  expect(await documentRefusal("pdf", bytes)).toMatch(NOT_PDF);
});

test.each([
  ["an installer", aCompoundFile(["䡀㬿䏲䐸䖱", "\u0005SummaryInformation"]), NOT_WORD],
  ["a spreadsheet", aCompoundFile(["Workbook"]), NOT_WORD],
  ["a pdf", aPdf(), NOT_WORD],
  ["a docx", aDocx(), NOT_WORD],
  ["a doc with macros", aCompoundFile(["WordDocument", "Macros", "VBA"]), MACROS],
  ["a doc with a file inside", aCompoundFile(["WordDocument", "ObjectPool"]), NESTED],
])("%s is refused as .doc", async (_, bytes, reason) => {
  expect(await documentRefusal("doc", bytes)).toMatch(reason);
});

test("a compound file whose chain runs in circles, or out of the file, is refused and ends", async () => {
  const circle = aCompoundFile(["WordDocument"]);
  circle.writeUInt32LE(1, 512 + 4);
  expect(await documentRefusal("doc", circle)).toMatch(NOT_WORD);
  const away = aCompoundFile(["WordDocument"]);
  away.writeUInt32LE(900_000, 48);
  expect(await documentRefusal("doc", away)).toMatch(NOT_WORD);
});

const TEMPLATE = `${OFFICE}/attachedTemplate`;
const EVIL = 'Target="https://evil.example/t.dotm"';
const MACRO_TYPES = `<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>`;

/** A docx one of whose lists of relations says this. */
function related(attributes: string, name = "word/_rels/settings.xml.rels") {
  return aDocx({ [name]: `${HEAD}<Relationships ${PARTS}><Relationship Id="1" ${attributes}/></Relationships>` });
}

/** A docx with a template from elsewhere, in a list of relations that is no plain XML in UTF-8. */
function disguised(change: (relations: string) => string | Buffer) {
  const relations = `<Relationships><Relationship Id="1" Type="${TEMPLATE}" ${EVIL} TargetMode="External"/></Relationships>`;
  return aDocx({ "word/_rels/settings.xml.rels": change(relations) });
}

test.each([
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
    NOT_WORD,
  ],
  [
    "an object's content type",
    aDocx({
      "[Content_Types].xml": types(
        '<Default Extension="BIN" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
      ),
      "word/x/a.bin": "x",
    }),
    NESTED,
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
  ["an embedded file", aDocx({ "word/embeddings/a.xlsx": "x" }), NESTED],
  ["a compound file inside", aDocx({ "word/x/a.bin": aCompoundFile(["\u0001Ole10Native"]) }), NESTED],
  ["a zip inside", aDocx({ "word/media/a.png": aDocx() }), NESTED],
  ["a path out of the archive", aDocx({ "../evil": "x" }), TOO_MUCH],
  ["a spreadsheet's content", aDocx({ "[Content_Types].xml": "<Types/>" }), NOT_WORD],
  ["something in front", Buffer.concat([Buffer.from("<html>"), aDocx()]), NOT_WORD],
  ["something behind", Buffer.concat([aDocx(), Buffer.from("tail")]), TOO_MUCH],
  ["html", Buffer.from("<html></html>"), NOT_WORD],
])("a docx with %s is refused", async (_, bytes, reason) => {
  expect(await documentRefusal("docx", bytes)).toMatch(reason);
});

test("a megabyte of broken tags, or of too many, is refused within a moment", async () => {
  const startedAt = performance.now();
  for (const filler of ["<a/>", "</a>", '<a b=""/>', "<!---->", "<a ", "<a b", '<a b="c" ', "<!--", 'x="" ']) {
    const filled = filler.repeat(MEGABYTE / filler.length - 10);
    expect(
      await documentRefusal(
        "docx",
        disguised(() => filled),
      ),
      filler,
    ).toMatch(TOO_MUCH);
    expect(
      await documentRefusal(
        "docx",
        disguised(() => `<a ${filled}`),
      ),
      filler,
    ).toMatch(TOO_MUCH);
  }
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test("a small file that would unpack to 300 MB is refused before it is unpacked", async () => {
  const bomb = aZipBomb(300 * MEGABYTE);
  expect(bomb.length).toBeLessThan(400_000);
  const [startedAt, before] = [performance.now(), process.memoryUsage().rss];
  expect(await documentRefusal("docx", bomb)).toMatch(TOO_MUCH);
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE);
});

test("a file that lies about its size is found out without unpacking more than it said", async () => {
  expect(await documentRefusal("docx", aZipBomb(300 * MEGABYTE, 1000))).toMatch(TOO_MUCH);
  expect(await documentRefusal("docx", aZipBomb(1000, 5000))).toMatch(TOO_MUCH);
});

test("a hundred thousand files are too many", async () => {
  const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`word/${n}`, ""]));
  expect(await documentRefusal("docx", aDocx(many))).toMatch(TOO_MUCH);
});

test.each([
  ["cv.pdf", "pdf"],
  ["CV.PDF ", "pdf"],
  ["my.cv.2026.docx", "docx"],
  ["cv.exe.pdf", null],
  ["cv.html.doc", null],
  ["cv.pdf.exe", null],
  ["cv.docm", null],
  ["cv", null],
  ["", null],
])("%s is %s", (name, type) => {
  expect(resumeTypeOf(name)).toBe(type);
});

test.each([
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ['a"\r\nSet-Cookie: x=1.pdf', "a Set-Cookie x=1.pdf"],
  ["C:\\Users\\Zoë\\Lebenslauf Zoë.pdf", "Lebenslauf Zoë.pdf"],
  ["fdp\u202Excod.pdf", "fdp xcod.pdf"],
  [".pdf", "resume.pdf"],
  [`${"x".repeat(500)}.pdf`, `${"x".repeat(80)}.pdf`],
])("the name %s is kept as %s", (typed, kept) => {
  expect(safeFileName(typed, "pdf")).toBe(kept);
});

test("a name of nothing but dots or accents is cut before it is read", () => {
  const startedAt = performance.now();
  expect(safeFileName(`a${".".repeat(64_000)}b.pdf`, "pdf")).toBe("a.pdf");
  expect(safeFileName(`a${"\u0301\u0316".repeat(32_000)}.pdf`, "pdf")).toHaveLength("a.pdf".length + 79);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test("a name in a header is one line, quoted, and says the same in both forms", () => {
  expect(attachmentHeader("Lebenslauf Zoë's.pdf")).toBe(
    "attachment; filename=\"Lebenslauf Zo_'s.pdf\"; filename*=UTF-8''Lebenslauf%20Zo%C3%AB%27s.pdf",
  );
});
