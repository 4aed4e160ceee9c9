import Check from "lucide-react/icons/check";
import { useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import type { BillingPeriod } from "#app/domain/plans.ts";
import { Button } from "#app/ui/button.tsx";
import { RadioGroup } from "#app/ui/choice.tsx";
import { dayText, useTimeZone } from "#app/ui/date-time.tsx";
import { SavedBar } from "#app/ui/saved-bar.tsx";
import { closeToast, showToast } from "#app/ui/toaster.tsx";
import { NO_PLAN_CHOSEN } from "../labels.ts";
import { planNote } from "../price-labels.ts";
import { findPlan, PLANS, type Plan } from "../rules.ts";
import { type ChoiceFacts, choiceText, PERIOD_CHOICES } from "../subscription/labels.ts";

export type PlanChoiceProps = {
  /** The present plan; null without one. */
  current: Plan | null;
  facts: Omit<ChoiceFacts, "day">;
};

/**
 * Selects and confirms a plan. Without a choice the button looks disabled, and says why when it is clicked; without
 * JavaScript the server says the same (D69).
 */
export function PlanChoice({ current, facts }: PlanChoiceProps) {
  const [chosenId, setChosenId] = useState("");
  const [period, setPeriod] = useState<BillingPeriod>(facts.had?.period ?? "monthly");
  const timeZone = useTimeZone();
  const navigation = useNavigation();
  const isSending = navigation.state !== "idle" && navigation.formMethod === "POST";
  const chosen = findPlan(chosenId);
  const complaint = useRef<number>(null);

  function choose(id: string) {
    setChosenId(id);
    // The message is resolved.
    if (complaint.current !== null) closeToast(complaint.current);
    complaint.current = null;
  }

  return (
    <Form
      method="post"
      className="stack stack--s5"
      aria-label="Choose a plan"
      onSubmit={(event) => {
        if (chosen) return;
        event.preventDefault();
        complaint.current = showToast({ kind: "error", title: NO_PLAN_CHOSEN });
      }}
    >
      <div className="plans plans--pick" role="radiogroup" aria-label="Plans">
        {PLANS.map((plan) => (
          <PlanOption
            key={plan.id}
            note={planNote(facts.mode)}
            plan={plan}
            isCurrent={plan.id === current?.id}
            onChoose={choose}
          />
        ))}
      </div>
      <RadioGroup
        label="How would you like to pay?"
        name="period"
        choices={PERIOD_CHOICES}
        defaultValue={period}
        isSideBySide
        onChange={(event) => setPeriod(event.currentTarget.value === "annual" ? "annual" : "monthly")}
      />
      <SavedBar
        button={
          <Button
            type="submit"
            variant="main"
            big
            aria-disabled={chosen ? undefined : true}
            busy={isSending && "Saving..."}
          >
            {current ? "Change Subscription" : "Subscribe Now"}
          </Button>
        }
      >
        {chosen ? (
          <span>
            <b>{current && current.id !== chosen.id ? `From ${current.name} to ${chosen.name}.` : `${chosen.name}.`}</b>
            <span>
              {` ${choiceText({ planId: chosen.id, period }, chosen, { ...facts, day: (at) => dayText(at, timeZone) })}`}
            </span>
          </span>
        ) : (
          <span>{NO_PLAN_CHOSEN}</span>
        )}
      </SavedBar>
    </Form>
  );
}

type PlanOptionProps = { plan: Plan; note: string | null; isCurrent: boolean; onChoose: (id: string) => void };

function PlanOption({ plan, note, isCurrent, onChoose }: PlanOptionProps) {
  const spoken = `${plan.name}, $${plan.monthlyDollars} per month${isCurrent ? ", your current plan" : ""}`;
  return (
    <label className="plan">
      <span className="plan__flag">
        {plan.isMostPopular && <span>MOST POPULAR</span>}
        {isCurrent && <span className="plan__current">Your current plan</span>}
      </span>
      <span>
        <span className="plan__name check">
          <input
            type="radio"
            name="planId"
            value={plan.id}
            aria-label={spoken}
            onChange={(event) => onChoose(event.currentTarget.value)}
          />
          <span>{plan.name}</span>
        </span>
        <span className="soft plan__d">{plan.description}</span>
        {note && <span className="soft plan__d">{note}</span>}
      </span>
      <span className="plan__price">
        <span>{`$${plan.monthlyDollars}`}</span>
        <small>per month</small>
      </span>
      <span className="plan__list">
        {plan.features.map((feature) => (
          <span key={feature}>
            <Check className="i" />
            <span>{feature}</span>
          </span>
        ))}
      </span>
    </label>
  );
}
