import { Form } from "react-router";
import { SWITCH_LABELS } from "#app/features/site/labels.ts";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Select } from "#app/ui/select.tsx";
import { ActionsCell, Cell, DetailRow, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { REASON_LABELS, REASONS, SWITCH_TEXTS } from "../content/labels.ts";
import { SENTENCE, type SwitchState } from "../content/rules.ts";
import { CODE_HINT, type ContentFormProps, OpenLink } from "./content-parts.tsx";

type SwitchesPartProps = ContentFormProps & { switches: readonly SwitchState[]; open: string | null; now: Date };

/** Lets an admin turn features off in an emergency. */
export function SwitchesPart({ switches, open, now, ...form }: SwitchesPartProps) {
  return (
    <section aria-labelledby="switches" className="consoletable stack stack--s3">
      <h2 id="switches">Emergency switches</h2>
      <Table caption="Emergency switches" columns={["What", "State", "Actions"]} canWrap>
        {switches.map((one) => {
          const { name, isOff, sentence, reason, changedAt } = one;
          const { label } = SWITCH_LABELS[name];
          const isOpen = open === name;
          return [
            <TableRow key={name} isOn={isOpen}>
              <HeadCell>
                <b>{label}</b>
                <span className="sub">{SWITCH_TEXTS[name]}</span>
              </HeadCell>
              <Cell column="State">
                {isOff ? <b>Off</b> : <span>On</span>}
                {isOff && reason && changedAt && (
                  <>
                    <span className="sub">{`${REASON_LABELS[reason]}, ${relativeTime(changedAt, now)}`}</span>
                    <span className="sub">{`“${sentence}”`}</span>
                  </>
                )}
              </Cell>
              <ActionsCell>
                <OpenLink name={name} isOpen={isOpen} label={isOff ? "Turn on" : "Turn off"} about={label} />
              </ActionsCell>
            </TableRow>,
            isOpen && (
              <DetailRow key={`${name} form`}>
                <SwitchForm one={one} {...form} />
              </DetailRow>
            ),
          ];
        })}
      </Table>
    </section>
  );
}

function SwitchForm({ one, needsCode, answer }: ContentFormProps & { one: SwitchState }) {
  const { name, isOff, sentence, reason, version } = one;
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const { label } = SWITCH_LABELS[name];
  return (
    <Form
      method="post"
      className="stack stack--s4"
      aria-label={isOff ? `Turn on: ${label}` : `Turn off: ${label}`}
      noValidate
      preventScrollReset
      ref={formRef}
      onInput={onInput}
    >
      <FormProblem answer={answer} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="version" value={version} />
      {!isOff && (
        <>
          <TextArea
            name="sentence"
            label="Message for everyone who tries to use it"
            hint="Say what they can do instead, and when to try again. It's on the page until you turn this on."
            rows={2}
            limit={SENTENCE.max}
            isCounted
            defaultValue={form.valueOf("sentence", sentence)}
            error={errorOf("sentence")}
          />
          <Select
            name="reason"
            label="Why, for the Audit log"
            placeholder="Choose one"
            defaultValue={form.valueOf("reason", reason ?? "")}
            options={REASONS}
            error={errorOf("reason")}
          />
          <KeptText name={`turn off ${name}`} />
        </>
      )}
      <FreshCodeField isNeeded={needsCode} error={errorOf("code")} hint={CODE_HINT} />
      <div>
        {isOff ? (
          <Button type="submit" variant="main" name="intent" value="turn-on">
            {`Turn on ${label.toLowerCase()}`}
          </Button>
        ) : (
          <Button type="submit" variant="danger" name="intent" value="turn-off">
            {`Turn off ${label.toLowerCase()}`}
          </Button>
        )}
      </div>
    </Form>
  );
}
