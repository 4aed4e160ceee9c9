import { useNavigation } from "react-router";
import type { JobStatus } from "#app/domain/status.ts";
import { Button } from "#app/ui/button.tsx";

/** A posted job is saved; one that is not posted yet can be posted or saved as a draft. */
export function PostJobButtons({ status }: { status: JobStatus }) {
  const { state, formData, formMethod } = useNavigation();
  const isSending = state !== "idle" && formMethod === "POST";
  const isDraft = formData?.get("intent") === "draft";
  if (status !== "draft") {
    return (
      <div className="row">
        <Button type="submit" variant="main" big busy={isSending && "Saving..."}>
          {status === "refused" ? "Send for review" : "Save changes"}
        </Button>
        <FindSkills />
      </div>
    );
  }
  return (
    <div className="row">
      <Button type="submit" variant="main" big busy={isSending && !isDraft && "Posting..."}>
        Post Job
      </Button>
      <Button type="submit" big name="intent" value="draft" busy={isSending && isDraft && "Saving..."}>
        Save draft
      </Button>
      <FindSkills />
    </div>
  );
}

/** Without JavaScript; with it, the skills are offered while the text is written. */
function FindSkills() {
  return (
    <noscript>
      <Button type="submit" big name="intent" value="find-skills">
        Find skills in the text
      </Button>
    </noscript>
  );
}
