import type { Role } from "#app/features/accounts/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { GRACE_DAYS } from "../rules.ts";
import { KeepAccountForm } from "./deletion-banner.tsx";
import { SettingRow, SettingSection } from "./setting-section.tsx";

const GONE: Record<Role, string> = {
  senior: "Your profile, resume, applications and messages",
  recruiter: "Your jobs with their applicants, your notes and your messages",
};

/** "Delete Account", or, once that was requested, the way to cancel it. */
export function DangerZone({ role, erasureAt, askHref }: { role: Role; erasureAt: Date | null; askHref: string }) {
  return (
    <SettingSection id="danger-zone" title="Danger Zone" text="Irreversible account actions" isDanger>
      {erasureAt ? (
        <SettingRow
          title="Your account will be deleted"
          text={
            <>
              On <Day at={erasureAt} />. Until then you can keep it.
            </>
          }
        >
          <KeepAccountForm reader={role} />
        </SettingRow>
      ) : (
        <SettingRow
          title="Delete your account"
          text={`${GONE[role]} are permanently deleted. You have ${GRACE_DAYS} days to change your mind.`}
        >
          <ButtonLink to={askHref} variant="danger" preventScrollReset>
            Delete Account
          </ButtonLink>
        </SettingRow>
      )}
    </SettingSection>
  );
}
