import { href } from "react-router";
import { notificationLook } from "#app/features/notifications/labels.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { shortened } from "#app/words.ts";
import type { EmployerMessage } from "../employer-message/rules.ts";

const QUOTED_CHARACTERS = 600;

/**
 * The employer's message with an interview or an offer, and a link to the conversation: the main action of the details.
 */
export function EmployerMessagePart({
  message: { conversationId, quote },
  isOffer,
}: {
  message: EmployerMessage;
  isOffer: boolean;
}) {
  return (
    <div>
      {quote && (
        <>
          <h4 className="details__head">{isOffer ? "Your offer" : "Their message"}</h4>
          <p className="details__text details__sent" dir="auto">
            {shortened(quote, QUOTED_CHARACTERS)}
          </p>
        </>
      )}
      <p className="details__read">
        <ButtonLink to={`${href("/senior/messages")}?conversation=${conversationId}`} variant="main">
          {notificationLook("message").link}
        </ButtonLink>
      </p>
    </div>
  );
}
