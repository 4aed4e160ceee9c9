import { Link } from "react-router";
import { LOWEST_PRICE_TEXT } from "#app/features/plans/price-labels.ts";
import type { Question } from "#app/ui/faq.tsx";

/** The four questions of the contact page, with its links to /how-it-works and /pricing (2.4). */
export const CONTACT_QUESTIONS: readonly Question[] = [
  {
    question: "Is it free for seniors?",
    answer: "Yes. Creating a profile, browsing jobs and applying are all free. See how it works.",
    richAnswer: (
      <>
        Yes. Creating a profile, browsing jobs and applying are all free. See{" "}
        <Link to="/how-it-works">how it works</Link>.
      </>
    ),
  },
  {
    question: "What does it cost to hire?",
    answer: `${LOWEST_PRICE_TEXT}, but we aren't charging yet. All plans are on the pricing page.`,
    richAnswer: (
      <>
        {LOWEST_PRICE_TEXT}, but we aren't charging yet. All plans are on the <Link to="/pricing">pricing page</Link>.
      </>
    ),
  },
  {
    question: "I can't log in. What now?",
    answer:
      "Enter your email on the login page and press Forgot password. If you don't get an email within ten minutes, check your spam folder, then write to us and include the address you signed up with. Lost the phone you use for login codes? Use a backup code, or write to us.",
    richAnswer: (
      <>
        Enter your email on the <Link to="/login">login page</Link> and press Forgot password. If you don't get an email
        within ten minutes, check your spam folder, then write to us and include the address you signed up with. Lost
        the phone you use for login codes? Use a backup code, or write to us.
      </>
    ),
  },
  {
    question: "Someone asked me for money. What should I do?",
    answer: "Stop, don't pay, and tell us which job it was. Then read how to spot a job scam.",
    richAnswer: (
      <>
        Stop, don't pay, and tell us which job it was. Then read{" "}
        <Link to="/resources/job-scams">how to spot a job scam</Link>.
      </>
    ),
  },
];

/** What seniors ask most. */
export const SENIOR_QUESTIONS: readonly Question[] = [
  {
    question: "Who can see my profile?",
    answer:
      "Only the employers you apply to, unless you make your profile visible to recruiters in your profile or settings. You can turn that off at any time. Even while it's on, you can hide from specific companies in your settings, such as your current employer.",
  },
  {
    question: "Can I withdraw an application?",
    answer:
      "Yes. Open it under My Applications and press Withdraw application. The employer sees that you withdrew, and nothing else.",
  },
  {
    question: "Why don't I see more matches?",
    answer:
      "Matches are based on your skills, your hours, how you like to work and your location. A skill you haven't listed can't match, so adding two or three often helps.",
  },
  {
    question: "Can someone help me by phone?",
    answer: "Yes. Send us your number and a time that works for you during our hours, and a person will call you.",
  },
];

/** What recruiters ask most. */
export const RECRUITER_QUESTIONS: readonly Question[] = [
  {
    question: "What does it cost today?",
    answer: `Nothing: we aren't charging yet. ${LOWEST_PRICE_TEXT} once subscriptions open. You'll find every price on the pricing page.`,
    richAnswer: (
      <>
        Nothing: we aren't charging yet. {LOWEST_PRICE_TEXT} once subscriptions open. You'll find every price on the{" "}
        <Link to="/pricing">pricing page</Link>.
      </>
    ),
  },
  {
    question: "How do I become a verified employer?",
    answer:
      "Go to Company, save your company's website, and ask for a link to an email address on its domain. Open the link and press Confirm. If that doesn't work for you, write to us and we'll check it ourselves. The badge then says what we checked and when.",
  },
  {
    question: "How are candidates sorted?",
    answer:
      "By how well they fit the job: skills, hours, work type and location. Names, photos and anything that hints at age never count, and every score shows its reasons.",
  },
  {
    question: "Can I review people without knowing who they are?",
    answer:
      "Yes. Check Review without names when you post a job. Applicants' names, photos and resumes stay hidden until you invite them to an interview. Until then, you see only their skills, hours, location and what they wrote.",
  },
  {
    question: "What can't I say in a job ad?",
    answer:
      "Anything that asks for an age or rules one out, such as a birth date or a maximum number of years of experience. It's illegal in many places, and it turns away the very people you're looking for.",
  },
];
