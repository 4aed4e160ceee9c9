/** The links of the public pages, as the specification lists them (2.3). */
export type SiteLink = { to: string; label: string };

export const MAIN_LINKS: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/find-jobs", label: "Find Jobs" },
  { to: "/hire-talent", label: "Hire Talent" },
  { to: "/how-it-works", label: "How It Works" },
];

export const FOOTER_COLUMNS: ReadonlyArray<{ title: string; links: readonly SiteLink[] }> = [
  {
    title: "For Seniors",
    links: [
      { to: "/find-jobs", label: "Find Jobs" },
      { to: "/create-profile", label: "Create Your Profile" },
      { to: "/senior-support", label: "Senior Support" },
    ],
  },
  {
    title: "For Recruiters",
    links: [
      // As specified; `tab` brings a visitor who had to sign in to the wanted page (D22).
      { to: "/recruiter/dashboard?tab=post-job", label: "Post a Job" },
      { to: "/recruiter/dashboard?tab=candidates", label: "Search Candidates" },
      { to: "/recruiter-support", label: "Recruiter Support" },
    ],
  },
  {
    title: "Company",
    links: [
      { to: "/about", label: "About" },
      { to: "/how-it-works", label: "How It Works" },
      { to: "/contact", label: "Contact" },
      { to: "/privacy", label: "Privacy" },
      { to: "/terms", label: "Terms" },
    ],
  },
];

export const BASE_LINKS: readonly SiteLink[] = [
  { to: "/terms", label: "Terms" },
  { to: "/privacy", label: "Privacy" },
  { to: "/accessibility", label: "Accessibility" },
  // Beyond the specification's footer.
  { to: "/safety", label: "Safety" },
  { to: "/developers", label: "Developers" },
];
