import { type ReactNode, useEffect, useId, useRef } from "react";
import { Notice, type NoticeTone } from "./notice.tsx";

/** The result of a form, shown in its place. Takes the focus when it appears, so that it is seen and announced once. */
export function ArrivedNotice({
  tone = "good",
  title,
  children,
}: {
  tone?: NoticeTone;
  title: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLElement>(null);
  const id = useId();
  useEffect(() => ref.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: without scripts nothing else takes the reader to the answer
    <section ref={ref} tabIndex={-1} autoFocus aria-labelledby={id}>
      <Notice tone={tone} title={title} id={id}>
        {children}
      </Notice>
    </section>
  );
}
