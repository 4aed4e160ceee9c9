import { bit, index, integer, pgTable, primaryKey, real, smallint, uuid } from "drizzle-orm/pg-core";
import { skills } from "./skills.ts";

// Derived: triggers write both tables of postings in the transaction that changes a job or a profile, from the views
// current_job_postings and current_profile_postings (app/db/sql/matching.sql). They
// hold what bounds a score from above, and nothing that a score could not be computed without.

/** Skills as a set of bits, one for each by skill_bit(): two skills may share one, so it never shows too few. */
const SKILL_BITS = { dimensions: 128 };
const PROFILE_SKILL_BITS = { dimensions: 256 };

/** 0 remote, 1 on-site, 2 hybrid, 3 not said. */
const mode = smallint("mode").notNull();

/** One row per open job and skill it asks for. */
export const jobPostings = pgTable(
  "job_postings",
  {
    skillId: uuid("skill_id").notNull(),
    jobId: uuid("job_id").notNull(),
    /** Share of the job's weight that lies in skills rarer than this one, and in this one. */
    weightBefore: real("weight_before").notNull(),
    weightShare: real("weight_share").notNull(),
    /** The least share that a skill of this job has. */
    leastShare: real("least_share").notNull(),
    /** The job's skills that come after this one, commoner than it or as common. */
    others: bit("others", SKILL_BITS).notNull(),
    hours: smallint("hours").notNull(),
    mode,
    /** Codes of the folded names; equal names have equal codes. */
    townCode: integer("town_code"),
    regionCode: integer("region_code"),
    /** The upper end per hour; null for a project. */
    pay: real("pay"),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.skillId] }),
    index("job_postings_skill_idx").on(table.skillId, table.mode, table.weightBefore),
  ],
);

/** One row per visible profile and skill it names. */
export const profilePostings = pgTable(
  "profile_postings",
  {
    skillId: uuid("skill_id").notNull(),
    userId: uuid("user_id").notNull(),
    /** All skills of this person, by profile_skill_bit() of two bytes. */
    named: bit("named", PROFILE_SKILL_BITS).notNull(),
    namedAgain: bit("named_again", PROFILE_SKILL_BITS).notNull(),
    /** Hours offered; 60, the most, when nothing was said, which is where those are looked for who may have enough. */
    hours: smallint("hours").notNull(),
    isHoursSaid: smallint("is_hours_said").notNull(),
    mode,
    townCode: integer("town_code"),
    regionCode: integer("region_code"),
    /** The least wanted per hour; null when it is not said, not shown or not comparable. */
    pay: real("pay"),
    /** Miles; null when it is not said. */
    travel: smallint("travel"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skillId] }),
    index("profile_postings_skill_idx").on(table.skillId, table.mode, table.hours),
  ],
);

/** Which skills stand in for each other in part, learned from what is named together. Both directions are stored. */
export const skillRelations = pgTable(
  "skill_relations",
  {
    skillId: uuid("skill_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    relatedId: uuid("related_id")
      .notNull()
      .references(() => skills.id, { onDelete: "cascade" }),
    /** What the related skill counts for the other one, 0.25 to 0.5. */
    strength: real("strength").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skillId, table.relatedId] }),
    index("skill_relations_related_id_idx").on(table.relatedId),
  ],
);
