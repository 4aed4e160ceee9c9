import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { TextInput } from "#app/ui/text-input.tsx";
import { PROOF_PATH, proofLine } from "../rules.ts";

type Props = { domain: string; token: string; answer: FormResult | undefined };

/**
 * Offers two proofs without email: a DNS record of the company's domain, and a file on its website.
 */
export function OtherProofs({ domain, token, answer }: Props) {
  const of = (how: string) => (answer?.values.how === how ? answer : undefined);
  return (
    <div className="stack stack--s3">
      <details className="stack stack--s3" open={of("dns") !== undefined}>
        <summary>Or add a DNS record</summary>
        <Look
          how="dns"
          text={`Add a TXT record to ${domain} that says this. Your web or IT team knows how.`}
          label="Text of the record"
          line={proofLine(token)}
          answer={of("dns")}
        />
      </details>
      <details className="stack stack--s3" open={of("file") !== undefined}>
        <summary>Or put a file on your website</summary>
        <Look
          how="file"
          text={`Put a text file that says this at https://${domain}${PROOF_PATH}.`}
          label="Text of the file"
          line={proofLine(token)}
          answer={of("file")}
        />
      </details>
    </div>
  );
}

type LookProps = { how: "dns" | "file"; text: string; label: string; line: string; answer: FormResult | undefined };

function Look({ how, text, label, line, answer }: LookProps) {
  const { formData } = useNavigation();
  const { formRef, errorOf } = useFormResult(answer);
  const isLooking = formData?.get("intent") === "look" && formData.get("how") === how;
  return (
    <Form
      ref={formRef}
      method="post"
      preventScrollReset
      noValidate
      className="stack stack--s4"
      aria-label={how === "dns" ? "Verify by a DNS record" : "Verify by a file"}
    >
      <p>{text}</p>
      <TextInput
        id={`${how}-line`}
        name=""
        label={label}
        hint="It's yours alone. Leave it there: we look again every 90 days."
        defaultValue={line}
        readOnly
        spellCheck={false}
        error={errorOf("how")}
      />
      <input type="hidden" name="how" value={how} />
      <div>
        <Button type="submit" name="intent" value="look" busy={isLooking && "Looking..."}>
          Check now
        </Button>
      </div>
    </Form>
  );
}
