import { redirect } from "react-router";
import { areaPath, ownSettingsPath } from "#app/features/accounts/rules.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { Route } from "./+types/change-password";

/** The standard address for changing a password (https://w3c.github.io/webappsec-change-password-url). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer({ context, url });
  const hasSettings = viewer.role !== null || viewer.staff !== undefined;
  return redirect(hasSettings ? `${ownSettingsPath(viewer)}?ask=password` : areaPath(viewer));
}
