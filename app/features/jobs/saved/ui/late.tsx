import { latePart } from "#app/ui/page-late-part.ts";

// What most visitors of the public list never see: it comes when it is shown, within a Suspense.

const savedJobs = () => import("./saved-jobs.tsx");
const wantsToSave = () => import("./wants-to-save.tsx");

/** The lists to switch between: only seniors have them. */
export const JobListTabs = latePart(async () => (await savedJobs()).JobListTabs);
/** The jobs that a senior saved. */
export const SavedJobs = latePart(async () => (await savedJobs()).SavedJobs);
/** For who came to see saved jobs and must sign in first. */
export const WantsSavedJobs = latePart(async () => (await wantsToSave()).WantsSavedJobs);
/** For who came to save a search and must sign in first. */
export const WantsToSave = latePart(async () => (await wantsToSave()).WantsToSave);
