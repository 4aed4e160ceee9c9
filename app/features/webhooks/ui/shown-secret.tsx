import { href } from "react-router";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export type ShownSecretProps = { url: string; secret: string };

/** A signing secret, shown this once. */
export function ShownSecret({ url, secret }: ShownSecretProps) {
  return (
    <ArrivedNotice title="Your signing secret">
      <div className="stack stack--s3">
        <p>
          <span>{`Your software uses it to check that a message at ${url} is ours. `}</span>
          <span>Copy it now: we can't show it again.</span>
        </p>
        <p>
          <code className="two-step__code">{secret}</code>
        </p>
        <p>
          <ButtonLink to={href("/recruiter/webhooks")} replace>
            I've saved it
          </ButtonLink>
        </p>
      </div>
    </ArrivedNotice>
  );
}
