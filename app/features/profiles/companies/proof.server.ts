import { domainToUnicode } from "node:url";
import emailProviders from "email-providers";
import mailChecker from "mailchecker";
import { parse } from "tldts";
import { wordsOf } from "#app/features/search/keywords.ts";
import { domainOf } from "./rules.ts";

// The lists are long, so nothing that reaches the browser may import this file.

const PROVIDERS: ReadonlySet<string> = new Set(emailProviders);
const THROWAWAYS: ReadonlySet<string> = mailChecker.blacklist();

/** Services that give anyone an address under one name in many countries: yahoo.ca, yahoo.fr. */
const PROVIDER_NAMES: ReadonlySet<string> = new Set([
  ...["gmail", "googlemail", "yahoo", "ymail", "rocketmail", "hotmail", "outlook", "live", "msn", "passport", "icloud"],
  ...["aol", "gmx", "protonmail", "tuta", "tutanota", "tutamail", "zoho", "zohomail", "yandex", "rediffmail"],
  ...["fastmail", "hushmail", "mailfence", "mailo", "posteo", "runbox", "startmail", "kolabnow", "skiff", "eclipso"],
  ...["ctemplar", "countermail", "disroot", "riseup", "onionmail", "murena", "t-online"],
]);

/**
 * Services that the lists lack: email of internet providers, and hosts that give a name to every
 * new customer.
 */
const MORE_PROVIDERS: ReadonlySet<string> = new Set([
  ...["xfinity.com", "spectrum.net", "suddenlink.net", "vivaldi.net", "mail.de", "mail.bg", "kakao.com"],
  ...["onmicrosoft.com", "onmicrosoft.us", "test-google-a.com"],
]);

const ANYBODY = "Anyone can have an address there. Please use one on your company's own domain";
const NO_SITE_YET = "Please save your company's website first";
const NOT_OWN =
  "Your company's website isn't on a domain of its own, so an address there can't prove it's yours. Write to us, and we'll check it ourselves";

/**
 * Returns whether a website is itself a public suffix, such as co.uk, where anyone can register.
 * Such a website belongs to no one.
 */
export function isEnding(website: string): boolean {
  return read(domainOf(website)).domain === null;
}

/** Returns whether a website belongs to a service where anyone can have an address. */
export function isMailService(website: string): boolean {
  return isProvider(domainOf(website));
}

/**
 * Returns why an address does not prove a company, or null if it does. It must be on the domain
 * that was registered for the company's website, and that domain must not be one where an email
 * provider or a host gives names to anyone.
 */
export function whyNoProof(email: string, website: string | null): string | null {
  if (website === null) return NO_SITE_YET;
  const [asked, own] = [mailDomainOf(email), domainOf(website)];
  if (isProvider(asked)) return ANYBODY;
  const refusal = whyNoOwnDomain(website);
  if (refusal !== null) return refusal;
  const site = read(own);
  // Neither of two subdomains speaks for the other.
  const isSame = read(asked).domain === site.domain && (isWithin(asked, own) || isWithin(own, asked));
  return isSame ? null : `Please use an address that ends with @${own}`;
}

/** Returns why nothing on the domain of a website can prove a company, or null if it can. */
export function whyNoOwnDomain(website: string | null): string | null {
  if (website === null) return NO_SITE_YET;
  const own = domainOf(website);
  if (isProvider(own)) return ANYBODY;
  const site = read(own);
  return site.domain === null || site.isPrivate ? NOT_OWN : null;
}

/** Returns the part of an address after the @. */
export function mailDomainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** Words that say nothing about which company it is. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `the and inc incorporated llc llp ltd limited co corp corporation company plc companies group holding
  holdings service services solutions partners associates international global america career careers
  jobs hiring staffing recruiting recruitment talent team work online gmbh`.split(/\s+/),
);

/**
 * Returns whether a company's name and the registered part of a domain have something in common: a
 * distinctive word of four letters or more, the whole name, or its initials. Nothing in common is
 * not fraud, but staff should look (decision 028).
 */
export function isNamedLike(companyName: string, domain: string): boolean {
  const label = wordsOf(domainToUnicode(read(domain).domainWithoutSuffix ?? "")).join("");
  const words = wordsOf(companyName);
  const telling = words.filter((word) => !COMMON_WORDS.has(word));
  const initials = [words, telling].map((some) => some.map((word) => word.charAt(0)).join(""));
  return (
    telling.some((word) => word.length >= 4 && label.includes(word)) ||
    [words.join(""), telling.join(""), ...initials.filter((letters) => letters.length > 1)].includes(label)
  );
}

function isProvider(domain: string): boolean {
  const { domainWithoutSuffix } = read(domain);
  if (domainWithoutSuffix && PROVIDER_NAMES.has(domainWithoutSuffix)) return true;
  const labels = domain.split(".");
  return labels.some((_, index) => {
    const parent = labels.slice(index).join(".");
    return PROVIDERS.has(parent) || THROWAWAYS.has(parent) || MORE_PROVIDERS.has(parent);
  });
}

function isWithin(domain: string, parent: string): boolean {
  return domain === parent || domain.endsWith(`.${parent}`);
}

/**
 * Parses a domain by the Public Suffix List, including its private part: suffixes that companies
 * give away below their own domains.
 */
function read(domain: string) {
  return parse(domain, { allowPrivateDomains: true });
}
