import { lazy } from "react";

// What most visitors of the public list never see: it comes when it is shown, within a Suspense.

const savedJobs = () => import("./saved-jobs.tsx");
const wantsToSave = () => import("./wants-to-save.tsx");

/** The lists to switch between: only seniors have them. */
export const JobListTabs = lazy(async () => ({ default: (await savedJobs()).JobListTabs }));
/** The jobs that a senior saved. */
export const SavedJobs = lazy(async () => ({ default: (await savedJobs()).SavedJobs }));
/** For who came to see saved jobs and must sign in first. */
export const WantsSavedJobs = lazy(async () => ({ default: (await wantsToSave()).WantsSavedJobs }));
/** For who came to save a search and must sign in first. */
export const WantsToSave = lazy(async () => ({ default: (await wantsToSave()).WantsToSave }));
