import { Form, href, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { COLLEAGUE_TEXT, HELD_MEANS, WAITS_FOR_COLLEAGUE, WAS_PUBLIC } from "../labels.ts";
import type { OwnReview } from "../rules.ts";

export type ColleagueNoticeProps = {
  jobId: string;
  review: OwnReview;
  /** Whether the reader sent it, and whether a colleague is asked at all by now. */
  isOwn: boolean;
  isAsked: boolean;
};

/** Says that a job waits for a colleague; who may say yes can do so here. */
export function ColleagueNotice({ jobId, review, isOwn, isAsked }: ColleagueNoticeProps) {
  const { formData } = useNavigation();
  const isReadOnly = useIsReadOnly();
  const mayPublish = !isReadOnly && (!isOwn || !isAsked);
  const means = review.wasPublic ? WAS_PUBLIC : HELD_MEANS;
  return (
    <Notice tone="info" title={mayPublish && isAsked ? "This job needs your OK" : WAITS_FOR_COLLEAGUE}>
      <div className="stack stack--s3">
        <p>{textFor({ isOwn, isAsked })}</p>
        {mayPublish ? (
          <Form method="post" action={href("/recruiter/manage-jobs")}>
            <input type="hidden" name="intent" value="publish" />
            <input type="hidden" name="jobId" value={jobId} />
            <input type="hidden" name="version" value={review.version} />
            <Button type="submit" variant="main" busy={formData?.get("intent") === "publish" && "Publishing..."}>
              {review.wasPublic ? "Publish the changes" : "Publish"}
            </Button>
          </Form>
        ) : (
          <p>{means}</p>
        )}
      </div>
    </Notice>
  );
}

function textFor({ isOwn, isAsked }: { isOwn: boolean; isAsked: boolean }): string {
  if (!isAsked) return "No one else has to publish it anymore, so you can do it yourself.";
  if (isOwn) return COLLEAGUE_TEXT;
  return "A colleague sent it. Read it below, and publish it if it's right; or change it, and another colleague publishes it.";
}
