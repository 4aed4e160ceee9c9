import { Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { WAITING_PATH } from "../labels.ts";

/** Says that jobs of colleagues wait for the reader's yes, and leads to them; nothing if none do. */
export function WaitingForYes({ count }: { count: number }) {
  const isReadOnly = useIsReadOnly();
  if (count === 0 || isReadOnly) return null;
  return (
    <Notice tone="info" title={count === 1 ? "A job needs your OK" : `${count} jobs need your OK`}>
      <p>
        A second person publishes in your company. <Link to={WAITING_PATH}>See what's waiting</Link>
      </p>
    </Notice>
  );
}
