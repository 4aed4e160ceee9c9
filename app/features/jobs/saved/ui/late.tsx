import { latePart } from "#app/ui/page-late-part.ts";

// Parts that most visitors of the public list never see; each is loaded when shown, inside a Suspense.

const savedJobs = () => import("./saved-jobs.tsx");
const wantsToSave = () => import("./wants-to-save.tsx");

/** The tabs of the job list, for seniors only. */
export const JobListTabs = latePart(async () => (await savedJobs()).JobListTabs);
/** The jobs that a senior saved. */
export const SavedJobs = latePart(async () => (await savedJobs()).SavedJobs);
/** For a guest who wants to see saved jobs and must sign in first. */
export const WantsSavedJobs = latePart(async () => (await wantsToSave()).WantsSavedJobs);
/** For a guest who wants to save a search and must sign in first. */
export const WantsToSave = latePart(async () => (await wantsToSave()).WantsToSave);
