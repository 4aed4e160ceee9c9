import { useEffect } from "react";
import { href } from "react-router";
import type { DisplayPreferences } from "#app/features/settings/rules.ts";
import { ownZone } from "#app/ui/date-time.tsx";
import { adoptDisplayPreferences, onDisplayChange, storedDisplayPreferences } from "#app/ui/display-preferences.ts";

const WRITE_AFTER_MILLISECONDS = 600;

type RememberDisplayProps = {
  display: DisplayPreferences;
  /** The time zone that this browser has told the server. */
  timeZone: string | null;
};

/**
 * Keeps theme, contrast and text size with the account when the person changes them in this browser, and takes them
 * over from the account where this browser has none. It also tells the server the browser's time zone. Draws nothing.
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
      // A lost connection costs nothing: the choice is kept in this browser, and the next one is sent again.
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

/** Tells the server the time zone of this browser, for a year, where it knows another one or none. */
function rememberTimeZone(told: string | null) {
  const zone = ownZone();
  if (zone === told) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way yet
  document.cookie = `time-zone=${zone}; Path=/; SameSite=Lax; Max-Age=31536000${secure}`;
}
