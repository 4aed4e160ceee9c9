import { describe, expect, it } from "vitest";
import { reportSchema } from "./schema.ts";

const refused = (form: object) => reportSchema.safeParse(form).error?.issues.map(({ path }) => path[0]);

describe("a report", () => {
  it("needs no words beside its reason", () => {
    expect(reportSchema.parse({ reason: "scam" })).toEqual({ reason: "scam", words: "", email: null });
  });

  it("needs words for something else, and a reason always", () => {
    expect(refused({ reason: "other", words: "odd" })).toEqual(["words"]);
    expect(refused({ words: "They ask for money." })).toEqual(["reason"]);
  });
});
