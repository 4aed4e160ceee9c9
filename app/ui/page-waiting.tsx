import { useEffect, useState } from "react";
import { createPath, useNavigation } from "react-router";

const NOTICED_AFTER_MILLISECONDS = 150;

/**
 * Shows that the next page is loading, once that takes long enough to be noticed: the bar under the header, the links
 * to it, and a text for screen readers.
 */
export function PageWaiting() {
  const { state, location } = useNavigation();
  const [isLong, setLong] = useState(false);
  const target = location && createPath(location);

  useEffect(() => {
    if (target === undefined) return;
    const { href } = new URL(target, window.location.href);
    let marked: HTMLElement[] = [];
    const timer = setTimeout(() => {
      marked = [document.documentElement, ...[...document.links].filter((link) => link.href === href)];
      for (const element of marked) element.dataset.waiting = "";
      setLong(true);
    }, NOTICED_AFTER_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      for (const element of marked) delete element.dataset.waiting;
      setLong(false);
    };
  }, [target]);

  return (
    <p className="vh" role="status">
      {isLong && state === "loading" && "Loading..."}
    </p>
  );
}

/** The bar; place it after a page's header. */
export function WaitingBar() {
  return <div className="waitbar" aria-hidden="true" />;
}
