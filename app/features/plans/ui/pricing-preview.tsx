import { ButtonLink } from "#app/ui/button.tsx";
import { PlanCards } from "./plan-cards.tsx";

/** The plans, the note for seniors, and a link to the waitlist; `isMain` if it is the main action of its page. */
export function PricingPreview({ note, isMain }: { note: string | null; isMain?: boolean }) {
  return (
    <>
      <PlanCards note={note} />
      <div className="row between plans__note">
        <p className="measure">
          <b>Always free for seniors.</b> Profiles, applications and messages cost nothing. Subscriptions for recruiters
          are coming soon.
        </p>
        <ButtonLink variant={isMain ? "main" : "primary"} to="/waitlist" preventScrollReset onClick={scrollToTop}>
          Join the Waitlist Now
        </ButtonLink>
      </div>
    </>
  );
}

/** Scrolls smoothly, unless the person prefers reduced motion. */
function scrollToTop() {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
}
