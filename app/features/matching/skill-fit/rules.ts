/** A skill as both sides store it: `key` is what is compared, `name` is what people read. */
export type MatchSkill = { key: string; name: string };

/** A skill that a job asks for. `weight` says how much it counts beside the job's others: rare skills more. */
export type AskedSkill = MatchSkill & { weight: number };

/** What one skill counts for another, by the key of the asked one, then of the one a person has. */
export type Relations = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What a skill counts that is not named but stands in "About me": less than any related one. */
export const MENTIONED_SHARE = 0.1;

/** What the skills of a job count that names none: nobody can say. */
export const UNNAMED_SHARE = 0.5;

/** How an asked skill was found in a profile; `through` is the related skill that stands in for it. */
export type SkillFit = { skill: AskedSkill; share: number } & (
  | { how: "named" | "mentioned" | "missing" }
  | { how: "related"; through: MatchSkill }
);

type Side = { skills: readonly MatchSkill[]; about: string | null };

/** Each asked skill, in the job's order, with the best that the profile has for it. */
export function fitSkills(profile: Side, asked: readonly AskedSkill[], relations: Relations): SkillFit[] {
  const own = new Map(profile.skills.map((skill) => [skill.key, skill]));
  let text: string | null = null;
  return asked.map((skill): SkillFit => {
    if (own.has(skill.key)) return { skill, share: 1, how: "named" };
    const related = bestRelated(own, relations.get(skill.key));
    if (related) return { skill, how: "related", ...related };
    text ??= foldedAbout(profile.about ?? "");
    if (mentions(text, skill.name)) return { skill, share: MENTIONED_SHARE, how: "mentioned" };
    return { skill, share: 0, how: "missing" };
  });
}

/** The same fits once the profile also names one of the asked skills: each keeps what it has where that is more. */
export function withNamed(fits: readonly SkillFit[], named: MatchSkill, relations: Relations): SkillFit[] {
  return fits.map((fit): SkillFit => {
    if (fit.skill.key === named.key) return { skill: fit.skill, share: 1, how: "named" };
    const share = relations.get(fit.skill.key)?.get(named.key) ?? 0;
    return share > fit.share ? { skill: fit.skill, how: "related", through: named, share } : fit;
  });
}

/** The weighted share of the asked skills that a profile has, 0 to 1. Does not depend on the order. */
export function shareOf(fits: readonly SkillFit[]): number {
  const ordered = fits.toSorted((a, b) => (a.skill.key < b.skill.key ? -1 : 1));
  const whole = ordered.reduce((sum, { skill }) => sum + skill.weight, 0);
  return ordered.reduce((sum, { skill, share }) => sum + skill.weight * share, 0) / whole;
}

/**
 * The most that `shareOf` can be when nothing rarer than one skill, which counts `share` of the whole and is had to
 * the degree `degree`, is named or related: `before` is the part of the whole that lies in those rarer skills, and at
 * best each of them is mentioned. The bound that the postings are read by.
 */
export function shareCeiling(skill: { before: number; share: number; degree: number }): number {
  return 1 - (1 - MENTIONED_SHARE) * skill.before - (1 - skill.degree) * skill.share;
}

function bestRelated(own: ReadonlyMap<string, MatchSkill>, related: ReadonlyMap<string, number> | undefined) {
  let best: { through: MatchSkill; share: number } | null = null;
  for (const [key, share] of related ?? []) {
    const through = own.get(key);
    if (!through) continue;
    if (!best || share > best.share || (share === best.share && key < best.through.key)) best = { through, share };
  }
  return best;
}

const SHORTEST_MENTION = 3;

function mentions(text: string, name: string): boolean {
  const words = folded(name);
  return words.length >= SHORTEST_MENTION + 2 && text.includes(words);
}

/** Words without case, accents and punctuation, with a space before and after each. */
function folded(text: string): string {
  const plain = IS_ASCII.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "");
  const words = plain.toLowerCase().replace(/[^\p{L}\p{N}]{2,}|[^\p{L}\p{N} ]/gu, " ");
  return ` ${words.trim()} `;
}

const IS_ASCII = /^[\0-\x7f]*$/;

let latest = { about: "", folded: folded("") };

/** As `folded`; the last one is kept, because one person is matched with many jobs in a row. */
function foldedAbout(about: string): string {
  if (about !== latest.about) latest = { about, folded: folded(about) };
  return latest.folded;
}
