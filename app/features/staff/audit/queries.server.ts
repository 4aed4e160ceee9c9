import { and, desc, eq, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { cleanAddress, isId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { findUserByEmail } from "../../accounts/queries.server.ts";
import { requirePermission, type StaffViewer } from "../policy.ts";
import { recordAudit } from "./commands.server.ts";
import { auditActionLabel, auditDetailText } from "./labels.ts";
import { AUDIT_FILE_ROWS, AUDIT_PAGE, type AuditRow, type AuditSearch } from "./rules.ts";

type Found = { rows: AuditRow[]; nextBefore: string | null; unknown: { actor: boolean; subject: boolean } };

const actors = alias(users, "actors");
const subjects = alias(users, "subjects");

/**
 * Returns the newest 50 matching rows before `before`, newest first. `unknown` lists the addresses
 * in the filters that no account has. Throws not-found if the viewer may not read the log.
 */
export async function listAudit(db: Database, viewer: StaffViewer, search: AuditSearch): Promise<Found> {
  requirePermission(viewer, "read the audit log");
  return await listRows(db, search, AUDIT_PAGE);
}

/**
 * Returns the newest 10,000 matching rows as a table of texts with a header row. The export is
 * itself recorded in the log. Throws not-found if the viewer may not read the log.
 */
export async function exportAudit(platform: Platform, viewer: StaffViewer, search: AuditSearch): Promise<string[][]> {
  requirePermission(viewer, "read the audit log");
  const { rows } = await listRows(platform.db, { ...search, before: null }, AUDIT_FILE_ROWS);
  const detail = { rows: rows.length };
  await recordAudit(platform, platform.db, { actor: viewer, action: "audit.exported", subjectId: null, detail });
  const head = ["Time (UTC)", "Actor", "Actor id", "Action", "Subject kind", "Subject", "Subject id", "Detail"];
  const lines = rows.map((row) => [
    row.at.toISOString(),
    row.actorName ?? "",
    row.actorId ?? "command line",
    auditActionLabel(row.action),
    row.subjectKind,
    row.subjectName ?? "",
    row.subjectId ?? "",
    auditDetailText(row.detail),
  ]);
  return [head, ...lines];
}

async function listRows(db: Database, { actor, action, subject, before }: AuditSearch, limit: number): Promise<Found> {
  const [actorId, subjectId] = await Promise.all([idOf(db, actor), idOf(db, subject)]);
  const unknown = { actor: actor !== "" && actorId === null, subject: subject !== "" && subjectId === null };
  if (unknown.actor || unknown.subject) return { rows: [], nextBefore: null, unknown };
  const fits = and(
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    subjectId ? eq(auditLog.subjectId, subjectId) : undefined,
    before ? lt(auditLog.id, before) : undefined,
  );
  // Select the page before joining the names, so that names are read only for its rows.
  const page = db
    .select()
    .from(auditLog)
    .where(fits)
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
    .as("page");
  const found = await db
    .select({
      id: page.id,
      at: page.at,
      actorId: page.actorId,
      actorName: sql<string | null>`${actors.name}`,
      action: page.action,
      subjectKind: page.subjectKind,
      subjectId: page.subjectId,
      subjectName: sql<string | null>`${subjects.name}`,
      detail: page.detail,
    })
    .from(page)
    .leftJoin(actors, eq(actors.id, page.actorId))
    .leftJoin(subjects, eq(subjects.id, page.subjectId))
    .orderBy(desc(page.id));
  const rows = found.slice(0, limit);
  return { rows, nextBefore: found.length > limit ? (rows.at(-1)?.id ?? null) : null, unknown };
}

/**
 * Returns the id for a typed id or address. Returns null if nothing was typed or no account has
 * that address.
 */
async function idOf(db: Database, typed: string): Promise<string | null> {
  if (typed === "" || isId(typed)) return typed || null;
  return (await findUserByEmail(db, cleanAddress(typed)))?.id ?? null;
}
