import type { ReactNode } from "react";

export type GetInTouchProps = {
  title: string;
  email: string;
  hours: string;
  replyTime: string;
  /** How well that promise was kept; null if too few messages were answered to tell. */
  record?: string | null;
  /** Further blocks under the addresses. */
  children?: ReactNode;
};

/** Shows who answers, where, and when, beside every form that writes to support. */
export function GetInTouch({ title, email, hours, replyTime, record, children }: GetInTouchProps) {
  return (
    <aside className="stack touch" aria-labelledby="touch">
      <div className="ruled touch__block">
        <h2 id="touch">{title}</h2>
        <dl className="dl">
          <div>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>Hours</dt>
            <dd>{hours}</dd>
          </div>
          <div>
            <dt>Reply</dt>
            <dd>{`Within ${replyTime}`}</dd>
            {record && <dd className="soft touch__record">{record}</dd>}
          </div>
        </dl>
      </div>
      {children}
    </aside>
  );
}
