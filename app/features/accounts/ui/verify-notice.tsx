import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** Reminds a person to verify their address, with a button that sends the email again (D82). */
export function VerifyNotice({ email }: { email: string }) {
  return (
    <div className="wrap">
      <Notice tone="warn" title="Please verify your email">
        <div className="stack">
          <p>{`We sent a link to ${email}. Open it before you apply, post a job or write a message. Until then you can look around and fill in your profile.`}</p>
          <SendAgain email={email} />
        </div>
      </Notice>
    </div>
  );
}

/** A less prominent reminder, for installations that do not require verification. */
export function VerifyReminder({ email }: { email: string }) {
  return (
    <Notice title="Please check your email for verification">
      <div className="stack stack--s3">
        <p>{`We sent a link to ${email}. Click it to confirm your email.`}</p>
        <SendAgain email={email} />
      </div>
    </Notice>
  );
}

function SendAgain({ email }: { email: string }) {
  return (
    <Form method="post" action="/verify-email">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="line">
        Send the email again
      </Button>
    </Form>
  );
}
