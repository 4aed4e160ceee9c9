import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { assignAccountManager, findManagerChoice } from "#app/features/operator/companies/account-manager.server.ts";
import { COMPANY_FAILED, COMPANY_TOASTS } from "#app/features/operator/companies/labels.ts";
import { mergeCompanies } from "#app/features/operator/companies/merging.server.ts";
import { lookAtCompany } from "#app/features/operator/companies/queries.server.ts";
import { type CompanyDecisionForm, companyDecisionSchema } from "#app/features/operator/companies/schema.ts";
import { CompanyPage } from "#app/features/operator/ui/company-page.tsx";
import { refuseCompany, takeMarkOff, verifyCompany } from "#app/features/profiles/companies/decisions.server.ts";
import { isCodeFresh, mayStaff, type StaffViewer } from "#app/features/staff/policy.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireFreshStep } from "#app/http/fresh-code.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/company";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.company.name ?? "Company"} | ${BRAND.name}` }];
}

/** Shows one company with its history, and records the look. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url });
  const platform = context.get(platformContext);
  const company = await lookAtCompany(platform, viewer, params.companyId).catch(refusePage);
  const { level, codeAt } = viewer.staff;
  const needsCode = !isCodeFresh(codeAt, platform.clock.now());
  const mayAssign = mayStaff(level, "assign account managers");
  const managers = mayAssign ? await findManagerChoice(platform.db, viewer, params.companyId) : null;
  return { company, managers, mayDecide: mayStaff(level, "decide about companies"), needsCode };
}

/** Decides about the version of the company that the viewer saw. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "decide about companies");
  const platform = context.get(platformContext);
  const form = await readForm(request, companyDecisionSchema, { secrets: ["code"] });
  if (!form.isValid) return form.response;
  try {
    if (form.value.intent === "merge") await requireFreshStep({ context, request }, viewer, form.value.code);
    const companyId = await decide(platform, viewer, params.companyId, form.value);
    const to = href("/operator/companies/:companyId", { companyId });
    return await redirectWithToast(platform, to, COMPANY_TOASTS[form.value.intent]);
  } catch (error) {
    return failedForm(context, error, COMPANY_FAILED, form.values);
  }
}

export const handle = { failed: { title: COMPANY_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

/** Returns the company whose page is shown next. */
async function decide(platform: Platform, by: StaffViewer, companyId: string, form: CompanyDecisionForm) {
  if (form.intent === "account-manager") {
    await assignAccountManager(platform, by, { companyId, staffId: form.staffId });
    return companyId;
  }
  const { version } = form;
  switch (form.intent) {
    case "verify":
      await verifyCompany(platform, by, { companyId, version, checked: form.checked });
      return companyId;
    case "refuse":
      await refuseCompany(platform, by, { companyId, version, reason: form.reason });
      return companyId;
    case "take-off":
      await takeMarkOff(platform, by, { companyId, version, reason: form.removal });
      return companyId;
    case "merge":
      await mergeCompanies(platform, by, { companyId, version, intoId: form.into });
      return form.into;
  }
}

export default function CompanyRoute({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <CompanyPage {...loaderData} answer={actionData} />;
}
