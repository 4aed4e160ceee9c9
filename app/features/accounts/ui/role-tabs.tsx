import { LinkTabs } from "#app/ui/tabs.tsx";
import type { Role } from "../rules.ts";

export type RoleTabsProps = { path: "/login" | "/signup"; role: Role; next: string | null };

/** Tabs for Senior and Recruiter, as two addresses of the same page, so that they work without JavaScript. */
export function RoleTabs({ path, role, next }: RoleTabsProps) {
  const tabs = [
    { id: "senior", label: "Senior", as: "senior" },
    { id: "recruiter", label: "Recruiter", as: "recruiter" },
  ] as const;
  return (
    <LinkTabs
      label="I am a"
      segmented
      tabs={tabs.map(({ id, label, as }) => ({
        id,
        label,
        to: { pathname: path, search: authSearch({ as, next }) },
        isCurrent: role === as,
      }))}
    />
  );
}

/** Returns the query of a link to /login or /signup that keeps the tab and the return path. */
export function authSearch({ as, next }: { as?: Role | undefined; next: string | null }): string {
  // "senior" is said only where a return path could mean the other tab.
  const isSaid = as === "recruiter" || (as === "senior" && next !== null);
  const search = new URLSearchParams({ ...(isSaid && { as }), ...(next && { next }) }).toString();
  return search && `?${search}`;
}
