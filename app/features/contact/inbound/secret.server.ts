import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Returns whether our email provider sent this. The secret is the password of Basic authorization,
 * the bearer token (Postmark, SendGrid), or the key of a signature in the fields (Mailgun). It is
 * never part of the address, because addresses are logged.
 */
export function isFromProvider(secret: string, authorization: string | null, fields: ReadonlyMap<string, string>) {
  const given = passwordIn(authorization ?? "");
  if (given !== null) return isSame(given, secret);
  const [timestamp, token, signature] = ["timestamp", "token", "signature"].map((name) => fields.get(name) ?? "");
  if (!timestamp || !token || !signature) return false;
  return isSame(signature, createHmac("sha256", secret).update(`${timestamp}${token}`).digest("hex"));
}

function passwordIn(authorization: string): string | null {
  const [, scheme = "", value = ""] = /^(\S+) +(\S+)$/.exec(authorization.trim()) ?? [];
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() !== "basic") return null;
  const decoded = Buffer.from(value, "base64").toString("utf8");
  return decoded.slice(decoded.indexOf(":") + 1);
}

// Compares digests, which have the same length, so that the time taken reveals nothing.
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHmac("sha256", "compare").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
