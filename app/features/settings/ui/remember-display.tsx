import { useEffect } from "react";
import { href } from "react-router";
import type { DisplayPreferences } from "#app/features/settings/rules.ts";
import { ownZone } from "#app/ui/date-time.tsx";
import { adoptDisplayPreferences, onDisplayChange, storedDisplayPreferences } from "#app/ui/display-preferences.ts";

const WRITE_AFTER_MILLISECONDS = 600;

type RememberDisplayProps = {
  display: DisplayPreferences;
  /** The time zone that the server knows of this browser. */
  timeZone: string | null;
};

/**
 * Stores theme, contrast, and text size with the account when they change in this browser, and applies the account's
 * where this browser has none. Also tells the server the browser's time zone. Renders nothing.
 */
export function RememberDisplay({ display, timeZone }: RememberDisplayProps) {
  useEffect(() => rememberTimeZone(timeZone), [timeZone]);

  const { theme, highContrast, textSize } = display;
  useEffect(() => {
    adoptDisplayPreferences({ theme, highContrast, textSize });
  }, [theme, highContrast, textSize]);

  useEffect(() => {
    let known = new URLSearchParams(storedDisplayPreferences()).toString();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function send() {
      const body = new URLSearchParams(storedDisplayPreferences());
      if (body.toString() === known) return;
      known = body.toString();
      // A failed request does not matter: this browser keeps the choice, and the next change is sent again.
      void fetch(href("/settings/display"), { method: "POST", body }).catch(() => {});
    }
    const stop = onDisplayChange(() => {
      clearTimeout(timer);
      timer = setTimeout(send, WRITE_AFTER_MILLISECONDS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  return null;
}

/** Tells the server this browser's time zone, for a year, if it knows none or another one. */
function rememberTimeZone(told: string | null) {
  const zone = ownZone();
  if (zone === told) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way yet
  document.cookie = `time-zone=${zone}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`;
}
