import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog } from "#app/db/schema/staff.ts";
import { openTestDatabase } from "#test/database.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import { recordAudit } from "./commands.server.ts";
import { exportAudit, listAudit } from "./queries.server.ts";
import { type AuditSearch, auditParams, auditSearchFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const ALL: AuditSearch = { actor: "", action: "", subject: "", before: null };

async function causeOf(statement: Promise<unknown>): Promise<string> {
  const error: unknown = await statement.then(
    () => null,
    (thrown) => thrown,
  );
  return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
}

describe("the audit log", () => {
  // Clauses 2.1-71.
  it.each([
    ["update", sql`update audit_log set action = 'nothing'`],
    ["delete", sql`delete from audit_log`],
    ["delete of nothing", sql`delete from audit_log where false`],
    ["truncate", sql`truncate audit_log`],
  ])("refuses any %s", async (_, statement) => {
    await aStaff(platform, "support");
    const before = await db.$count(auditLog);
    expect(await causeOf(Promise.resolve(db.execute(statement)))).toContain("the audit log only grows");
    expect(await db.$count(auditLog)).toBe(before);
  });

  it("is committed together with the action, or not at all", async () => {
    const subjectId = randomUUID();
    const entry = { actor: null, action: "staff.added", subjectId } as const;
    const undone = db.transaction(async (tx) => {
      await recordAudit(platform, tx, entry);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await db.$count(auditLog, eq(auditLog.subjectId, subjectId))).toBe(0);
  });

  it("is filtered by actor, by subject (both as id or address), and by action", async () => {
    const { viewer: admin, email } = await aStaff(platform, "admin");
    const { viewer: other } = await aStaff(platform, "support");
    await recordAudit(platform, db, { actor: admin, action: "staff.changed", subjectId: other.id });
    await recordAudit(platform, db, { actor: admin, action: "staff.removed", subjectId: other.id });
    const actions = async (search: Partial<AuditSearch>) =>
      (await listAudit(db, admin, { ...ALL, ...search })).rows.map(({ action }) => action);
    expect(await actions({ actor: admin.id })).toEqual(["staff.removed", "staff.changed"]);
    expect(await actions({ actor: ` ${email.toUpperCase()}` })).toEqual(["staff.removed", "staff.changed"]);
    expect(await actions({ actor: admin.id, action: "staff.changed" })).toEqual(["staff.changed"]);
    expect(await actions({ subject: other.email })).toEqual(["staff.removed", "staff.changed", "staff.added"]);
    const nobody = await listAudit(db, admin, { ...ALL, actor: "nobody@staff.example" });
    expect(nobody).toEqual({ rows: [], nextBefore: null, unknown: { actor: true, subject: false } });
  });

  it("comes in pages of 50 that show each row once", async () => {
    const { viewer } = await aStaff(platform, "admin");
    const actor = { id: randomUUID() };
    for (let n = 0; n < 101; n += 1)
      await recordAudit(platform, db, { actor, action: "staff.changed", subjectId: null });
    const sizes: number[] = [];
    const ids = new Set<string>();
    let before: string | null = null;
    do {
      const page = await listAudit(db, viewer, { ...ALL, actor: actor.id, before });
      sizes.push(page.rows.length);
      for (const { id } of page.rows) ids.add(id);
      before = page.nextBefore;
    } while (before);
    expect([sizes, ids.size]).toEqual([[50, 50, 1], 101]);
  });

  it("is readable only by admins, and an export is itself a row", async () => {
    const [{ viewer: admin }, { viewer: moderator }] = [
      await aStaff(platform, "admin"),
      await aStaff(platform, "moderator"),
    ];
    await expect(listAudit(db, moderator, ALL)).rejects.toThrow("not-found");
    await expect(exportAudit(platform, moderator, ALL)).rejects.toThrow("not-found");
    const [head, ...rows] = await exportAudit(platform, admin, { ...ALL, subject: moderator.id });
    expect(head?.[0]).toBe("Time (UTC)");
    expect(rows.map((row) => [row[2], row[3], row[6], row[7]])).toEqual([
      ["command line", "Added to staff", moderator.id, "level: moderator"],
    ]);
    const [newest] = (await listAudit(db, admin, ALL)).rows;
    expect(newest).toMatchObject({ action: "audit.exported", actorId: admin.id, detail: { rows: 1 } });
  });
});

describe("the filters in the address", () => {
  it.each([
    ["", ALL],
    ["?actor=+a%40b.c+&action=staff.added", { ...ALL, actor: "a@b.c", action: "staff.added" }],
    ["?action=nothing&before=1", ALL],
    ["?action=constructor&subject=%00", ALL],
    [`?subject=${"x".repeat(300)}`, { ...ALL, subject: "x".repeat(254) }],
  ])("%s", (address, search) => {
    expect(auditSearchFrom(new URLSearchParams(address))).toEqual(search);
  });

  it("are written back without what is empty", () => {
    expect(auditParams(ALL)).toBe("");
    expect(auditParams({ ...ALL, actor: "a@b.c", before: "x" }, "y")).toBe("?actor=a%40b.c&before=y");
  });
});
