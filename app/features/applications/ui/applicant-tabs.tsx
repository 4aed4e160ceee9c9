import { href } from "react-router";
import { LinkTabs } from "#app/ui/tabs.tsx";

/** Tabs for the ways to look at applicants, each with an address. `jobId` is kept where a view can show one job. */
export function ApplicantTabs({ shown, jobId = null }: { shown: "all" | "board" | "stages"; jobId?: string | null }) {
  const ofJob = jobId === null ? "" : `?${new URLSearchParams({ job: jobId })}`;
  return (
    <LinkTabs
      label="Show applicants"
      tabs={[
        { id: "all", to: href("/recruiter/applicants"), label: "All applicants", isCurrent: shown === "all" },
        { id: "board", to: href("/recruiter/applicants/board") + ofJob, label: "Board", isCurrent: shown === "board" },
        { id: "job", to: href("/recruiter/applications") + ofJob, label: "By job", isCurrent: false },
        { id: "stages", to: href("/recruiter/applicants/stages"), label: "Stages", isCurrent: shown === "stages" },
      ]}
    />
  );
}
