import { BRAND } from "#app/brand.ts";
import { invoiceName } from "#app/features/plans/subscription/labels.ts";
import { requireInvoice } from "#app/features/plans/subscription/queries.server.ts";
import { Invoice } from "#app/features/plans/subscription/ui/invoice.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import type { Route } from "./+types/invoice";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData ? `Invoice ${invoiceName(loaderData.number)}` : "Invoice"} | ${BRAND.name}` }];
}

/** Loads an invoice of the owner's company. Another's is a 404. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db } = context.get(platformContext);
  return await requireInvoice(db, viewer, params.invoiceId).catch(refusePage);
}

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  return <Invoice {...loaderData} />;
}
