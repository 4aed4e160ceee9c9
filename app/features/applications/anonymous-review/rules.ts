import type { SentAnswer } from "#app/domain/questions.ts";
import { type CandidateProfile, experienceBand } from "#app/features/profiles/rules.ts";

const HIDDEN = "[hidden]";

const GAP = "[\\s./–‑-]*";
/** Contact details as people write them. They do not match years ("1990-2010"), dollars, or "ASP.NET". */
const CONTACTS = [
  /[^\s@<>()"]{1,64}@[^\s@<>()"]+\.[\p{L}\d-]+/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\d.-])(?!(?:asp|vb|ado)\.net|socket\.io)(?:[\p{L}\d-]+\.)+(?:com|org|net|edu|info|io|co|us|me|dev|uk)(?![\p{L}\d-])(?:\/\S*)?/gu,
  /\+\d(?:[\s./–‑()-]*\d){6,13}(?!\d)/gu,
  new RegExp(`(?<![$€£\\d])(?:1${GAP})?\\(?\\d{3}\\)?${GAP}\\d{3}${GAP}\\d{4}(?!\\d)`, "gu"),
  /(?<![$€£\d.,/-])\d{3}[–‑-]\d{4}(?!\d)/gu,
];

/**
 * Removes the identity from a person's own text: replaces their name in any spelling, capitalized parts of it, and
 * contact details by "[hidden]". The rest of the text stays.
 */
export function redactIdentity(text: string, fullName: string): string {
  const patterns = [...CONTACTS, ...namePatterns(fullName)];
  const hidden = patterns.reduce((left, pattern) => left.replace(pattern, HIDDEN), text.normalize("NFC"));
  // "Rosa Zelaya" becomes one gap, not two.
  return hidden.replace(/\[hidden\](?:[ ,.'’-]*\[hidden\])+/gu, HIDDEN);
}

/** Does the same to the answers to a job's questions. */
export function redactAnswers(answers: readonly SentAnswer[], fullName: string): SentAnswer[] {
  return answers.map(({ question, answer }) => ({ question, answer: redactIdentity(answer, fullName) }));
}

function namePatterns(fullName: string): RegExp[] {
  const parts = fullName.normalize("NFC").match(/[\p{L}\p{M}]+/gu) ?? [];
  const written = parts.filter((part) => part.length > 1).flatMap(spellingsOf);
  return [
    ...(parts.length > 1 ? [wordPattern(parts.join("[^\\p{L}\\p{M}]+"), "giu")] : []),
    ...(written.length > 0 ? [wordPattern([...new Set(written)].join("|"), "gu")] : []),
  ];
}

function wordPattern(words: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words})(?![\\p{L}\\p{M}\\d])`, flags);
}

/**
 * Returns a name as given, as "Rosa", and as "ROSA", each with and without accents. A lowercase name that is also a
 * word ("will") stays.
 */
function spellingsOf(part: string): string[] {
  const [first = "", ...rest] = part;
  const ways = [part, first.toUpperCase() + rest.join("").toLowerCase(), part.toUpperCase()];
  return ways.flatMap((way) => [way, way.normalize("NFD").replace(/\p{M}/gu, "")]);
}

/** The content of an application's snapshot. */
type Sent = Pick<CandidateProfile, "fullName" | "bio" | "skills" | "availabilityHours" | "workPreference" | "place"> & {
  yearsExperience: number | null;
  travelMiles?: number | null;
  industries?: string[];
};

const NOTHING_SENT: Sent = {
  fullName: "",
  bio: null,
  skills: [],
  yearsExperience: null,
  availabilityHours: null,
  workPreference: null,
  place: null,
};

/**
 * Returns the profile of an anonymous application as its employer reads it. After a decision it is empty: the person
 * can be searched for again, and the snapshot would identify them.
 */
export function redactedProfile(application: {
  id: string;
  displayName: string;
  sent: Sent;
  /** Whether what they sent is shown at all. */
  isShown: boolean;
}): CandidateProfile {
  const { id, displayName, isShown } = application;
  const sent = isShown ? application.sent : NOTHING_SENT;
  const { bio, skills, availabilityHours, workPreference, place, travelMiles = null, industries = [] } = sent;
  return {
    userId: id,
    fullName: displayName,
    bio: bio && redactIdentity(bio, sent.fullName),
    ...{ skills, availabilityHours, workPreference, place, travelMiles, industries },
    experience: experienceBand(sent.yearsExperience),
    photoUrl: null,
    resumeUrl: null,
    wanted: null,
    hasApplied: true,
  };
}
