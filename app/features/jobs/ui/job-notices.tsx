import { Suspense } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { latePart } from "#app/ui/page-late-part.ts";
import type { Wish } from "../saved/labels.ts";

// Few come to save the job, or to write, before they have signed in.
const WantsThisJob = latePart(async () => (await import("../saved/ui/wants-this-job.tsx")).WantsThisJob);

export type JobNoticesProps = {
  notices: ReadonlyArray<{ title: string; texts: readonly string[] }>;
  /** What the reader came for and cannot do as they are; null for most. */
  wish: Wish | null;
};

/** What has to be read before a job, each notice with its texts in words. */
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
