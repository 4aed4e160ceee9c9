/** The reasons for refusing a document. Each sentence says what is wrong and what to do about it. */
export const UNKNOWN =
  "This isn't a PDF, DOC or DOCX file, whatever its name says. Please save your resume as one of these and try again.";
export const RTF = "This is an RTF file with another name. Please open it, save it as PDF or DOCX, and try again.";
export const TEMPLATE = "This is a Word template. Please save it as a Word document or as PDF, and try again.";
export const PASSWORD = "This document needs a password to open. Please save it without one and try again.";
export const MACROS = "This document contains macros. Please save it without them, or as PDF, and try again.";
export const OUTSIDE =
  "This document loads something from elsewhere, such as a template or a picture. Please save it as PDF and try again.";
export const NESTED = "This document contains other files or active objects. Please save it as PDF and try again.";
export const TOO_MUCH = "This document is much larger than it looks, or damaged. Please save it as PDF and try again.";
export const STARTS_PROGRAMS =
  "This document asks the reader's computer to start a program. Please save it as PDF and try again.";
export const BAD_LINK =
  "This document has a link that runs a script or opens a file on another computer. Please remove that link and try again.";
export const TWO_FILES =
  "There's something other than a PDF before or after this PDF. Please save your resume as PDF again and try again.";
export const PDF_SCRIPTS =
  "This PDF contains a script. Please print it to a new PDF, which leaves the script out, and try again.";
export const PDF_STARTS_PROGRAMS =
  "This PDF asks the reader's computer to start a program. Please print it to a new PDF and try again.";
export const PDF_OPENS_ADDRESS =
  "This PDF opens an address or sends data when it's opened. Please print it to a new PDF and try again.";
export const PDF_TOO_MUCH =
  "This PDF holds far more than a resume does, or is damaged. Please print it to a new PDF and try again.";
export const PDF_PROGRAM =
  "A program, or a document with macros, is attached to this PDF. Please print it to a new PDF and try again.";
