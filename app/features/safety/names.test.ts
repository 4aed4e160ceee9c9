import { expect, test } from "vitest";
import { chooseRoleSchema, signUpSchema } from "#app/features/accounts/schema.ts";
import { editDraftSchema } from "#app/features/jobs/schema.ts";
import { companySchema } from "#app/features/profiles/companies/schema.ts";
import { cardSchema } from "#app/features/profiles/recruiters/schema.ts";
import { profileSchema } from "#app/features/profiles/schema.ts";
import { isOurName, OUR_NAME_REFUSED, visibleText } from "./names.ts";

test.each([
  ["Ada\u202e koorB", "Ada koorB"],
  ["\u200bAda\u200b Brook\ufeff", "Ada Brook"],
  ["Ada\u00ad\u2060\u3164\u2800Brook", "AdaBrook"],
  ["Ada\r\nBcc: x", "Ada Bcc: x"],
  ["Ada\u2028Brook", "Ada Brook"],
  ["Se\u200da\u200cson", "Season"],
  ["\u0646\u0631\u06af\u200c\u0633", "\u0646\u0631\u06af\u200c\u0633"],
  ["\u0915\u094d\u200d\u0937", "\u0915\u094d\u200d\u0937"],
  ["\u200c\u0915\u200d", "\u0915"],
  ["Zoë O’Brien-Łach, 李", "Zoë O’Brien-Łach, 李"],
])("%j is kept as %j", (typed, kept) => {
  expect(visibleText(typed)).toBe(kept);
});

test.each([
  "Seasoned",
  "  sEASONED!",
  "S e a s o n e d",
  "Seasoned Support",
  "Seasoned\u200b Support Team",
  "The Seasoned Safety Desk",
  "Official Seasoned",
  "Help at Seasoned",
  "SeasonedAdmin",
  "Ｓｅａｓｏｎｅｄ Ｈｅｌｐ",
  "S\u0435\u0430soned Security",
  "5ea50ned Supp0rt",
  "Séasoned Téam",
])("%j could be mistaken for us", (name) => {
  expect(isOurName(name)).toBe(true);
});

test.each([
  "Seasoned Carpenters",
  "Season Support",
  "Support Desk of Duluth",
  "Ada Brook",
  "Unseasoned Timber",
  "",
  "李",
])("%j belongs to someone else", (name) => {
  expect(isOurName(name)).toBe(false);
});

const SIGN_UP = {
  as: "recruiter",
  firstName: "Ada",
  lastName: "Brook",
  email: "ada@people.example",
  password: "seven lamps by the river",
  agreeTerms: "on",
  companyName: "Kestrel Row",
  jobTitle: "Owner",
};

test("no displayed name contains invisible characters or imitates ours", () => {
  const forms = [
    [signUpSchema, SIGN_UP, ["firstName", "lastName", "companyName"], ["jobTitle"]],
    [
      chooseRoleSchema,
      { as: "recruiter", companyName: "Kestrel Row", jobTitle: "Owner" },
      ["companyName"],
      ["jobTitle"],
    ],
    [cardSchema, { fullName: "Ada Brook", jobTitle: "Owner" }, ["fullName"], ["jobTitle"]],
    [companySchema, { intent: "save", name: "Kestrel Row" }, ["name"], []],
    [profileSchema, {}, ["fullName"], []],
    [editDraftSchema, {}, ["company"], ["title", "location", "industry"]],
  ] as const;
  for (const [schema, fields, names, lines] of forms) {
    for (const name of names) {
      const issues = schema.safeParse({ ...fields, [name]: "Seasoned\u200b Support" }).error?.issues ?? [];
      expect(issues.find(({ path }) => path[0] === name)?.message, name).toBe(OUR_NAME_REFUSED);
    }
    for (const name of [...names, ...lines]) {
      const read = schema.safeParse({ ...fields, [name]: "\u200b\u202e\u2066 \u3164" });
      const found = read.error?.issues.find(({ path }) => path[0] === name)?.message;
      if (schema === editDraftSchema && name !== "title") expect(found, name).toBeUndefined();
      else expect(found, name).toBeTruthy();
    }
  }
  expect(signUpSchema.parse({ ...SIGN_UP, jobTitle: "Own\u202eer", lastName: "Br\u200book" })).toMatchObject({
    jobTitle: "Owner",
    lastName: "Brook",
  });
});

test("two combined parts never make a name of ours, in either order", () => {
  for (const [firstName, lastName] of [
    ["Season", "ed"],
    ["The Seasoned", "Support"],
    ["Official", "Seasoned Desk"],
  ]) {
    const read = signUpSchema.safeParse({ ...SIGN_UP, firstName, lastName });
    expect(read.error?.issues).toMatchObject([{ path: ["firstName"], message: OUR_NAME_REFUSED }]);
  }
});
