import { type ReactNode, useEffect, useRef } from "react";
import { Notice, type NoticeTone } from "./notice.tsx";

/** What a form led to, shown in its place. Takes the focus when it appears, so that it is read and seen. */
export function ArrivedNotice({
  tone = "good",
  title,
  children,
}: {
  tone?: NoticeTone;
  title: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </div>
  );
}
