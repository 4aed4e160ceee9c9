import { launchNote, planNote } from "#app/features/plans/price-labels.ts";
import { PRICING_QUESTIONS } from "#app/features/plans/questions.ts";
import { PricingPreview } from "#app/features/plans/ui/pricing-preview.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { faqMarkup } from "#app/http/site-markup.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/pricing";

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Pricing",
    description: "Three monthly plans for recruiters, from $19. Always free for seniors, and we aren't charging yet.",
    path: "/pricing",
  };
  return [...pageMeta(page, matches), faqMarkup(PRICING_QUESTIONS)];
}

export function loader({ context }: Route.LoaderArgs) {
  const { billingMode } = context.get(platformContext).env;
  return { note: launchNote(billingMode), plans: planNote(billingMode) };
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader
        isPublic
        title="Clear prices, for recruiters only"
        text="Seniors never pay. Recruiters pay one monthly price and can cancel any month."
      />
      <section className="wrap" aria-labelledby="plans">
        <h2 className="vh" id="plans">
          Plans
        </h2>
        <PricingPreview note={loaderData.plans} isMain />
      </section>
      <section className="section" aria-labelledby="questions">
        <div className="wrap">
          <h2 className="headline section__head" id="questions">
            Questions recruiters ask
          </h2>
          <Faq questions={PRICING_QUESTIONS} />
        </div>
      </section>
      <CloseBand title="Meet people who have done it before." smallPrint={loaderData.note}>
        <ButtonLink variant="primary" big to="/signup?as=recruiter">
          Create Recruiter Account
        </ButtonLink>
      </CloseBand>
    </>
  );
}
