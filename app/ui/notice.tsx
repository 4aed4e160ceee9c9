import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import MessageSquare from "lucide-react/icons/message-square";
import CircleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";

export type NoticeTone = "plain" | "info" | "good" | "warn" | "bad";

const ICONS = { plain: MessageSquare, info: Info, good: Check, warn: CircleAlert, bad: CircleAlert };

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode;
  /** "status" when it appears in response to something, "alert" when it must interrupt. */
  role?: "status" | "alert" | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** A highlighted text with an icon and a bar. */
export function Notice({ tone = "plain", title, role, id, className, children }: NoticeProps) {
  const Icon = ICONS[tone];
  const classes = ["notice", tone === "plain" ? null : `notice--${tone}`, className].filter(Boolean).join(" ");
  return (
    <div className={classes} role={role} id={id}>
      <Icon className="i" />
      <div>
        {title && (
          <p>
            <b>{title}</b>
          </p>
        )}
        {typeof children === "string" ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
