import { z } from "zod";
import { emailField } from "#app/features/accounts/schema.ts";
import { nameField } from "#app/features/safety/names.ts";
import { checkboxField, textField } from "#app/input-fields.ts";
import { ASK_LIMITS, COMPANY_LIMITS, websiteFrom } from "./rules.ts";

const NO_SITE = "Please enter a web address such as kestrelrow.com";

/** The forms of the recruiter's company page. */
export const companySchema = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("save"),
    name: nameField("Company name is required", { min: 2, max: COMPANY_LIMITS.name }),
    website: z
      .string()
      .max(COMPANY_LIMITS.website, { message: NO_SITE })
      .default("")
      .refine((typed) => typed.trim() === "" || websiteFrom(typed) !== null, { message: NO_SITE })
      .transform((typed) => websiteFrom(typed)),
    about: textField("", { min: 0, max: COMPANY_LIMITS.about })
      .default("")
      .transform((text) => text || null),
    declinesFeature: checkboxField,
  }),
  z.strictObject({
    intent: z.literal("ask-check"),
    email: emailField,
  }),
  z.strictObject({ intent: z.literal("look"), how: z.enum(["dns", "file"]) }),
  z.strictObject({
    intent: z.literal("ask-us"),
    words: textField(`Please write at least ${ASK_LIMITS.min} characters`, ASK_LIMITS),
  }),
  z.strictObject({ intent: z.literal("confirm"), token: z.string().min(1).max(200) }),
]);

type CompanyForm = z.output<typeof companySchema>;
type SavedCompany = Omit<Extract<CompanyForm, { intent: "save" }>, "intent">;
type Required = "name" | "website" | "about";
/** What is left out stays as it is. */
export type CompanyInput = Pick<SavedCompany, Required> & Partial<Omit<SavedCompany, Required>>;
