import { Form, href, Link, redirect, useNavigation } from "react-router";
import { BRAND, TERMS } from "#app/brand.ts";
import { AGREEMENT } from "#app/features/accounts/labels.ts";
import { areaPath } from "#app/features/accounts/rules.ts";
import { agreementSchema } from "#app/features/accounts/schema.ts";
import { agreeToTerms } from "#app/features/accounts/terms/commands.server.ts";
import { hasAgreedToTerms } from "#app/features/accounts/terms/queries.server.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import { safeReturnPath } from "#app/http/return-path.ts";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/agree";

export function meta() {
  return [{ title: `Our terms have changed | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** For a person who agreed to an older version; everyone else is sent on to the page they wanted. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer({ context, url });
  const next = safeReturnPath(url.searchParams.get("next")) ?? areaPath(viewer);
  const isAgreed = viewer.staff || (await hasAgreedToTerms(context.get(platformContext).db, viewer.id));
  if (isAgreed) throw redirect(next);
  return { next };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireViewer({ context, url });
  const form = await readForm(request, agreementSchema);
  if (!form.isValid) return form.response;
  await agreeToTerms(context.get(platformContext), viewer);
  throw redirect(safeReturnPath(form.value.next) ?? areaPath(viewer), 303);
}

export default function Agree({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { formRef, errorOf, onInput } = useFormResult(actionData);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <AuthPage title="Our terms have changed">
      <p>
        The version dated {TERMS.updatedOn} applies from now on. Please read the <Link to={href("/terms")}>Terms</Link>{" "}
        and the <Link to={href("/privacy")}>Privacy</Link> policy before you continue. You won't lose anything if you
        come back later.
      </p>
      <Form method="post" action={href("/agree")} className="stack" noValidate ref={formRef} onInput={onInput}>
        <FormProblem answer={actionData} />
        <input type="hidden" name="next" value={loaderData.next} />
        <Checkbox
          name="agreeTerms"
          label={`${AGREEMENT} Terms and the Privacy policy`}
          error={errorOf("agreeTerms")}
          required
        />
        <Button type="submit" variant="main" wide busy={isSending && "Saving..."}>
          Agree and continue
        </Button>
      </Form>
      <p className="soft small">
        If you don't agree, <Link to={href("/contact")}>write to us</Link>, and we'll delete your account and everything
        that belongs to it.
      </p>
    </AuthPage>
  );
}
