import { STATUSES, type Status } from "#app/domain/status.ts";

/**
 * What the server has acknowledged. A version that was sent but not acknowledged may or may not be stored, so each
 * counter has both.
 */
export type Ledger = {
  accounts: Map<string, "senior" | "recruiter">;
  jobs: Set<string>;
  /** By e-mail: the newest profile version that was acknowledged, and the newest that was sent. */
  profiles: Map<string, { acknowledged: number; sent: number }>;
  /** By "job submission key, email": the furthest acknowledged status. */
  applications: Map<string, Status>;
  /** How often a signed-up person was asked to log in. */
  lostSessions: number;
};

/** Runs a statement on the database that the killed server left. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

/** An empty ledger. */
export function newLedger(): Ledger {
  return { accounts: new Map(), jobs: new Set(), profiles: new Map(), applications: new Map(), lostSessions: 0 };
}

/** Returns the number of writes in the ledger. */
export function countOf(ledger: Ledger): number {
  return ledger.accounts.size + ledger.jobs.size + ledger.profiles.size + ledger.applications.size;
}

const INVARIANTS = {
  "users without a role": "select count(*)::int as n from users where id not in (select user_id from user_roles)",
  "users without a password": "select count(*)::int as n from users where id not in (select user_id from credentials)",
  "users who agreed to nothing":
    "select count(*)::int as n from users where id not in (select user_id from terms_acceptances)",
  "seniors without a profile":
    "select count(*)::int as n from user_roles where role = 'senior' and user_id not in (select user_id from profiles)",
  "recruiters without a company":
    "select count(*)::int as n from user_roles where role = 'recruiter' and user_id not in (select user_id from recruiters)",
  "applications whose timeline ends elsewhere":
    "select count(*)::int as n from applications a where a.status is distinct from (select e.status from application_events e where e.application_id = a.id order by e.created_at desc, e.id desc limit 1)",
};

const order: readonly string[] = STATUSES;

/** Compares the database with the ledger; every sentence is something lost or broken. */
export async function findLosses(ledger: Ledger, ask: Ask): Promise<string[]> {
  const losses: string[] = [];
  const accounts = new Map(
    (await ask("select users.email, user_roles.role from users join user_roles on user_roles.user_id = users.id")).map(
      (row) => [row.email, row.role],
    ),
  );
  for (const [email, role] of ledger.accounts) if (accounts.get(email) !== role) losses.push(`account ${email}`);

  const jobs = new Set((await ask("select jobs.submission_key::text as key from jobs")).map((row) => row.key));
  for (const key of ledger.jobs) if (!jobs.has(key)) losses.push(`job ${key}`);

  const profiles = new Map(
    (await ask("select users.email, profiles.bio from profiles join users on users.id = profiles.user_id")).map(
      (row) => [row.email, row.bio],
    ),
  );
  for (const [email, { acknowledged, sent }] of ledger.profiles) {
    const stored = Number(String(profiles.get(email)).match(/^Version (\d+) /)?.[1]);
    if (!(stored >= acknowledged && stored <= sent))
      losses.push(`profile of ${email}: ${stored}, not ${acknowledged} to ${sent}`);
  }

  const applications = new Map(
    (
      await ask(
        "select jobs.submission_key || ' ' || users.email as key, applications.status from applications join jobs on jobs.id = applications.job_id join users on users.id = applications.applicant_id",
      )
    ).map((row) => [row.key, String(row.status)]),
  );
  for (const [key, status] of ledger.applications) {
    if (order.indexOf(applications.get(key) ?? "") < order.indexOf(status))
      losses.push(`application ${key}: ${applications.get(key)}, not ${status}`);
  }

  if (ledger.lostSessions > 0) losses.push(`${ledger.lostSessions} sessions`);
  for (const [name, statement] of Object.entries(INVARIANTS)) {
    const [row] = await ask(statement);
    if (row?.n !== 0) losses.push(`${row?.n} ${name}`);
  }
  return losses;
}
