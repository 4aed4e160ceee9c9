import { Form } from "react-router";
import { type Role, settingsPath } from "#app/features/accounts/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";

const MEANWHILE: Record<Role, string> = {
  senior: "and recruiters can't find you until then.",
  recruiter: "with your jobs. We'll let everyone who applied know.",
};

/** Shown on every page of the area while an account waits to be erased. */
export function DeletionBanner({ reader, erasureAt }: { reader: Role; erasureAt: Date }) {
  return (
    <div className="wrap">
      <Notice tone="warn" title="Your account will be deleted">
        <div className="stack">
          <p>
            We'll delete it on <Day at={erasureAt} />
            <span>{`, ${MEANWHILE[reader]} You can still change your mind.`}</span>
          </p>
          <KeepAccountForm reader={reader} />
        </div>
      </Notice>
    </div>
  );
}

/** The button that cancels the deletion. */
export function KeepAccountForm({ reader }: { reader: Role }) {
  return (
    <Form method="post" action={settingsPath(reader)}>
      <Button type="submit" name="intent" value="keep-account" variant="primary">
        Keep my account
      </Button>
    </Form>
  );
}
