import { redirect } from "react-router";
import { dashboardPath, settingsPath } from "#app/features/accounts/rules.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { Route } from "./+types/change-password";

/** Where password managers send people who want a new password (https://w3c.github.io/webappsec-change-password-url). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = await requireViewer({ context, url });
  return redirect(role === null ? dashboardPath(role) : `${settingsPath(role)}?ask=password`);
}
