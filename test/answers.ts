/**
 * Returns one cookie of a response as a browser sends it back, `name=value`; empty if the response sets none of that
 * name.
 */
export function cookieOf(answer: Response, name: string): string {
  const [cookie = ""] = (answer.headers.getSetCookie().find((text) => text.startsWith(`${name}=`)) ?? "").split(";");
  return cookie;
}

/** Returns all cookies of a response as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((text) => text.split(";")[0]);
  return cookies.join("; ");
}

/** Returns the text of a response's toast cookie. */
export function toastOf(answer: Response): string {
  const [payload = ""] = decodeURIComponent(cookieOf(answer, "toast").slice("toast=".length)).split(".");
  return Buffer.from(payload, "base64").toString("utf8");
}
