import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { currentDialog, noDialogOnTheServer, subscribeToDialogs } from "./open-dialogs.ts";
import { closeToast, currentToasts, type QueuedToast, subscribeToToasts, toastsOnTheServer } from "./toast-queue.ts";

export { closeToast, showToast } from "./toast-queue.ts";

/** The specification's numbers (section 9); the gap of 14 px is in toast.css. */
const TOAST = { durationMs: 4000, visible: 3 } as const;

const LOOKS = {
  success: { className: "toast toast--good", icon: Check },
  info: { className: "toast toast--info", icon: Info },
  error: { className: "toast toast--bad", icon: TriangleAlert },
};

/**
 * Shows toasts at the bottom right: the three newest, the others wait. Success closes after being visible for four
 * seconds, errors stay until closed. The lists exist from the start, so that new items are announced. While a dialog is
 * open they are inside it, because everything else is inert.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, toastsOnTheServer);
  const dialog = useSyncExternalStore(subscribeToDialogs, currentDialog, noDialogOnTheServer);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [isHeld, setHeld] = useState(false);
  const shown = toasts.slice(-TOAST.visible);

  function close(id: number) {
    const hadFocus = region.current?.contains(document.activeElement);
    closeToast(id);
    if (!hadFocus) return;
    requestAnimationFrame(() => {
      const next = region.current?.querySelector<HTMLElement>("button") ?? cameFrom.current;
      next?.focus({ preventScroll: true });
      setHeld(Boolean(region.current?.contains(document.activeElement)));
    });
  }

  // With a dialog they are drawn anew elsewhere, and nothing says that pointer or focus have left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => setHeld(false), [toasts.length === 0, dialog]);

  // Makes room in a dialog, so that the clicked control stays visible.
  useEffect(() => {
    if (toasts.length > 0) dialog?.querySelector(":focus:not(.toaster *)")?.scrollIntoView({ block: "nearest" });
  }, [toasts.length, dialog]);

  const entries = (isOne: (toast: QueuedToast) => boolean) =>
    shown
      .filter(isOne)
      .map((toast) => <Toast key={toast.id} toast={toast} isHeld={isHeld} onClose={() => close(toast.id)} />);

  const toaster = (
    <section
      className="toaster"
      aria-label="Notifications"
      ref={region}
      onPointerMove={({ movementX, movementY }) => {
        // A toast that appears below a resting pointer was not read yet.
        if (movementX !== 0 || movementY !== 0) setHeld(true);
      }}
      onPointerLeave={() => setHeld(Boolean(region.current?.contains(document.activeElement)))}
      onFocus={(event) => {
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from;
        setHeld(true);
      }}
      onBlur={(event) => {
        if (!region.current?.contains(event.relatedTarget)) setHeld(false);
      }}
    >
      <div className="toasts" role="status" aria-atomic="false">
        {entries(({ kind, isQuiet }) => !isQuiet && kind !== "error")}
      </div>
      <div className="toasts" role="alert" aria-atomic="false">
        {entries(({ kind, isQuiet }) => !isQuiet && kind === "error")}
      </div>
      <div className="toasts">{entries(({ isQuiet }) => isQuiet === true)}</div>
    </section>
  );
  return dialog ? createPortal(toaster, dialog) : toaster;
}

type ToastProps = { toast: QueuedToast; isHeld: boolean; onClose: () => void };

function Toast({ toast, isHeld, onClose }: ToastProps) {
  const { className, icon: Icon } = LOOKS[toast.kind];
  useExpiry(toast.kind === "error" ? Number.POSITIVE_INFINITY : TOAST.durationMs, isHeld, onClose);
  return (
    <div className={className}>
      <Icon className="i" />
      <div>
        <b>{toast.title}</b>
        {toast.text && <p>{toast.text}</p>}
        {toast.action && (
          <button
            type="button"
            className="btn toast__action"
            onClick={() => {
              onClose();
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        className="btn btn--quiet btn--icon"
        aria-label={`Close: ${toast.title}`}
        onClick={onClose}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || event.altKey) return;
          // Keeps the dialog open that it may be in.
          event.preventDefault();
          onClose();
        }}
      >
        <X className="i" />
      </button>
    </div>
  );
}

/** Calls `onExpire` after `duration` ms of being visible: hovering, focus, and a hidden tab stop the clock. */
function useExpiry(duration: number, isHeld: boolean, onExpire: () => void) {
  const left = useRef(duration);
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });
  useEffect(() => {
    if (isHeld || !Number.isFinite(left.current)) return;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function pause() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left.current -= Date.now() - startedAt;
    }
    function run() {
      if (document.hidden) return pause();
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(() => expire.current(), Math.max(0, left.current));
    }
    run();
    document.addEventListener("visibilitychange", run);
    return () => {
      pause();
      document.removeEventListener("visibilitychange", run);
    };
  }, [isHeld]);
}
