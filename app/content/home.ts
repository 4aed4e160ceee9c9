import type { Plate } from "#app/ui/hero-rings.tsx";
import type { Step } from "#app/ui/step-list.tsx";
import type { Story } from "#app/ui/story-carousel.tsx";

/** Four years of one working life, written on the tree of the hero. */
export const PLATES: readonly Plate[] = [
  { text: "Apprentice", x: 377.4, y: 337.8 },
  { text: "First team", x: 240.2, y: 392.2 },
  { text: "Ran the plant", x: 294.9, y: 503.7 },
  { text: "Taught the next ones", x: 149.5, y: 143.7 },
];

/** How It Works, with the titles of the specification (2.4). */
export const STEPS: readonly Step[] = [
  {
    title: "Create a profile",
    text: "Tell us what you do well, how many hours you want and where. It takes minutes, and you can stop and come back anytime.",
  },
  {
    title: "Get matched with flexible opportunities",
    text: "Every match shows its reasons: what fits, what partly fits, and what's missing.",
  },
  {
    title: "Launch on your terms",
    text: "Apply with your profile in one click, talk directly with the employer, and always know where you stand.",
  },
];

/** Four of the five feature cards; the first, Smart Matching, is drawn with its ring. */
export const FEATURES: ReadonlyArray<{ title: string; text: string }> = [
  {
    title: "Easy Application Process",
    text: "Your finished profile is your application. Press Apply Now, and we send it.",
  },
  {
    title: "Personal Dashboards",
    text: "Sent, in review, decided: both you and the recruiter see the date of every step.",
  },
  {
    title: "Verified Employers",
    text: "The badge says what we checked and when. No badge means we haven't checked yet.",
  },
  {
    title: "Flexible Work Only",
    text: "Flexible hours, choose your days, job share, seasonal, evenings. Every job tells you what's flexible.",
  },
];

/** The stories of the home page. A real one needs the person's written consent; until then it is an example (D24). */
export const STORIES: readonly Story[] = [
  {
    quote:
      "I didn't want my old job back. I wanted three mornings a week doing the part I was good at. That's exactly what the ad said, and it's what I got.",
    author: "Ines",
    role: "Supplier auditor, 15 hours a week",
    company: "Pell and Daughters Joinery",
    isExample: true,
  },
  {
    quote: "The pay was on the page. The hours were on the page. Nobody asked me what year I graduated.",
    author: "Desmond",
    role: "Fractional finance lead",
    company: "Lumenfield Family Clinics",
    isExample: true,
  },
  {
    quote: "We had an eleven-year backlog of valve drawings. Our new adviser reads them the way I read the newspaper.",
    author: "Tobias",
    role: "Head of maintenance",
    company: "Northlane Water Works",
    isExample: true,
  },
  {
    quote: "For two weeks, I knew every day where my application stood. I've waited two months for less.",
    author: "Marguerite",
    role: "Trade compliance consultant",
    company: "Marrowstone Ferries and Freight",
    isExample: true,
  },
];
