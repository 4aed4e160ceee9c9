import { type ReactNode, useEffect, useRef } from "react";
import { Link, type To } from "react-router";

export type TabLink = { id: string; to: To; label: ReactNode; isCurrent: boolean };

/** Tabs with addresses, so that Back, reload, and no JavaScript work. `segmented` for two or three. */
export function LinkTabs({ label, tabs, segmented }: { label: string; tabs: readonly TabLink[]; segmented?: boolean }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the row may be longer than the page.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - current.offsetWidth;
  }, []);
  return (
    <nav ref={nav} className={segmented ? "tabs tabs--seg" : "tabs"} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          className="tab"
          to={tab.to}
          aria-current={tab.isCurrent ? "page" : undefined}
          preventScrollReset
          replace={segmented ?? false}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
