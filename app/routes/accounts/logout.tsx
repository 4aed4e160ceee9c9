import { Form, href } from "react-router";
import { FAILED, SIGN_OUT_DONE } from "#app/features/accounts/labels.ts";
import { logOutSchema } from "#app/features/accounts/schema.ts";
import { signOut } from "#app/features/accounts/sessions/commands.server.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { readForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { endedSessionCookie, readVisit } from "#app/http/viewer.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { Route } from "./+types/logout";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: "Log Out", description: "Log out.", path: "/logout", isIndexed: false }, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return { isSignedIn: context.get(viewerContext) !== null };
}

/**
 * Ends the session, by POST only, so that neither a prefetch nor a foreign image can. `Clear-Site-Data` lists only the
 * cache, because "storage" would also delete the person's text size and colors.
 */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, logOutSchema);
  const to = form.isValid ? form.value.after : "/";
  try {
    await signOut(platform, readVisit(platform, context, request));
  } catch (error) {
    platform.log.error({ id: context.get(requestContext).id, err: error }, "sign-out failed");
    return await redirectWithToast(platform, href("/logout"), { kind: "error", ...FAILED.logout });
  }
  return await redirectWithToast(platform, to, { kind: "success", ...SIGN_OUT_DONE }, [
    ["Set-Cookie", endedSessionCookie(platform)],
    ["Clear-Site-Data", '"cache"'],
  ]);
}

export default function Logout({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isSignedIn) {
    return (
      <AuthPage title="You're logged out">
        <ButtonLink variant="main" to="/login">
          Log In
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Log Out">
      <p>Do you want to log out on this device?</p>
      <Form method="post" replace>
        <input type="hidden" name="after" value="/" />
        <Button type="submit" variant="main" wide>
          Log Out
        </Button>
      </Form>
    </AuthPage>
  );
}
