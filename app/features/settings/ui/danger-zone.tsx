import { ButtonLink } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { KeepAccountForm } from "./deletion-banner.tsx";
import { SettingRow, SettingSection } from "./setting-section.tsx";

/** 'Delete Account', or, once that was done, the way back. */
export function DangerZone({ erasureAt, askHref }: { erasureAt: Date | null; askHref: string }) {
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
          <KeepAccountForm />
        </SettingRow>
      ) : (
        <SettingRow
          title="Delete your account"
          text="Your profile, resume, applications and messages are erased. You have 14 days to change your mind."
        >
          <ButtonLink to={askHref} variant="danger" preventScrollReset>
            Delete Account
          </ButtonLink>
        </SettingRow>
      )}
    </SettingSection>
  );
}
