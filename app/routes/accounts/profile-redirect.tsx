import { redirect } from "react-router";
import { chooseRole } from "#app/features/accounts/commands.server.ts";
import { areaPath, dashboardPath, type Viewer } from "#app/features/accounts/rules.ts";
import { chooseRoleSchema } from "#app/features/accounts/schema.ts";
import { ChooseRolePanel } from "#app/features/accounts/ui/choose-role-panel.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { readForm, refusedForm } from "#app/http/form.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { redirectOn } from "#app/http/toasts.server.ts";
import { PageTitle } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/profile-redirect";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: "Profile", description: "Your profile.", path: "/profile", isIndexed: false }, matches);
}

/** Redirects to the profile in the person's area (D8). An account without a role chooses it here (D18). */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = await requireViewer({ context, url });
  if (viewer.staff) throw redirect(areaPath(viewer));
  if (viewer.role !== null) throw await redirectOn(context.get(platformContext), request, url, profilePath(viewer));
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireViewer({ context, url });
  const form = await readForm(request, chooseRoleSchema);
  if (!form.isValid) return form.response;
  try {
    const role = await chooseRole(context.get(platformContext), viewer, form.value);
    return redirect(dashboardPath(role), 303);
  } catch (error) {
    return refusedForm(error, form.values);
  }
}

export default function ProfileRedirect({ actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return (
    <div className="wrap auth-page stack stack--s5">
      <PageTitle>Your account</PageTitle>
      <ChooseRolePanel answer={actionData} />
    </div>
  );
}

function profilePath(viewer: Viewer): string {
  return `/${viewer.role}/profile`;
}
