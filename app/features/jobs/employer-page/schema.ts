import { z } from "zod";
import { companySchema } from "#app/features/profiles/companies/schema.ts";
import { lineField, nameField } from "#app/features/safety/names.ts";
import { checkboxField, textField } from "#app/input-fields.ts";
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
  .superRefine((form, context) => {
    for (const number of PERSON_NUMBERS) {
      const [hasName, hasRole] = [form[`name${number}`] !== "", form[`role${number}`] !== ""];
      if (hasName && !hasRole) refuse(context, `role${number}`, "Please enter what this person does");
      if (hasRole && !hasName) refuse(context, `name${number}`, "Please enter the name, or remove the role");
      const findings = refusedWords(form[`role${number}`]);
      if (findings.length > 0) refuse(context, `role${number}`, refusalText(findings));
    }
    const isAnyoneNamed = PERSON_NUMBERS.some((number) => form[`name${number}`] !== "");
    if (isAnyoneNamed && !form.peopleAgreed) refuse(context, "peopleAgreed", PEOPLE_MUST_AGREE);
  });

/** The forms of the recruiter's company page. */
export const companyPageSchema = z.discriminatedUnion("intent", [...companySchema.options, saveEmployerPageSchema]);

export type EmployerPageInput = Omit<z.output<typeof saveEmployerPageSchema>, "intent">;

function refuse(context: z.RefinementCtx, field: string, message: string) {
  context.addIssue({ code: "custom", path: [field], message });
}
