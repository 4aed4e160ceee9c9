import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";

/** What a part of the page needs for its forms. */
export type ContentFormProps = { needsCode: boolean; answer: FormResult | undefined };

export const CODE_HINT = "Everyone sees this at once, and your last code was more than 15 minutes ago.";

/** Opens the form `name` on this page, or closes it. */
export function OpenLink({
  name,
  isOpen,
  label,
  about,
}: {
  name: string;
  isOpen: boolean;
  label: string;
  about: string;
}) {
  const path = href("/operator/content");
  return (
    <ButtonLink
      to={isOpen ? path : `${path}?open=${name}`}
      preventScrollReset
      aria-label={isOpen ? `Close: ${about}` : `${label}: ${about}`}
    >
      {isOpen ? "Close" : label}
    </ButtonLink>
  );
}
