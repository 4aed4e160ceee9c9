/** One cookie of an answer as a browser sends it on, `name=value`; empty where the answer sets none of that name. */
export function cookieOf(answer: Response, name: string): string {
  const [cookie = ""] = (answer.headers.getSetCookie().find((text) => text.startsWith(`${name}=`)) ?? "").split(";");
  return cookie;
}

/** All cookies of an answer as a browser sends them on. */
export function cookiesOf(answer: Response): string {
  const cookies = answer.headers.getSetCookie().map((text) => text.split(";")[0]);
  return cookies.join("; ");
}

/** What the toast cookie of an answer says. */
export function toastOf(answer: Response): string {
  const [payload = ""] = decodeURIComponent(cookieOf(answer, "toast").slice("toast=".length)).split(".");
  return Buffer.from(payload, "base64").toString("utf8");
}
