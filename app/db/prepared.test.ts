import { expect, test, vi } from "vitest";

// Anew: other tests in this process search as well.
vi.resetModules();
const { prepared } = await import("./prepared.ts");

/** As Drizzle builds one: the name is in what the driver is handed. */
function statement(sql: string) {
  const queryConfig: { name?: string } = { name: "" };
  const execute = async () => (queryConfig.name ? `as ${queryConfig.name}` : "as it is");
  return { prepare: () => ({ queryConfig, getQuery: () => ({ sql }), execute }) };
}

test("the same text has one name, another text another; what comes when there are too many has none", async () => {
  const first = await prepared(statement("select 0"));
  expect(first).toMatch(/^as .{10,63}$/);
  expect(await prepared(statement("select 0"))).toBe(first);
  const others = new Set<string>();
  for (let number = 1; number < 128; number++) others.add(await prepared(statement(`select ${number}`)));
  expect(others.size).toBe(127);
  expect(await prepared(statement("select 128"))).toBe("as it is");
  expect(await prepared(statement("select 0"))).toBe(first);
});
