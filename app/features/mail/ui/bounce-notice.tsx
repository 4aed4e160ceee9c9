import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";

export type BounceNoticeProps = {
  email: string;
  bouncedAt: Date;
  /** Where the address can be changed. */
  changeHref: string;
};

/** Shown on every page of the area while email to the person's address bounces. */
export function BounceNotice({ email, bouncedAt, changeHref }: BounceNoticeProps) {
  return (
    <div className="wrap">
      <Notice tone="warn" title="Our emails aren't reaching you">
        <div className="stack">
          <p>
            <span>{`Email to ${email} has come back since `}</span>
            <Day at={bouncedAt} />, so we've stopped writing there. You won't miss anything: it's all under
            Notifications.
          </p>
          <Form method="post" action="/settings/address" className="row">
            <Button type="submit" variant="line">
              Try this address again
            </Button>
            <Link to={changeHref}>Use another address</Link>
          </Form>
        </div>
      </Notice>
    </div>
  );
}
