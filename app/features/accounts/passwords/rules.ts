import { BRAND } from "#app/brand.ts";
import { PASSWORD_LIMIT } from "../rules.ts";
import { isWidelyUsed } from "./widely-used.ts";

const MIN_PART = 4;

/**
 * Returns why a password of valid length is refused, as a sentence, or null. There are no rules about composition
 * (D83): any eight characters are accepted unless attackers try them first.
 */
export function passwordRefusal(password: string, email: string): string | null {
  const text = fold(password);
  const [mailbox = "", domain = ""] = email.toLowerCase().split("@");
  const [host = ""] = domain.split(".");
  const own = [fold(email), fold(mailbox), fold(domain), fold(host)].filter((part) => part.length >= MIN_PART);
  if (own.some((part) => isMostly(text, part))) return "Please choose a password that isn't your email";
  if (isMostly(text, fold(BRAND.name))) return `Please choose a password that isn't the name ${BRAND.name}`;
  if (isWidelyUsed(password))
    return "Too many people use this password. Please choose another, for example a short sentence";
  return null;
}

/** Returns the same as a field error, for a form that may have other errors; none if the password is accepted. */
export function passwordErrors(password: unknown, email: unknown): { password?: string } {
  if (typeof password !== "string" || Array.from(password).length > PASSWORD_LIMIT) return {};
  const refusal = passwordRefusal(password, typeof email === "string" ? email : "");
  return refusal === null ? {} : { password: refusal };
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a text is a part, forward or reversed, with little around it: "mary.smith1", "2seasoned4". */
function isMostly(text: string, part: string): boolean {
  const backwards = Array.from(part).reverse().join("");
  return [part, backwards].some((word) => {
    if (!text.includes(word)) return false;
    const rest = text.replace(word, "");
    return rest.length <= 4 && !/\p{L}{3}/u.test(rest);
  });
}
