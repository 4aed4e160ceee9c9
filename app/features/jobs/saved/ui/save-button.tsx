import Bookmark from "lucide-react/icons/bookmark";
import { useEffect } from "react";
import { href, useLocation } from "react-router";
import { pathToSave } from "#app/features/jobs/pending-actions/rules.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { showToast } from "#app/ui/toaster.tsx";
import { useAnsweringFetcher } from "#app/ui/use-answering-fetcher.ts";

export type SaveButtonProps = {
  job: { id: string; title: string };
  isSaved: boolean;
  /** For a guest the button leads to the job's page, which asks them to sign in. */
  isGuest?: boolean | undefined;
  wide?: boolean | undefined;
};

/** The toggle to save a job. It changes in place; without JavaScript it returns to the same page. */
export function SaveButton({ job, isSaved, isGuest, wide }: SaveButtonProps) {
  const fetcher = useSaving();
  const { pathname, search } = useLocation();
  const isHydrated = useIsHydrated();

  if (isGuest) {
    return (
      <ButtonLink to={pathToSave(job.id)} wide={wide} aria-label={`Save: ${job.title}`}>
        <Bookmark className="i" />
        Save
      </ButtonLink>
    );
  }
  const sent = fetcher.formData?.get("intent");
  const isOn = sent ? sent === "save" : isSaved;
  return (
    <fetcher.Form method="post" action={href("/job/:jobId/save", { jobId: job.id })}>
      {!isHydrated && <input type="hidden" name="back" value={pathname + search} />}
      <Button
        type="submit"
        name="intent"
        value={isOn ? "unsave" : "save"}
        wide={wide}
        aria-pressed={isOn}
        aria-label={`${isOn ? "Saved" : "Save"}: ${job.title}`}
      >
        <Bookmark className="i" />
        <span>{isOn ? "Saved" : "Save"}</span>
      </Button>
    </fetcher.Form>
  );
}

/** Saves or removes a job without leaving the page; a toast shows a refusal. */
export function useSaving() {
  const fetcher = useAnsweringFetcher<FormResult | { isSaved: boolean }>();
  const answer = fetcher.data;
  useEffect(() => {
    if (answer && "problem" in answer && answer.problem) showToast({ kind: "error", ...answer.problem });
  }, [answer]);
  return fetcher;
}
