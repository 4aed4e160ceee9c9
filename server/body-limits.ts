import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { FILE_KINDS } from "#app/domain/files.ts";
import { DomainError } from "#app/domain-error.ts";
import { plainPage } from "#app/http/plain-page.ts";
import { problemFor } from "#app/http/problems.ts";

/** Refuses a body that is larger than its kind may be: an upload, a form, an email, or anything else. */
export const limitBody: MiddlewareHandler = (c, next) => {
  if (isUpload(c)) return limitUpload(c, next);
  return isForm(c) || isInboundMail(c) ? limitForm(c, next) : limitOther(c, next);
};

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Up to 36 bytes for each character of the longest texts: four code points, three bytes each, nine when form-encoded.
 */
const MAX_FORM_BYTES = 512 * 1024;

const KIND_PATH = `/(?:${FILE_KINDS.join("|")})`;
/** Upload addresses, which accept more than a form and stream it to the disk; a group has the page of one. */
const UPLOAD_PATH = new RegExp(
  `^(/(?:senior|recruiter)/profile)(?:${KIND_PATH})?$|^(/recruiter/company)${KIND_PATH}$|^/recruiter/import$`,
);

/** Slightly above the largest file, so that one that is a little too large gets a response and not a cut connection. */
const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;

function isUpload(c: Context): boolean {
  return UPLOAD_PATH.test(c.req.path) && (c.req.header("Content-Type") ?? "").startsWith("multipart/form-data");
}

function isForm(c: Context): boolean {
  return (c.req.header("Content-Type") ?? "").startsWith("application/x-www-form-urlencoded");
}

/** Whether it is an email from a provider, in any format. */
function isInboundMail(c: Context): boolean {
  return c.req.path === "/inbound-mail";
}

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (c) => tooMuch(c, "That's more than this form can take. Please shorten it."),
  });
}

const limitForm = limitOf(MAX_FORM_BYTES);

const limitOther = limitOf(MAX_BODY_BYTES);

/** Requires a declared length within the limit; Node then reads no more than declared. */
async function limitUpload(c: Context, next: () => Promise<void>): Promise<Response | undefined> {
  if (c.req.raw.body === null) return void (await next());
  const length = c.req.header("Content-Length");
  if (length === undefined) return c.text("Please say how long the file is.", 411);
  if (Number(length) > MAX_UPLOAD_BYTES) return tooMuch(c, problemFor(new DomainError("file-too-large")).text);
  return void (await next());
}

/** Returns plain text for a program, and a page for a browser that sent a form without a script. */
function tooMuch(c: Context, text: string): Response {
  if (!c.req.header("Accept")?.includes("text/html")) return c.text(text, 413);
  const href = UPLOAD_PATH.exec(c.req.path)?.slice(1).find(Boolean) ?? c.req.path;
  return plainPage({ status: 413, title: "This is too large", text, back: { label: "Go back", href } });
}
