import { BRAND } from "#app/brand.ts";
import { WordsPage } from "#app/features/operator/ui/words-page.tsx";
import { decideWords } from "#app/features/operator/words/commands.server.ts";
import { listNewWords } from "#app/features/operator/words/queries.server.ts";
import { wordsSearchFrom } from "#app/features/operator/words/rules.ts";
import { wordsSchema } from "#app/features/operator/words/schema.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/words";

const FAILED = { title: "The words couldn't be changed", text: "Please try again." };

export function meta() {
  return [{ title: `New words | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows the words that the vocabulary lacks; the address holds the filters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "look after words");
  const search = wordsSearchFrom(url.searchParams);
  return { search, list: await listNewWords(context.get(platformContext), viewer, search) };
}

/** Dismisses words, or lists them again. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "look after words");
  const platform = context.get(platformContext);
  const form = await readForm(request, wordsSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    await decideWords(platform, viewer, form.value);
    const title = form.value.intent === "dismiss" ? "Dismissed" : "Listed again";
    return await redirectWithToast(platform, url.pathname + url.search, { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, FAILED, form.values);
  }
}

export const handle = { failed: { title: FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Words({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <WordsPage {...loaderData} answer={actionData} />;
}
