import { Link } from "react-router";
import { LOWEST_PRICE_TEXT } from "#app/features/plans/labels.ts";
import type { Question } from "#app/ui/faq.tsx";

/** The four questions of the contact page, with its links to /how-it-works and /pricing (2.4). */
export const CONTACT_QUESTIONS: readonly Question[] = [
  {
    question: "Is it free for seniors?",
    answer: "Yes. Creating a profile, browsing jobs and applying cost nothing. See how it works.",
    richAnswer: (
      <>
        Yes. Creating a profile, browsing jobs and applying cost nothing. See{" "}
        <Link to="/how-it-works">how it works</Link>.
      </>
    ),
  },
  {
    question: "What does it cost to hire?",
    answer: `${LOWEST_PRICE_TEXT}, and we take no payment yet. All plans are on the pricing page.`,
    richAnswer: (
      <>
        {LOWEST_PRICE_TEXT}, and we take no payment yet. All plans are on the <Link to="/pricing">pricing page</Link>.
      </>
    ),
  },
  {
    question: "I can't log in. What now?",
    answer:
      "Type your email on the login page and press Forgot password. If no email arrives within ten minutes, look in the spam folder, then write to us with the address you signed up with. Lost the phone you use for login codes? Use a backup code, or write to us.",
    richAnswer: (
      <>
        Type your email on the <Link to="/login">login page</Link> and press Forgot password. If no email arrives within
        ten minutes, look in the spam folder, then write to us with the address you signed up with. Lost the phone you
        use for login codes? Use a backup code, or write to us.
      </>
    ),
  },
  {
    question: "Someone asked me for money. What should I do?",
    answer: "Stop, don't pay, and tell us which job it was. How to spot a job scam says what else helps.",
    richAnswer: (
      <>
        Stop, don't pay, and tell us which job it was. <Link to="/resources/job-scams">How to spot a job scam</Link>{" "}
        says what else helps.
      </>
    ),
  },
];

/** What seniors ask most. */
export const SENIOR_QUESTIONS: readonly Question[] = [
  {
    question: "Who can see my profile?",
    answer:
      "The employers you apply to, and nobody else, unless you make your profile visible to recruiters, in your profile or your settings. You can switch it off again at any time. Even while it is on, you can hide from companies that you name in your settings, such as the one you work for.",
  },
  {
    question: "Can I take an application back?",
    answer:
      "Yes. Open it under My Applications and press Withdraw application. The employer sees that you withdrew, and no more.",
  },
  {
    question: "Why do I see few matches?",
    answer:
      "Matches come from your skills, your hours, how you like to work and your place. A skill you haven't named can't match, so it often helps to add two or three.",
  },
  {
    question: "Can someone help me by phone?",
    answer: "Write to us with your number and a time that suits you within our hours, and a person calls you.",
  },
];

/** What recruiters ask most. */
export const RECRUITER_QUESTIONS: readonly Question[] = [
  {
    question: "What does it cost today?",
    answer: `Nothing: we take no payment yet. ${LOWEST_PRICE_TEXT} once subscriptions open; every price is on the pricing page.`,
    richAnswer: (
      <>
        Nothing: we take no payment yet. {LOWEST_PRICE_TEXT} once subscriptions open; every price is on the{" "}
        <Link to="/pricing">pricing page</Link>.
      </>
    ),
  },
  {
    question: "How do I become a verified employer?",
    answer:
      "Under Company, save your company's website and ask for a link to an address on its domain. Open the link and press Confirm. If that doesn't work for you, write to us and we check by hand. The badge then says what was checked and when.",
  },
  {
    question: "How are candidates sorted?",
    answer:
      "By how well they fit the work: skills, hours, work mode and place. Names, photos and anything that hints at age never count, and each score shows its reasons.",
  },
  {
    question: "Can I review people without knowing who they are?",
    answer:
      "Yes. Check Review without names when you post a job. Names, photos and resumes of people who apply stay hidden until you invite them to an interview; skills, hours, place and what they wrote are all you see until then.",
  },
  {
    question: "What may I not write in a job ad?",
    answer:
      "Anything that asks for an age or shuts one out, such as a birth date or a maximum number of years. It's against the law in many places, and it sends away the people you are looking for.",
  },
];
