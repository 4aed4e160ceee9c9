import { href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { DomainError } from "#app/domain-error.ts";
import { ProfilePreview } from "#app/features/applications/ui/profile-preview.tsx";
import { findProfileAsShown } from "#app/features/profiles/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/profile-preview";

const TITLE = "How recruiters see you";

export function meta() {
  return [{ title: `${TITLE} | ${BRAND.name}` }];
}

/** Throws not-found for an account without a profile, which sign-up never leaves behind. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const shown = await findProfileAsShown(context.get(platformContext).db, viewer.id);
  if (!shown) throw new DomainError("not-found");
  return shown;
}

export default function ProfilePreviewPage({ loaderData: { profile, isVisible } }: Route.ComponentProps) {
  return (
    <div className="wrap stack stack--s5">
      <PageHeader
        title={TITLE}
        text="This is your profile as you saved it."
        actions={<ButtonLink to={href("/senior/profile")}>Edit profile</ButtonLink>}
      />
      <Notice
        tone="info"
        title={isVisible ? "Recruiters can find this profile." : "Only employers you apply to can read this profile."}
      >
        <p>
          {`${isVisible ? "Companies you hide from can't see it. " : ""}Employers you apply to get your resume, too. Where a job is reviewed without names, your name, photo and resume stay hidden until you're invited to an interview.`}
        </p>
        <p>
          <Link to={`${href("/senior/settings")}#privacy`}>Change who sees it in Settings</Link>
        </p>
      </Notice>
      <ProfilePreview profile={profile} />
    </div>
  );
}
