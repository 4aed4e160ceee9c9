import { data, href } from "react-router";
import { BRAND } from "#app/brand.ts";
import {
  addStory,
  bannerTimes,
  endBanner,
  removeStory,
  saveBanner,
  showStory,
  turnOff,
  turnOn,
} from "#app/features/operator/content/commands.server.ts";
import { CONTENT_FAILED } from "#app/features/operator/content/labels.ts";
import { findContent } from "#app/features/operator/content/queries.server.ts";
import { type ContentForm, contentSchema } from "#app/features/operator/content/schema.ts";
import { ContentPage } from "#app/features/operator/ui/content-page.tsx";
import { isCodeFresh, type StaffViewer } from "#app/features/staff/policy.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireFreshStep } from "#app/http/fresh-code.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { timeZoneOf } from "#app/http/time-zone.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { FormResult } from "#app/ui/form-result.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/content";

export function meta() {
  return [{ title: `Content | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows the banner, the switches, and the stories; `?open=` opens the form of one of them. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "change content");
  const platform = context.get(platformContext);
  const now = platform.clock.now();
  const content = await findContent(platform, viewer);
  const zone = timeZoneOf(request.headers);
  return {
    ...content,
    open: url.searchParams.get("open"),
    needsCode: !isCodeFresh(viewer.staff.codeAt, now),
    zone,
    now,
  };
}

/** Saves one change, or shows a preview of the banner. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "change content");
  const platform = context.get(platformContext);
  const form = await readForm(request, contentSchema, { secrets: ["code"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    if (form.value.intent === "preview-banner") {
      bannerTimes(form.value, platform.clock.now());
      return data<FormResult>({ errors: {}, values: form.values, problem: null });
    }
    await requireFreshStep({ context, request }, viewer, form.value.code);
    const title = await change(platform, viewer, form.value);
    return await redirectWithToast(platform, href("/operator/content"), { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, CONTENT_FAILED, form.values);
  }
}

export const handle = { failed: { title: CONTENT_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

type Change = Exclude<ContentForm, { intent: "preview-banner" }>;

async function change(platform: Platform, viewer: StaffViewer, form: Change): Promise<string> {
  switch (form.intent) {
    case "save-banner":
      await saveBanner(platform, viewer, form);
      return "Banner saved";
    case "end-banner":
      await endBanner(platform, viewer, form.version);
      return "The banner is gone";
    case "turn-off":
      await turnOff(platform, viewer, form);
      return "Turned off everywhere";
    case "turn-on":
      await turnOn(platform, viewer, form);
      return "Turned on again";
    case "add-story":
      await addStory(platform, viewer, form);
      return form.isShown ? "Story added and shown" : "Story added";
    case "show-story":
      await showStory(platform, viewer, { ...form, isShown: true });
      return "The home page shows this story";
    case "hide-story":
      await showStory(platform, viewer, { ...form, isShown: false });
      return "The home page no longer shows this story";
    case "remove-story":
      await removeStory(platform, viewer, form);
      return "Story removed";
  }
}

export default function Content({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <ContentPage {...loaderData} answer={actionData} />;
}
