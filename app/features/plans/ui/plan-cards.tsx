import Check from "lucide-react/icons/check";
import { PLANS } from "../rules.ts";

/** The three plans side by side, as in section 9; `note` is said on each. Place it under a heading of level two. */
export function PlanCards({ note }: { note: string | null }) {
  return (
    <div className="plans">
      {PLANS.map((plan) => (
        <article key={plan.id} className={plan.isMostPopular ? "plan plan--pop" : "plan"}>
          <p className="plan__flag">{plan.isMostPopular && "MOST POPULAR"}</p>
          <div>
            <h3>{plan.name}</h3>
            <p className="soft">{plan.description}</p>
            {note && <p className="soft">{note}</p>}
          </div>
          <p className="plan__price">
            <span>{`$${plan.monthlyDollars}`}</span>
            <small>per month</small>
          </p>
          <ul className="plan__features">
            {plan.features.map((feature) => (
              <li key={feature}>
                <Check className="i" />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </div>
  );
}
