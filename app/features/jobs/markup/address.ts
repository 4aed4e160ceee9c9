import { wordsOf } from "#app/features/search/keywords.ts";
import { stateOf } from "#app/features/search/states.ts";
import { isTown } from "#app/features/search/understanding/places.ts";

/** The parts of a postal address by their schema.org names; the country by its two letters. */
export type PostalAddress = {
  streetAddress?: string;
  addressLocality?: string;
  addressRegion?: string;
  postalCode?: string;
  addressCountry: string;
};

/** A location without a country is in this one. */
export const HOME_COUNTRY = "US";

const NO_PLACE =
  /\b(remote|anywhere|nationwide|statewide|hybrid|various|multiple|several|near|around)\b|^(work|home)\b|[/;&]/i;
const JOINED = / (or|and) /;
const HOME_NAMES = /^(u\.?s\.?(a\.?)?|united states( of america)?)$/i;
const ZIP_AT_END = /(?:^|\s)(\d{5}(?:-\d{4})?)$/;
const STATE_AT_END = /^(.+)\s(\p{Lu}\.?\p{Lu}\.?)$/u;
/** Standing alone, it means the city and not the state. */
const NEW_YORK = /^new york$/i;

const BETWEEN_PLACES = /\s*(?:;|\/|\||\bor\b|\band\b|&)\s*/i;
const ABOUT = /^(?:near|around|greater)\s+|\s+(?:area|metro area|and surroundings)$/gi;

/**
 * Parses a typed location into the addresses of its places, such as two towns; empty where one of them is ambiguous.
 */
export function addressesOf(location: string): PostalAddress[] {
  const whole = addressOf(location);
  if (whole) return [whole];
  const places = location.split(BETWEEN_PLACES).map((place) => addressOf(place.trim().replaceAll(ABOUT, "")));
  return places.every((place) => place !== null) ? places : [];
}

/** Parses a typed location into an address; null where a part is ambiguous. */
export function addressOf(location: string): PostalAddress | null {
  const place = location.replace(/\([^()]*\)/g, " ");
  if (NO_PLACE.test(place) || JOINED.test(place)) return null;
  const parts = place.split(",").flatMap((part) => part.trim() || []);
  const isHome = HOME_NAMES.test(parts.at(-1) ?? "");
  const { rest, postalCode } = takeZip(isHome ? parts.slice(0, -1) : parts);
  const { before, region } = takeState(rest);
  if (region !== null) return inHomeCountry(before, { addressRegion: region, ...postalCode });
  // Five digits are a ZIP code only if the country is known.
  if (isHome) return rest.length < 2 ? inHomeCountry(rest, postalCode) : null;
  if (postalCode) return null;
  return abroad(rest) ?? (rest.length === 1 && isTown(wordsOf(rest.join())) ? inHomeCountry(rest, {}) : null);
}

function takeZip(parts: readonly string[]): { rest: string[]; postalCode?: { postalCode: string } } {
  const last = parts.at(-1) ?? "";
  const code = ZIP_AT_END.exec(last)?.[1];
  if (code === undefined) return { rest: [...parts] };
  const without = last.slice(0, -code.length).trim();
  return { rest: [...parts.slice(0, -1), ...(without ? [without] : [])], postalCode: { postalCode: code } };
}

function takeState(parts: readonly string[]): { before: string[]; region: string | null } {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  const [, town, letters] = STATE_AT_END.exec(last) ?? [];
  if (town !== undefined && letters !== undefined && isState(letters))
    return { before: [...before, town], region: asRegion(letters) };
  const isCity = before.length === 0 && NEW_YORK.test(last);
  return isState(last) && !isCity ? { before, region: asRegion(last) } : { before: [...parts], region: null };
}

function isState(text: string): boolean {
  return stateOf(wordsOf(text.replaceAll(".", ""))) !== null;
}

function asRegion(text: string): string {
  const plain = text.replaceAll(".", "");
  return plain.length === 2 ? plain.toUpperCase() : plain;
}

/** The last part is the town; what comes before it is a street if it has a number. */
function inHomeCountry(before: readonly string[], known: Partial<PostalAddress> | undefined): PostalAddress | null {
  const town = before.at(-1);
  const street = before.slice(0, -1).join(", ");
  if (town !== undefined && /\d/.test(town)) return null;
  return {
    ...(/\d/.test(street) ? { streetAddress: street } : {}),
    ...(town === undefined ? {} : { addressLocality: town }),
    ...known,
    addressCountry: HOME_COUNTRY,
  };
}

/** Parses "Canada", "Toronto, Canada", "Toronto, Ontario, Canada". */
function abroad(parts: readonly string[]): PostalAddress | null {
  if (parts.length === 0) return null;
  const addressCountry = countries().get(parts.at(-1)?.toLowerCase() ?? "");
  const [town, region, ...more] = parts.slice(0, -1);
  if (addressCountry === undefined || more.length > 0 || /\d/.test(`${town}${region}`)) return null;
  return {
    ...(town === undefined ? {} : { addressLocality: town }),
    ...(region === undefined ? {} : { addressRegion: region }),
    addressCountry,
  };
}

let countriesByName: ReadonlyMap<string, string> | null = null;

/** Returns country codes by lowercase English name. */
function countries(): ReadonlyMap<string, string> {
  countriesByName ??= readCountries();
  return countriesByName;
}

function readCountries(): Map<string, string> {
  const names = new Intl.DisplayNames("en-US", { type: "region", fallback: "none" });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(pairs.map((pair) => [names.of(pair)?.toLowerCase() ?? "", pair]));
}
