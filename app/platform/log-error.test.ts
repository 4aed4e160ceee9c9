import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { loggedError } from "./log-error.ts";

function logged(error: unknown): string {
  const lines: string[] = [];
  createLog("info", { write: (line: string) => void lines.push(line) }).error({ err: error }, "failed");
  return lines.join("");
}

function fromPostgres(fields: Record<string, string>, message = "duplicate key value"): Error {
  return Object.assign(new Error(message), fields);
}

describe("an error in the log", () => {
  it("has the failed statement without its values", () => {
    const cause = fromPostgres({
      code: "23505",
      constraint: "users_email_key",
      detail: "Key (email)=(canary@people.example) already exists.",
      where: "canary",
      parameters: "$1 = 'canary'",
    });
    const line = logged(
      new DrizzleQueryError("insert into users values ($1, $2)", ["canary", "canary\n    at x"], cause),
    );
    expect(line).not.toContain("canary");
    for (const part of ["insert into users", "23505", "users_email_key", "log-error.test.ts"])
      expect(line).toContain(part);
  });

  it.each([
    fromPostgres({ code: "22P02" }, 'invalid input syntax for type uuid: "canary "quoted" canary"'),
    Object.assign(new Error("550 5.1.1 <canary@people.example>: no such person"), {
      rejected: ["canary@people.example"],
      envelope: { to: ["canary@people.example"] },
      response: "550 <canary@people.example>",
      responseCode: 550,
    }),
    new AggregateError([new Error("to canary@people.example")], "both failed"),
    new Error("outside", { cause: new Error("for canary@people.example") }),
    "has nothing about the person: %#",
    { email: "canary@people.example" },
  ])("holds nothing of whom it is about: %#", (error) => {
    expect(logged(error)).not.toContain("canary");
  });

  it("does not quote a text that is not JSON", () => {
    try {
      JSON.parse("canary");
    } catch (error) {
      expect(logged(error)).not.toContain("canary");
      expect(logged(error)).toContain("SyntaxError");
    }
  });

  it("handles a cycle of causes", () => {
    const error = new Error("round");
    error.cause = error;
    expect(JSON.stringify(loggedError(error)).split("round").length).toBeLessThan(10);
  });
});
