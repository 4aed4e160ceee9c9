import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { ASK_LIMITS } from "../rules.ts";

type Props = { askedAt: Date | null; answer: FormResult | undefined };

/** Asks staff for a check, or shows since when the company has been waiting for one. */
export function AskUs({ askedAt, answer }: Props) {
  const { formData } = useNavigation();
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  if (askedAt !== null) {
    return (
      <Notice tone="info" title="We're checking your company">
        <p>
          <span>You asked us on </span>
          <Day at={askedAt} />
          <span>. We let you know, usually within two business days.</span>
        </p>
      </Notice>
    );
  }
  return (
    <Form
      ref={formRef}
      method="post"
      preventScrollReset
      noValidate
      className="stack stack--s4"
      aria-labelledby="ask-us"
      onInput={onInput}
    >
      <h3 id="ask-us">Ask us to check</h3>
      <p>
        No website, or none of these works? One of us looks at your company. Tell us where we can see that it exists and
        that you hire for it: a registration number and its state, a public directory, a phone number we can look up.
        Never send us passwords, bank details, or pictures of documents.
      </p>
      <input type="hidden" name="intent" value="ask-us" />
      <TextArea
        name="words"
        label="What we can check"
        rows={5}
        isCounted
        limit={ASK_LIMITS.max}
        defaultValue={form.valueOf("words")}
        error={errorOf("words")}
      />
      <KeptText name="company-ask" />
      <div>
        <Button type="submit" busy={formData?.get("intent") === "ask-us" && "Sending..."}>
          Ask us to check
        </Button>
      </div>
    </Form>
  );
}
