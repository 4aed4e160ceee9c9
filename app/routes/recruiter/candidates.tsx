import { BRAND } from "#app/brand.ts";
import { CandidateCard } from "#app/features/applications/ui/candidate-card.tsx";
import { maySearchCandidates } from "#app/features/profiles/candidates/policy.ts";
import { searchCandidates } from "#app/features/profiles/candidates/queries.server.ts";
import { candidateSearchFrom } from "#app/features/profiles/candidates/rules.ts";
import {
  CandidateSearchPage,
  candidatesAddress,
  viewLinkId,
} from "#app/features/profiles/candidates/ui/candidate-search.tsx";
import { findCandidateProfile } from "#app/features/profiles/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusalHeaders, refusePage } from "#app/http/refused-page.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/candidates";

export function meta() {
  return [{ title: `Search Candidates | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return refusalHeaders(args);
}

/** People who let recruiters find them, by the words and filters of the address; with `?candidate=` one profile. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  try {
    maySearchCandidates(platform, viewer);
    await requireAttempt(platform, "candidate search by person", viewer.id);
  } catch (error) {
    refusePage(error);
  }
  const search = candidateSearchFrom(url.searchParams);
  const asked = url.searchParams.get("candidate");
  const list = await searchCandidates(platform.db, viewer.id, search);
  const profile = asked === null ? null : await findCandidateProfile(platform.db, viewer.id, asked);
  const open =
    asked === null ? null : { id: asked, candidate: profile && { ...profile, match: null, application: null } };
  return { list, search, open };
}

export default function SearchCandidates({ loaderData }: Route.ComponentProps) {
  const { list, search, open } = loaderData;
  return (
    <div className="wrap wrap--table stack stack--s6">
      <PageHeader title="Search Candidates" text="People who chose to be visible to recruiters." />
      <CandidateSearchPage
        list={list}
        search={search}
        openId={open?.id ?? null}
        card={
          open && (
            <CandidateCard
              candidate={open.candidate}
              closeHref={candidatesAddress(search)}
              // What had the focus goes away: the button that opened it takes it back.
              onClose={() => document.getElementById(viewLinkId(open.id))?.focus()}
            />
          )
        }
      />
    </div>
  );
}
