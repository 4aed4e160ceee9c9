import { data, Form } from "react-router";
import { isExportLink, openExportLink } from "#app/features/settings/export/links.server.ts";
import { exportLinkSchema } from "#app/features/settings/schema.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { answerHeaders, readForm, refusedForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { MailedPage } from "#app/ui/mailed-page.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/data-export";

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: "Your data", description: "Download everything we store about you.", path: "/data-export" };
  return pageMeta({ ...page, isIndexed: false }, matches);
}

/** The address contains a secret, so it is not sent to linked pages or stored in caches. */
export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args, { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
}

/** Opening the link does not use it up, because email scanners open every link. The button does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const isOpen = await isExportLink(context.get(platformContext), token);
  return data({ token: isOpen ? token : null }, { status: isOpen ? 200 : 410 });
}

/** Returns everything stored about the person, as a zip to download. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, exportLinkSchema, { secrets: ["token"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "link use by address", networkOf(context.get(requestContext).address));
    const { fileName, stream } = await openExportLink(platform, form.value.token);
    return new Response(stream, {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": "private, no-store",
      },
    });
  } catch (error) {
    return refusedForm(error, form.values);
  }
}

export default function DataExport({ loaderData: { token }, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return (
    <MailedPage title="Your data">
      <FormProblem answer={actionData} />
      {token === null ? (
        <p>This link was already used, or is more than 7 days old. Please ask us for a new one.</p>
      ) : (
        <>
          <p>
            A zip file with everything we store about you: a page to read, the same for programs, and your files. The
            link works once, so save the file where only you can open it.
          </p>
          <Form method="post" reloadDocument>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="main">
              Download my data
            </Button>
          </Form>
        </>
      )}
    </MailedPage>
  );
}
