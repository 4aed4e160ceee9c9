import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { SkeletonRows } from "#app/ui/skeleton.tsx";

const NOTICED_AFTER_MILLISECONDS = 150;
/** The pages for which the specification asks for three placeholder rows. */
const WITH_ROWS = /^\/(?:senior|recruiter)\/(?:messages|applications)$/;
const TABS_WITH_ROWS = /^\/recruiter\/dashboard\/(?:messages|applications)$/;

/**
 * Shows the page of an area (or, with `isTab`, a tab of its dashboard), or three placeholder rows while a list takes
 * long to load. The page stays mounted beneath them, so it returns with its typed text if the other page cannot be
 * loaded.
 */
export function AreaWaiting({ isTab, children }: { isTab?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname ?? pathname;
  const isComing = target !== pathname && (isTab ? TABS_WITH_ROWS : WITH_ROWS).test(target);
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isComing) return;
    const focused = document.activeElement;
    const timer = setTimeout(setLong, NOTICED_AFTER_MILLISECONDS, true);
    return () => {
      clearTimeout(timer);
      setLong(false);
      requestAnimationFrame(() => {
        if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
      });
    };
  }, [isComing]);

  return (
    <>
      {isLong && (
        <div className="wrap waitingrows">
          <SkeletonRows />
        </div>
      )}
      <div className="standing" hidden={isLong}>
        {children}
      </div>
    </>
  );
}
