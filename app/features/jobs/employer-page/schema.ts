import { z } from "zod";
import { companySchema } from "#app/features/profiles/companies/schema.ts";
import { lineField, nameField } from "#app/features/safety/names.ts";
import { checkboxField, textField, whenRead } from "#app/input-fields.ts";
import { refusalText } from "../wording/labels.ts";
import { refusedWords } from "../wording/rules.ts";
import { PEOPLE_MUST_AGREE } from "./labels.ts";
import { benefitsOf, EMPLOYER_PAGE_LIMITS, PERSON_NUMBERS } from "./rules.ts";

const { benefitLines, personName, personRole, alt } = EMPLOYER_PAGE_LIMITS;

/** An optional text without words about age that a job may not have. */
function optionalText(max: number) {
  return textField("", { min: 0, max })
    .superRefine((text, context) => {
      const findings = refusedWords(text);
      if (findings.length > 0) context.addIssue({ code: "custom", message: refusalText(findings) });
    })
    .default("")
    .transform((text) => text || null);
}

const name = nameField("", { min: 0, max: personName }).default("");
const role = lineField("", { min: 0, max: personRole }).default("");
const picture = lineField("", { min: 0, max: alt })
  .default("")
  .transform((text) => text || null);

const saveEmployerPageSchema = z
  .strictObject({
    intent: z.literal("save-page"),
    howWeWork: optionalText(EMPLOYER_PAGE_LIMITS.howWeWork),
    benefits: optionalText(EMPLOYER_PAGE_LIMITS.benefits).refine((text) => benefitsOf(text).length <= benefitLines, {
      message: `Please enter at most ${benefitLines} benefits`,
    }),
    name1: name,
    role1: role,
    name2: name,
    role2: role,
    name3: name,
    role3: role,
    name4: name,
    role4: role,
    peopleAgreed: checkboxField,
    alt1: picture,
    alt2: picture,
    alt3: picture,
    alt4: picture,
  })
  .check(...PERSON_NUMBERS.map(personCheck))
  .refine((form) => form.peopleAgreed || PERSON_NUMBERS.every((number) => form[`name${number}`] === ""), {
    path: ["peopleAgreed"],
    message: PEOPLE_MUST_AGREE,
    when: whenRead("peopleAgreed"),
  });

/** The forms of the recruiter's company page. */
export const companyPageSchema = z.discriminatedUnion("intent", [...companySchema.options, saveEmployerPageSchema]);

export type EmployerPageInput = Omit<z.output<typeof saveEmployerPageSchema>, "intent">;

/** Checks a person's name and role together. */
function personCheck(number: (typeof PERSON_NUMBERS)[number]) {
  const [nameOf, roleOf] = [`name${number}`, `role${number}`] as const;
  return z.superRefine<Record<typeof nameOf | typeof roleOf, string>>(
    (form, context) => {
      const [hasName, hasRole] = [form[nameOf] !== "", form[roleOf] !== ""];
      if (hasName && !hasRole) refuse(context, roleOf, "Please enter what this person does");
      if (hasRole && !hasName) refuse(context, nameOf, "Please enter the name, or remove the role");
      const findings = refusedWords(form[roleOf]);
      if (findings.length > 0) refuse(context, roleOf, refusalText(findings));
    },
    { when: whenRead(nameOf, roleOf) },
  );
}

function refuse(context: z.RefinementCtx, field: string, message: string) {
  context.addIssue({ code: "custom", path: [field], message });
}
