import { type CandidateProfile, experienceBand } from "#app/features/profiles/rules.ts";

const HIDDEN = "[hidden]";

const GAP = "[\\s./–‑-]*";
/** Ways to reach somebody, as they are usually written. Neither years ("1990-2010") nor dollars nor "ASP.NET". */
const CONTACTS = [
  /[^\s@<>()"]{1,64}@[^\s@<>()"]+\.[\p{L}\d-]+/gu,
  /\b(?:https?:\/\/|www\.)\S+/giu,
  /(?<![\p{L}\d.-])(?!(?:asp|vb|ado)\.net|socket\.io)(?:[\p{L}\d-]+\.)+(?:com|org|net|edu|info|io|co|us|me|dev|uk)(?![\p{L}\d-])(?:\/\S*)?/gu,
  /\+\d(?:[\s./–‑()-]*\d){6,13}(?!\d)/gu,
  new RegExp(`(?<![$€£\\d])(?:1${GAP})?\\(?\\d{3}\\)?${GAP}\\d{3}${GAP}\\d{4}(?!\\d)`, "gu"),
  /(?<![$€£\d.,/-])\d{3}[–‑-]\d{4}(?!\d)/gu,
];

/**
 * A text of somebody's own for an employer who is not told who they are: their name, however it is written, parts of it
 * written as names are, and ways to reach them give way to "[hidden]". What else it tells of them stays.
 */
export function redactIdentity(text: string, fullName: string): string {
  const patterns = [...CONTACTS, ...namePatterns(fullName)];
  const hidden = patterns.reduce((left, pattern) => left.replace(pattern, HIDDEN), text.normalize("NFC"));
  // "Rosa Zelaya" is one gap, not two.
  return hidden.replace(/\[hidden\](?:[ ,.'’-]*\[hidden\])+/gu, HIDDEN);
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

/** A name as given, as "Rosa" and as "ROSA", each with its accents and without. A name that is a word ("will") stays one. */
function spellingsOf(part: string): string[] {
  const [first = "", ...rest] = part;
  const ways = [part, first.toUpperCase() + rest.join("").toLowerCase(), part.toUpperCase()];
  return ways.flatMap((way) => [way, way.normalize("NFD").replace(/\p{M}/gu, "")]);
}

/** What an application says of who sent it. */
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
 * The profile that came with an application, as its employer reads it who is not told whose it is. Once they have decided,
 * the person can be searched for again: what they sent would tell who it is, and is gone.
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
