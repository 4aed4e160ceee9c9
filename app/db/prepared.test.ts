import { expect, test, vi } from "vitest";

// Reloads the module, because other tests in this process search as well.
vi.resetModules();
const { prepared } = await import("./prepared.ts");

/** Builds a statement like Drizzle's, whose name is a field of what the driver gets. */
function statement(sql: string) {
  const queryConfig: { name?: string } = { name: "" };
  const execute = async () => (queryConfig.name ? `as ${queryConfig.name}` : "as it is");
  return { prepare: () => ({ queryConfig, getQuery: () => ({ sql }), execute }) };
}

test("one name per text, and none beyond the limit", async () => {
  const first = await prepared(statement("select 0"));
  expect(first).toMatch(/^as .{10,63}$/);
  expect(await prepared(statement("select 0"))).toBe(first);
  const others = new Set<string>();
  for (let number = 1; number < 128; number++) others.add(await prepared(statement(`select ${number}`)));
  expect(others.size).toBe(127);
  expect(await prepared(statement("select 128"))).toBe("as it is");
  expect(await prepared(statement("select 0"))).toBe(first);
});
