import { ButtonLink } from "#app/ui/button.tsx";
import { PlanCards } from "./plan-cards.tsx";

/**
 * The plans, the note for seniors and the way to the waitlist. A click on it starts at the top of that page; `isMain`
 * where it is the one main action of its page.
 */
export function PricingPreview({ isMain }: { isMain?: boolean }) {
  return (
    <>
      <PlanCards />
      <div className="row between plans__note">
        <p className="measure">
          <b>Always free for seniors.</b> Profiles, applications and messages cost nothing. Subscriptions for recruiters
          are coming soon.
        </p>
        <ButtonLink variant={isMain ? "main" : "primary"} to="/waitlist">
          Join the Waitlist Now
        </ButtonLink>
      </div>
    </>
  );
}
