import { isWeakWord, type Term } from "#app/features/search/keywords.ts";
import { fieldNamed } from "#app/vocabulary/field-names.ts";
import { completionAt } from "./completion.ts";
import { isFiller, isTalk, LONGEST_FILLER } from "./filler.ts";
import { LONGEST_NAME, unitOfName, unitOfSplitWord } from "./named-units.ts";
import { endsTitles } from "./names.ts";
import { type Found, plainUnits, runOf, type Unit, unitOfField, unitOfWay, withJoined } from "./units.ts";
import { LONGEST_WAY, wayOfWorking } from "./ways.ts";
import { isCommonWord } from "./weights.ts";

type Scanner = { isUnfinished: boolean; isOfPeople: boolean };

/**
 * Returns what terms ask for. A field of work is meant only where nothing else is named: "retail evenings", but not
 * "music" in "teach music to children".
 */
export function unitsOf(terms: readonly Term[], scanner: Scanner): Unit[] {
  const units = scan(terms, { ...scanner, mayBeField: true });
  const isOther = ({ kind, isField }: Unit) => kind !== "way" && !isField;
  return units.some(({ isField }) => isField) && units.some(isOther)
    ? scan(terms, { ...scanner, mayBeField: false })
    : units;
}

/**
 * Scans from left to right for the longest name, way of working, or filler at each position; else takes the word
 * itself.
 */
function scan(
  terms: readonly Term[],
  { isUnfinished, isOfPeople, mayBeField }: Scanner & { mayBeField: boolean },
): Unit[] {
  const units: Unit[] = [];
  let plain: Term[] = [];
  const flush = () => {
    units.push(...plainUnits(plain));
    plain = [];
  };
  for (let at = 0; at < terms.length; ) {
    const whole = (mayBeField ? fieldAt(terms, at) : null) ?? longestAt(terms, at, isOfPeople);
    const begun = isUnfinished && (whole?.length ?? 0) < terms.length - at ? completionAt(terms, at) : null;
    const found = begun ?? whole;
    if (found === null) {
      const term = terms[at];
      if (term && !isTalk(runOf(term).join(" "), terms.length))
        plain.push(isUnfinished && at === terms.length - 1 ? { ...term, isPrefix: true } : term);
      at += 1;
      continue;
    }
    if (found.unit) {
      flush();
      units.push(found.unit);
    }
    at += found.length;
  }
  flush();
  const strong = units.filter(({ words }) => words.length !== 1 || !isWeakWord(words[0] ?? ""));
  const kept = strong.length > 0 ? strong : units;
  const hasName = kept.some(({ kind }) => kind === "trade" || kind === "skill" || kind === "way");
  return kept.map((unit) => {
    if (unit.kind === "way") return unit;
    const isOptional = hasName && unit.kind === "words" && unit.words.length === 1 && unit.words.every(saysLittle);
    return { ...unit, term: { ...withJoined(unit.term), ...(isOptional ? { isOptional } : {}) } };
  });
}

/** What somebody has beside the skill that it proves: "first aid card". */
const PROOFS = new Set(["card", "license", "licence", "certificate", "certification", "certified", "cert", "diploma"]);

/** Whether a word may be missing beside a name: it is common, and in no title. */
function saysLittle(word: string): boolean {
  return PROOFS.has(word) || (isCommonWord(word) && !endsTitles(word));
}

/** Returns the field of work that is named here, unless a longer name or way of working is. */
export function fieldAt(terms: readonly Term[], at: number): Found | null {
  for (let length = Math.min(LONGEST_NAME, terms.length - at); length > 0; length -= 1) {
    const words = terms.slice(at, at + length).flatMap(runOf);
    const field = fieldNamed(words);
    if (field) return { unit: unitOfField(words, field), length };
    if (unitOfName(words, words) || wayOfWorking(words)) return null;
  }
  return null;
}

/** Returns the longest name, way of working, or filler that begins here; null if there is none. */
export function longestAt(terms: readonly Term[], at: number, isOfPeople: boolean): Found | null {
  const ways = isOfPeople ? 0 : LONGEST_WAY;
  for (let length = Math.min(ways, terms.length - at); length > 0; length -= 1) {
    const words = terms.slice(at, at + length).flatMap(runOf);
    const way = wayOfWorking(words);
    if (way && (words.length > 1 || way.isNoName)) return { unit: unitOfWay(words, way), length };
  }
  for (let length = Math.min(LONGEST_NAME, terms.length - at); length > 0; length -= 1) {
    const words = terms.slice(at, at + length).flatMap(runOf);
    const way = length <= ways ? wayOfWorking(words) : null;
    if (way) return { unit: unitOfWay(words, way), length };
    if (length <= LONGEST_FILLER && isFiller(words)) return { unit: null, length };
    const all = terms.flatMap(runOf);
    const unit = unitOfName(words, all) ?? unitOfSplitWord(words, all);
    if (unit) return { unit, length };
  }
  return null;
}
