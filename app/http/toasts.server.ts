import { createCookie, redirect } from "react-router";
import type { Platform } from "#app/platform/platform.ts";
import { escapedHtml } from "#app/words.ts";

/** A short message that is shown once after the next page load, also without JavaScript. */
export type Toast = {
  kind: "success" | "info" | "error";
  title: string;
  text?: string;
  /** Not announced: the next page focuses the same text, which should not be read out twice. */
  isQuiet?: boolean;
};

function toastCookie(platform: Platform) {
  return createCookie("toast", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    maxAge: 60,
    secure: platform.env.appUrl.startsWith("https:"),
    secrets: [platform.authSecret],
  });
}

function isToast(value: unknown): value is Toast & { page?: unknown } {
  return (
    typeof value === "object" &&
    value !== null &&
    "kind" in value &&
    "title" in value &&
    typeof value.title === "string"
  );
}

/** The toast as HTML for a browser without scripts. */
export function toastHtml({ kind, title, text }: Toast): string {
  const tone = kind === "error" ? "bad" : "good";
  const words = `<strong>${escapedHtml(title)}</strong>${text ? `<span> ${escapedHtml(text)}</span>` : ""}`;
  return `<noscript><p class="notice notice--${tone} notice--page">${words}</p></noscript>`;
}

/** Returns the Set-Cookie value that shows `toast` only on the page `to`, so that no other tab takes it. */
export async function toastHeader(platform: Platform, to: string, toast: Toast): Promise<string> {
  return toastCookie(platform).serialize({ ...toast, page: pageOf(to) });
}

function pageOf(path: string): string {
  return new URL(path, "http://same.origin").pathname;
}

/** Returns the Set-Cookie value that removes the toast once it was read. */
export async function clearToastHeader(platform: Platform): Promise<string> {
  return toastCookie(platform).serialize("", { maxAge: 0 });
}

/** Returns the toast of this request for the page at `url`, if its signature is valid. */
export async function readToast(platform: Platform, request: Request, url: URL): Promise<Toast | null> {
  const value: unknown = await toastCookie(platform).parse(request.headers.get("Cookie"));
  if (!isToast(value) || value.page !== url.pathname) return null;
  const { kind, title, text, isQuiet } = value;
  return { kind, title, ...(text !== undefined && { text }), ...(isQuiet && { isQuiet }) };
}

/** Redirects (303) and shows `toast` there. Adds extra headers, such as cookies. */
export async function redirectWithToast(
  platform: Platform,
  to: string,
  toast: Toast,
  extra: ReadonlyArray<[string, string]> = [],
): Promise<Response> {
  const headers = new Headers([["Set-Cookie", await toastHeader(platform, to, toast)], ...extra]);
  return redirect(to, { status: 303, headers });
}

/** Redirects (302) from an address that only leads elsewhere, and takes its toast along. */
export async function redirectOn(platform: Platform, request: Request, url: URL, to: string): Promise<Response> {
  const toast = await readToast(platform, request, url);
  return redirect(to, toast ? { headers: { "Set-Cookie": await toastHeader(platform, to, toast) } } : undefined);
}
