import { Suspense } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { latePart } from "#app/ui/page-late-part.ts";
import type { Wish } from "../saved/labels.ts";

// Loaded late, because few guests come to save the job or to write.
const WantsThisJob = latePart(async () => (await import("../saved/ui/wants-this-job.tsx")).WantsThisJob);

export type JobNoticesProps = {
  notices: ReadonlyArray<{ title: string; texts: readonly string[] }>;
  /** The action that needs the reader to sign in first; null for most. */
  wish: Wish | null;
};

/** Notices above a job, with their texts. */
export function JobNotices({ notices, wish }: JobNoticesProps) {
  return (
    <div className="stack">
      {notices.map(({ title, texts }) => (
        <Notice key={title} tone="warn" title={title}>
          {texts.length === 1 ? (
            texts[0]
          ) : (
            <ul>
              {texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
        </Notice>
      ))}
      {wish && (
        <Suspense>
          <WantsThisJob {...wish} />
        </Suspense>
      )}
    </div>
  );
}
