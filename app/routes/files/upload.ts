import { href, redirect } from "react-router";
import { PICTURE_KINDS } from "#app/domain/files.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import {
  preferNoPhoto,
  removeUpload,
  saveLogo,
  savePhoto,
  savePicture,
  saveResume,
} from "#app/features/profiles/uploads/commands.server.ts";
import { REMOVED, STORED, UPLOAD_FAILED } from "#app/features/profiles/uploads/labels.ts";
import { isPicture, UPLOAD_LIMITS, type UploadKind } from "#app/features/profiles/uploads/rules.ts";
import { uploadChangeSchema } from "#app/features/profiles/uploads/schema.ts";
import { requireTurnedOn } from "#app/features/site/switches.server.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { plainPage } from "#app/http/plain-page.ts";
import { problemFor } from "#app/http/problems.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { receiveFile } from "#app/http/upload.server.ts";
import type { Route } from "./+types/upload";

type Args = Route.ActionArgs;

/** The pages that upload files here, with their role and kinds. */
const PAGES: ReadonlyArray<{ path: string; role: Role; kinds: readonly UploadKind[] }> = [
  { path: href("/senior/profile"), role: "senior", kinds: ["photo", "resume"] },
  { path: href("/recruiter/profile"), role: "recruiter", kinds: ["photo"] },
  { path: href("/recruiter/company"), role: "recruiter", kinds: ["logo", ...PICTURE_KINDS] },
];

const SAVES = { photo: savePhoto, resume: saveResume, logo: saveLogo } as const;

/** Only forms are sent here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { path, role } = pageOf(url);
  await requireRole({ context, url }, role);
  throw redirect(path);
}

/** Stores or removes a file. Returns JSON to a script and redirects a plain form back to its page. */
export async function action(args: Args) {
  const { context, request, params, url } = args;
  const viewer = await requireRole({ context, url }, pageOf(url).role);
  const platform = context.get(platformContext);
  const kind = kindOf(url, params.kind);
  const isForm = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  try {
    await requireAttempt(platform, "upload by person", viewer.id);
    if (!isForm) return await answer(args, kind, { title: await changeUpload(args, kind) });
    await requireTurnedOn(platform.db, "uploads");
    const limits = { field: kind, maxBytes: UPLOAD_LIMITS[kind] };
    const stored = await receiveFile(platform, request, limits, async (file) => {
      if (isPicture(kind)) await savePicture(platform, viewer, kind, file);
      else await SAVES[kind](platform, viewer, file);
      return true;
    });
    if (!stored) throw new FieldError(kind, "Please choose a file first.");
    return await answer(args, kind, { title: STORED[kind] });
  } catch (error) {
    if (error instanceof Response) throw error;
    return await answer(args, kind, refusalOf(args, error));
  }
}

async function changeUpload({ context, request, url }: Args, kind: UploadKind): Promise<string> {
  const viewer = await requireRole({ context, url }, pageOf(url).role);
  const platform = context.get(platformContext);
  const form = await readForm(request, uploadChangeSchema);
  if (!form.isValid) throw new FieldError(kind, "Please reload the page and try again.");
  if (form.value.intent === "remove") {
    await removeUpload(platform, viewer, kind);
    return REMOVED[kind];
  }
  await preferNoPhoto(platform, viewer, form.value.prefersNoPhoto);
  return "Your choice is saved";
}

/** Refusals with a page of their own, because a redirect cannot have their status, and the text of the link back. */
const LEADS_BACK: Record<number, string> = { 413: "Choose another file", 500: "Go back", 503: "Go back" };

type Outcome = { title: string; text?: string; status?: number };

function refusalOf({ context }: Args, error: unknown): Outcome {
  if (error instanceof FieldError) return { title: error.message, status: 400 };
  if (error instanceof DomainError) return problemFor(error);
  const { id, reportFailure } = context.get(requestContext);
  reportFailure(error);
  context.get(platformContext).log.error({ id, err: error }, "unexpected error");
  return { ...UPLOAD_FAILED, status: 500 };
}

async function answer({ context, request, url }: Args, kind: UploadKind, outcome: Outcome): Promise<Response> {
  const { title, text, status = 200 } = outcome;
  const words = { title, ...(text && { text }) };
  if (request.headers.get("Accept")?.includes("application/json"))
    return Response.json({ isStored: status === 200, ...words }, { status });
  const to = `${pageOf(url).path}${url.search}#${kind}Url`;
  const label = LEADS_BACK[status];
  if (label) return plainPage({ status, title, text: text ?? "", back: { label, href: to } });
  return await redirectWithToast(context.get(platformContext), to, {
    kind: status === 200 ? "success" : "error",
    ...words,
  });
}

function pageOf(url: URL) {
  const page = PAGES.find(({ path }) => url.pathname.startsWith(`${path}/`));
  if (page) return page;
  throw new Response("Not found", { status: 404 });
}

function kindOf(url: URL, asked: string): UploadKind {
  const kind = pageOf(url).kinds.find((one) => one === asked);
  if (kind) return kind;
  throw new Response("Not found", { status: 404 });
}
