import { href, Link } from "react-router";
import { Day } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Shown to owners on every page of their area while a payment of their company is open. */
export function GraceBanner({ graceUntil }: { graceUntil: Date }) {
  return (
    <div className="wrap">
      <Notice tone="warn" title="The payment for your plan was declined">
        <p>
          Your plan stays open until <Day at={graceUntil} />
          <span>{". "}</span>
          <Link to={`${href("/recruiter/subscription")}#subscription`}>See what you can do</Link>
        </p>
      </Notice>
    </div>
  );
}
