import { Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { HELD_MEANS, IN_REVIEW, reasonText, WAS_PUBLIC } from "../labels.ts";
import type { OwnReview } from "../rules.ts";

/** Tells a recruiter why their job is in review, or why it was not approved. */
export function ReviewNotice({ review, appealHref }: { review: OwnReview; appealHref: string | null }) {
  if (review.refusal !== null) {
    return (
      <Notice tone="bad" title="We didn't approve this job">
        <p>{review.refusal}</p>
        <p>No one else can see it. Change it below and send it again, and we'll check it once more.</p>
        {appealHref && (
          <p>
            If nothing has to change, you can <Link to={appealHref}>appeal this decision</Link> once.
          </p>
        )}
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={IN_REVIEW}>
      <ul>
        {review.reasons.map((reason) => (
          <li key={reason}>{reasonText(reason)}</li>
        ))}
      </ul>
      <p>{review.wasPublic ? WAS_PUBLIC : HELD_MEANS}</p>
    </Notice>
  );
}
