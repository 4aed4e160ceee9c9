import { isCompoundFile } from "./compound-file.server.ts";
import { docRefusal } from "./doc.server.ts";
import { docxRefusal } from "./docx.server.ts";
import { isPdf, pdfRefusal } from "./pdf.server.ts";
import { RTF, UNKNOWN } from "./refusals.ts";
import type { ResumeType } from "./rules.ts";
import { isZip } from "./zip-directory.server.ts";

/** A document's type by its content, whatever its name; or the reason for its refusal, as a sentence. */
export type Inspected = { type: ResumeType; refusal: null } | { type: null; refusal: string };

/** Inspects a whole document. Refuses only what can harm its reader or cannot be read. */
export async function inspectDocument(bytes: Buffer): Promise<Inspected> {
  const type = typeOf(bytes);
  const refusal = type === null ? unknownRefusal(bytes) : await REFUSALS[type](bytes);
  return type === null || refusal !== null ? { type: null, refusal: refusal ?? UNKNOWN } : { type, refusal: null };
}

const REFUSALS: Record<ResumeType, (bytes: Buffer) => string | null | Promise<string | null>> = {
  pdf: pdfRefusal,
  doc: docRefusal,
  docx: docxRefusal,
};

function typeOf(bytes: Buffer): ResumeType | null {
  if (isZip(bytes)) return "docx";
  if (isCompoundFile(bytes)) return "doc";
  return isPdf(bytes) ? "pdf" : null;
}

function unknownRefusal(bytes: Buffer): string {
  return bytes.toString("latin1", 0, 5) === "{\\rtf" ? RTF : UNKNOWN;
}
