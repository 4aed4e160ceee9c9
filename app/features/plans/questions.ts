import { SUBSCRIPTION_TERMS } from "./rules.ts";

const { trialDays, annualSavingPercent } = SUBSCRIPTION_TERMS;

/** Six questions about pricing. Answers say what cannot be bought yet (D34). */
export const PRICING_QUESTIONS: ReadonlyArray<{ question: string; answer: string }> = [
  {
    question: "Is there a free trial?",
    answer: `Yes. ${trialDays} days, and you don't need a card. Available when subscriptions open.`,
  },
  {
    question: "Am I tied to a long contract?",
    answer: "No. Plans are monthly, with no long-term contract.",
  },
  {
    question: "Do I save by paying for a year?",
    answer: `Yes, ${annualSavingPercent}% with annual billing. Available when subscriptions open.`,
  },
  {
    question: "Can I change plans?",
    answer:
      "Yes. Upgrade or downgrade when you like, and you pay only for the days on each plan (proration). Available when subscriptions open.",
  },
  {
    question: "How can I pay?",
    answer: "By major cards or PayPal. Enterprise can also pay by invoice. Available when subscriptions open.",
  },
  {
    question: "What happens to my jobs if I cancel?",
    answer:
      "They'll stay live until the end of the month you've paid for, and then close. Until subscriptions open, there's nothing to cancel: your jobs stay live and cost nothing.",
  },
];
