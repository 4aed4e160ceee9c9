import { href, redirect } from "react-router";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { preferNoPhoto, removeUpload, savePhoto, saveResume } from "#app/features/profiles/uploads/commands.server.ts";
import { REMOVED, STORED, UPLOAD_FAILED } from "#app/features/profiles/uploads/labels.ts";
import { UPLOAD_LIMITS, type UploadKind } from "#app/features/profiles/uploads/rules.ts";
import { uploadChangeSchema } from "#app/features/profiles/uploads/schema.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { problemFor } from "#app/http/problems.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { receiveFile } from "#app/http/upload.server.ts";
import type { Route } from "./+types/upload";

type Args = Route.ActionArgs;

/** Only forms are sent here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireRole({ context, url }, "senior");
  throw redirect(href("/senior/profile"));
}

/** Takes a photo or a resume, or removes it. Answers JSON to a script and leads a plain form back to the profile. */
export async function action(args: Args) {
  const { context, request, params, url } = args;
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  const kind = kindOf(params.kind);
  const isForm = request.headers.get("Content-Type")?.startsWith("multipart/form-data");
  try {
    await requireAttempt(platform, "upload by person", viewer.id);
    if (!isForm) return await answer(args, kind, { title: await changeUpload(args, kind) });
    const limits = { field: kind, maxBytes: UPLOAD_LIMITS[kind] };
    const save = kind === "photo" ? savePhoto : saveResume;
    const stored = await receiveFile(platform, request, limits, async (file) => {
      await save(platform, viewer, file);
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
  const viewer = await requireRole({ context, url }, "senior");
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

type Outcome = { title: string; text?: string; status?: number };

function refusalOf({ context }: Args, error: unknown): Outcome {
  if (error instanceof FieldError) return { title: error.message, status: 400 };
  if (error instanceof DomainError) return problemFor(error);
  const { id } = context.get(requestContext);
  context.get(platformContext).log.error({ id, err: error }, "unexpected error");
  return { ...UPLOAD_FAILED, status: 500 };
}

async function answer({ context, request }: Args, kind: UploadKind, outcome: Outcome): Promise<Response> {
  const { title, text, status = 200 } = outcome;
  const words = { title, ...(text && { text }) };
  if (request.headers.get("Accept")?.includes("application/json"))
    return Response.json({ isStored: status === 200, ...words }, { status });
  const to = `${href("/senior/profile")}#${kind}Url`;
  return await redirectWithToast(context.get(platformContext), to, {
    kind: status === 200 ? "success" : "error",
    ...words,
  });
}

function kindOf(kind: string): UploadKind {
  if (kind === "photo" || kind === "resume") return kind;
  throw new Response("Not found", { status: 404 });
}
