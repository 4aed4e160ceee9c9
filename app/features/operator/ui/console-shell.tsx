import User from "lucide-react/icons/user";
import type { ReactNode } from "react";
import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import type { StaffLevel } from "#app/domain/staff.ts";
import { LEVEL_LABELS } from "#app/features/staff/labels.ts";
import { AccessibilityControl } from "#app/ui/accessibility-panel.tsx";
import { AreaShell } from "#app/ui/area-shell.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import { consoleLinks } from "./console-links.ts";

export type ConsoleSurroundings = {
  person: { firstName: string; name: string; email: string };
  level: StaffLevel;
  now: Date;
};

/** The frame of the console: header, menu of the pages that this level may open, and footer. */
export function ConsoleShell({ surroundings, children }: { surroundings: ConsoleSurroundings; children: ReactNode }) {
  const { person, level, now } = surroundings;
  return (
    <>
      <AreaShell
        brand={BRAND.name}
        label="Console"
        dashboardHref={href("/operator")}
        links={consoleLinks(level)}
        person={person}
        profileLinks={[{ to: href("/operator/account"), label: `Your account, ${LEVEL_LABELS[level]}`, icon: User }]}
        footer={
          <SiteFooter
            brand={BRAND.name}
            year={now.getUTCFullYear()}
            contactEmail={BRAND.contactEmail}
            supportHours={BRAND.supportHours}
            replyTime={BRAND.replyTime}
            socialLinks={BRAND.socialLinks}
            isFlush
          />
        }
      >
        {children}
      </AreaShell>
      <AccessibilityControl />
    </>
  );
}
