import type { Step } from "#app/ui/step-list.tsx";

/** What a recruiter does, in order: shown to recruiters and to everyone who asks how it works. */
export const RECRUITER_STEPS: readonly Step[] = [
  {
    title: "Post the job",
    text: "Give the title, the hours, the pay and what's flexible. People also see what the pay comes to in a year.",
  },
  {
    title: "See who matches",
    text: "We sort people by how well they fit the job, with the reasons next to each name.",
  },
  {
    title: "Review and reply",
    text: "Read the profile as it was when they applied, and move the application forward. We let the applicant know every time.",
  },
  {
    title: "Meet and hire",
    text: "Set up an interview, make an offer, and mark the application as hired.",
  },
];
