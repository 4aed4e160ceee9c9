import type { Step } from "#app/ui/step-list.tsx";

/** What a recruiter does, in order: shown to recruiters and to everybody who asks how it works. */
export const RECRUITER_STEPS: readonly Step[] = [
  {
    title: "Post the job",
    text: "Title, hours, what is flexible, and the pay: people also see what it comes to in a year.",
  },
  {
    title: "See who matches",
    text: "People sorted by how well they fit the work, with the reasons written out beside each name.",
  },
  {
    title: "Review and reply",
    text: "Read the profile as it was when it was sent, and move the application on. The applicant is told every time.",
  },
  {
    title: "Meet and hire",
    text: "Agree on an interview, make the offer, and set the application to hired.",
  },
];
