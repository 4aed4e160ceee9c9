import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Stands on every page of the area while an account waits to be erased. */
export function DeletionBanner({ erasureAt }: { erasureAt: Date }) {
  return (
    <div className="wrap">
      <Notice tone="warn" title="Your account will be deleted">
        <div className="stack">
          <p>
            It is erased on <Day at={erasureAt} />, and recruiters cannot find you until then. You can still change your
            mind.
          </p>
          <KeepAccountForm />
        </div>
      </Notice>
    </div>
  );
}

/** The way back, from wherever it stands. */
export function KeepAccountForm() {
  return (
    <Form method="post" action={href("/senior/settings")}>
      <Button type="submit" name="intent" value="keep-account" variant="primary">
        Keep my account
      </Button>
    </Form>
  );
}
