import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { PICTURE_KINDS } from "#app/domain/files.ts";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";
import { saveEmployerPage } from "#app/features/jobs/employer-page/commands.server.ts";
import { PAGE_FAILED, PAGE_SAVED } from "#app/features/jobs/employer-page/labels.ts";
import { findEmployerPage } from "#app/features/jobs/employer-page/queries.server.ts";
import { companyPageSchema } from "#app/features/jobs/employer-page/schema.ts";
import { EmployerPageForm } from "#app/features/jobs/employer-page/ui/employer-page-form.tsx";
import { PictureFields } from "#app/features/jobs/employer-page/ui/picture-fields.tsx";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import {
  askCompanyCheck,
  askStaffCheck,
  confirmCompany,
  saveCompany,
} from "#app/features/profiles/companies/commands.server.ts";
import {
  CHECK_SENT,
  COMPANY_CONFIRMED,
  COMPANY_FAILED,
  COMPANY_SAVED,
  STAFF_CHECK_ASKED,
} from "#app/features/profiles/companies/labels.ts";
import { whyNoProof } from "#app/features/profiles/companies/proof.server.ts";
import { proveByDomain } from "#app/features/profiles/companies/proving.server.ts";
import {
  findAskedCheck,
  findProof,
  findRefusal,
  requireOwnCompany,
} from "#app/features/profiles/companies/queries.server.ts";
import { CHECK_ID, CompanyCheck, ConfirmCompany } from "#app/features/profiles/companies/ui/company-check.tsx";
import { CompanyForm } from "#app/features/profiles/companies/ui/company-form.tsx";
import { LogoField } from "#app/features/profiles/companies/ui/logo-field.tsx";
import { UploadForms } from "#app/features/profiles/ui/upload-field.tsx";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { findTurnedOff } from "#app/features/site/switches.server.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/company";

export function meta() {
  return [{ title: `Company | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the recruiter's own company; with `?token=` the last step of its verification. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const company = await requireOwnCompany(platform.db, viewer.id).catch(refusePage);
  const [off, asked, proof, refusal, page, isFeatured] = await Promise.all([
    findTurnedOff(platform.db, "uploads"),
    findAskedCheck(platform, viewer, company),
    findProof(platform.db, company.id),
    findRefusal(platform.db, company),
    findEmployerPage(platform.db, company.id),
    mayUse(platform, viewer.id, "featured-profile"),
  ]);
  const isOpen = !company.check || proof?.isFailing;
  const token = isOpen ? url.searchParams.get("token") : null;
  const ownEmail = whyNoProof(viewer.email, company.website) === null ? viewer.email : null;
  const about = refusal && ({ kind: "company", decisionId: refusal.id, userId: viewer.id } as const);
  const appealHref = about && appealPath(platform, about);
  return { company, page, isFeatured, off, asked, proof, refusal: refusal?.text ?? null, appealHref, ownEmail, token };
}

/** Saves the company, proves it, or requests a manual check. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, companyPageSchema, { secrets: ["token"] });
  if (!form.isValid) return form.response;
  const here = href("/recruiter/company");
  try {
    switch (form.value.intent) {
      case "save": {
        const { intent: _, ...said } = form.value;
        await saveCompany(platform, viewer, said);
        return await redirectWithToast(platform, here + withToken(url.searchParams.get("token")), COMPANY_SAVED);
      }
      case "save-page":
        await saveEmployerPage(platform, viewer, form.value);
        return await redirectWithToast(platform, here + withToken(url.searchParams.get("token")), PAGE_SAVED);
      case "ask-check":
        await requireAttempt(platform, "company check by email", form.value.email);
        await requireAttempt(platform, "company check by person", viewer.id);
        await askCompanyCheck(platform, viewer, form.value);
        return await redirectWithToast(platform, here, CHECK_SENT);
      case "look":
        await requireAttempt(platform, "company look by person", viewer.id);
        await proveByDomain(platform, viewer, form.value);
        return await redirectWithToast(platform, here, COMPANY_CONFIRMED);
      case "ask-us":
        await requireAttempt(platform, "company check by person", viewer.id);
        await askStaffCheck(platform, viewer, form.value);
        return await redirectWithToast(platform, here, STAFF_CHECK_ASKED);
      case "confirm":
        await confirmCompany(platform, viewer, form.value);
        return await redirectWithToast(platform, here, COMPANY_CONFIRMED);
    }
  } catch (error) {
    return failedForm(context, error, form.value.intent === "save-page" ? PAGE_FAILED : COMPANY_FAILED, form.values);
  }
}

export const handle = { failed: { title: COMPANY_FAILED.title } } satisfies PageHandle;

/** Keeps the emailed link's token after another form of the page. */
function withToken(token: string | null): string {
  return token === null ? "" : `?${new URLSearchParams({ token })}`;
}

export default function RecruiterCompany({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { company, page, isFeatured, off, token } = loaderData;
  const isReadOnly = useIsReadOnly();
  const answer = actionData && "errors" in actionData ? actionData : undefined;
  const of = (intent: string) => (answer?.values.intent === intent ? answer : undefined);
  // A refused link has expired; the page offers a new one below.
  const openToken = answer?.values.intent === "confirm" && answer.problem ? null : token;
  const uploadTo = (kind: string) => href("/recruiter/company/:kind", { kind }) + withToken(openToken);
  const publicPage = href("/company/:slug", { slug: company.slug });
  return (
    <div className="wrap stack stack--s6">
      <PageHeader
        title="Company"
        text="What seniors read about the company you hire for."
        actions={<ButtonLink to={publicPage}>See the public page</ButtonLink>}
      />
      {answer?.problem && (
        <Notice tone="bad" role="alert" title={answer.problem.title}>
          {answer.problem.text}
        </Notice>
      )}
      {isReadOnly && <Notice title={VIEWER_ONLY.title}>{VIEWER_ONLY.text}</Notice>}
      {!isReadOnly && openToken !== null && <ConfirmCompany token={openToken} />}
      <TurnedOff off={off} />
      {!isFeatured && (
        <Notice tone="info" title={NOT_INCLUDED["featured-profile"]}>
          <ButtonLink to={href("/recruiter/subscription")}>See the plans</ButtonLink>
        </Notice>
      )}
      {!isReadOnly && (
        <>
          <LogoField companyName={company.name} logoUrl={company.logoUrl} action={uploadTo("logo")} />
          <UploadForms actions={Object.fromEntries(["logo", ...PICTURE_KINDS].map((kind) => [kind, uploadTo(kind)]))} />
          <CompanyForm company={company} answer={of("save")} />
          <PictureFields pictures={page.pictures} actionOf={uploadTo} />
          <EmployerPageForm page={page} answer={of("save-page")} />
          <section aria-labelledby={CHECK_ID} className="stack chapter">
            <h2 id={CHECK_ID} tabIndex={-1}>
              {company.check ? "Verified employer" : "Company check"}
            </h2>
            {openToken !== null ? (
              <p className="soft">Press Confirm at the top of this page.</p>
            ) : (
              <CompanyCheck {...loaderData} answer={answer} />
            )}
          </section>
        </>
      )}
    </div>
  );
}
