import { Suspense } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { latePart } from "#app/ui/page-late-part.ts";

// Few come to save the job before they have signed in.
const WantsThisJob = latePart(async () => (await import("../saved/ui/wants-this-job.tsx")).WantsThisJob);

export type JobNoticesProps = {
  notices: ReadonlyArray<{ title: string; texts: readonly string[] }>;
  /** The job that the reader came to save; null for who did not. */
  wanted: { jobId: string; isGuest: boolean } | null;
};

/** What has to be read before a job, each notice with its texts in words. */
export function JobNotices({ notices, wanted }: JobNoticesProps) {
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
      {wanted && (
        <Suspense>
          <WantsThisJob {...wanted} />
        </Suspense>
      )}
    </div>
  );
}
