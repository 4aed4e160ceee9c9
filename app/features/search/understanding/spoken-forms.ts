/** Short and older forms of words in titles, and the form that the vocabulary has. */
const LONG_FORMS = new Map(
  Object.entries({
    accts: "accounts",
    adjustor: "adjuster",
    admin: "administrator",
    adviser: "advisor",
    aid: "aide",
    asst: "assistant",
    coord: "coordinator",
    ed: "education",
    exec: "executive",
    govt: "government",
    maint: "maintenance",
    mech: "mechanic",
    mfg: "manufacturing",
    mgr: "manager",
    ops: "operations",
    pharm: "pharmacy",
    rec: "recreation",
    rep: "representative",
    reps: "representative",
    secy: "secretary",
    supt: "superintendent",
    supv: "supervisor",
    supvr: "supervisor",
    surg: "surgical",
    svc: "service",
    tech: "technician",
    techs: "technician",
    tec: "technician",
  }),
);

/** What stands between an activity and its object. */
const LITTLE = new Set([
  "a",
  "an",
  "the",
  "my",
  "our",
  "your",
  "own",
  "some",
  "peoples",
  "at",
  "in",
  "for",
  "on",
  "up",
  "with",
  "of",
]);

/** Who runs something manages it. */
const MANAGING = new Set(["running", "ran", "run", "managing", "managed"]);

/** Returns folded words with initials as one: "a p mechanic" is "ap mechanic", as the vocabulary has A&P. */
export function withoutInitials(words: readonly string[]): readonly string[] {
  return words.length < 2
    ? words
    : words
        .join(" ")
        .replaceAll(/\b([a-z]) (?=[a-z]\b)/g, "$1")
        .split(" ");
}

/**
 * Returns other ways to say the same: "dental technician" for "dental tech", and the object before the activity, as in
 * names: "fruit picker" and "fruit picking" for "picking fruit", "diner manager" for "ran a diner".
 */
export function otherForms(words: readonly string[]): string[][] {
  if (words.length < 2) return [];
  const long = words.map((word) => LONG_FORMS.get(word) ?? word);
  return [...(long.some((word, at) => word !== words[at]) ? [long] : []), ...withActivityLast(words)];
}

/** "King", "ring", and "wing" are no activities. */
const SHORTEST_ACTIVITY = 5;
const MOST_OF_OBJECT = 3;

function withActivityLast([verb = "", ...rest]: readonly string[]): string[][] {
  const isActivity = MANAGING.has(verb) || (verb.endsWith("ing") && verb.length >= SHORTEST_ACTIVITY);
  const object = rest.filter((word) => !LITTLE.has(word));
  const last = object.at(-1);
  // "Taking care of" is no caretaking.
  if (
    !isActivity ||
    last === "care" ||
    object[0] === "care" ||
    last === undefined ||
    last !== rest.at(-1) ||
    object.length > MOST_OF_OBJECT
  )
    return [];
  const singular = [...object.slice(0, -1), last.replace(/(?<=[^s])s$/, "")];
  const doers = MANAGING.has(verb) ? ["manager"] : [verb, verb.replace(/ing$/, "er")];
  return doers.map((doer) => [...singular, doer]);
}
