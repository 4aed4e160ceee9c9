import { useEffect, useState } from "react";

/** Counts down from `from`, the seconds left when the page was loaded. Not read aloud: the buttons beside it are. */
export function SecondsLeft({ from }: { from: number }) {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    const end = performance.now() + from * 1000;
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    const ticking = setInterval(count, 1000);
    return () => clearInterval(ticking);
  }, [from]);
  const text = left === 0 ? "Sending now" : `${left} ${left === 1 ? "second" : "seconds"} left`;
  return (
    <span className="soft needs-script" aria-hidden="true">
      {text}
    </span>
  );
}
