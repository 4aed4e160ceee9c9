import { href, Link, useNavigation } from "react-router";
import { BRAND } from "#app/brand.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FormCard } from "#app/ui/form-card.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { type AccountManager, CALL_LIMITS } from "../account-manager/rules.ts";

export type AccountManagerCardProps = { manager: AccountManager | null; answer: FormResult | undefined };

/** Names the company's account manager, and asks them for a call; or says who to write to before one is assigned. */
export function AccountManagerCard({ manager, answer }: AccountManagerCardProps) {
  const { formData } = useNavigation();
  const isReadOnly = useIsReadOnly();
  if (!manager) {
    return (
      <Card id="account-manager" title="Your account manager">
        <p>
          <span>{"Nobody is assigned to your company yet. Until then, write to "}</span>
          <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a>
          <span>{" or use "}</span>
          <Link to={href("/recruiter-support")}>Recruiter Support</Link>
          <span>.</span>
        </p>
      </Card>
    );
  }
  const who = (
    <span className="row row--near">
      <Avatar name={manager.name} />
      <span>
        <b dir="auto">{manager.name}</b>
        <br />
        <a href={`mailto:${manager.email}`}>{manager.email}</a>
      </span>
    </span>
  );
  if (isReadOnly) {
    return (
      <Card id="account-manager" title="Your account manager">
        {who}
      </Card>
    );
  }
  return (
    <FormCard id="account-manager" title="Your account manager" text={who} answer={answer}>
      {(form) => (
        <>
          <input type="hidden" name="intent" value="call" />
          <TextArea
            name="message"
            label="When and where can we reach you, and what is it about?"
            hint="Include a phone number."
            rows={3}
            limit={CALL_LIMITS.max}
            defaultValue={form.valueOf("message")}
            error={form.errorOf("message")}
          />
          <KeptText name="account-manager" />
          <div>
            <Button type="submit" busy={formData?.get("intent") === "call" && "Sending..."}>
              Ask for a call
            </Button>
          </div>
        </>
      )}
    </FormCard>
  );
}
