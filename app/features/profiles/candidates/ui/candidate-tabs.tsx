import { SAVED_SEARCH_PATHS } from "#app/features/search/saved/rules.ts";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { POOLS_PATH } from "../pools/rules.ts";

const PATHS = SAVED_SEARCH_PATHS.candidates;

/** Tabs for all candidates, saved searches, and pools, each with an address. */
export function CandidateTabs({ shown, searchCount }: { shown: "all" | "searches" | "pools"; searchCount: number }) {
  const searches = (
    <>
      Saved searches <span className="soft">{searchCount}</span>
    </>
  );
  return (
    <LinkTabs
      label="Show"
      tabs={[
        { id: "all", to: PATHS.search, label: "All candidates", isCurrent: shown === "all" },
        { id: "searches", to: PATHS.list, label: searches, isCurrent: shown === "searches" },
        { id: "pools", to: POOLS_PATH, label: "Pools", isCurrent: shown === "pools" },
      ]}
    />
  );
}
