import { Form } from "react-router";
import type { BannerLevel } from "#app/domain/site.ts";
import { interviewText, zoneName } from "#app/features/applications/interviews/labels.ts";
import { fieldsOf, OFFERED_ZONES } from "#app/features/applications/interviews/rules.ts";
import { BANNER_LABELS } from "#app/features/site/labels.ts";
import { FreshCodeField } from "#app/features/staff/ui/fresh-code-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { LEVELS } from "../content/labels.ts";
import { BANNER_TEXT, type BannerState, bannerPhase } from "../content/rules.ts";
import { CODE_HINT, type ContentFormProps, OpenLink } from "./content-parts.tsx";

type BannerPartProps = ContentFormProps & BannerState & { open: string | null; zone: string | null; now: Date };

/** Shows and edits the banner at the top of every page. */
export function BannerPart({ banner, version, open, zone, now, ...form }: BannerPartProps) {
  const current = banner && bannerPhase(banner, now) !== "over" ? banner : null;
  return (
    <section aria-labelledby="banner" className="card stack stack--s4">
      <h2 id="banner">Service banner</h2>
      {current ? (
        <>
          <BannerLook {...current} />
          <p className="soft">
            {`${bannerPhase(current, now) === "shown" ? "Shown until" : "Scheduled. It begins"} ${momentText(
              bannerPhase(current, now) === "shown" ? current.endsAt : current.startsAt,
              zone,
            )}${bannerPhase(current, now) === "waits" ? ` and ends ${momentText(current.endsAt, zone)}` : ""}.`}
          </p>
        </>
      ) : (
        <p className="soft">No banner is shown. One stands at the top of every page, for everyone.</p>
      )}
      <div className="row row--near">
        <OpenLink
          name="banner"
          isOpen={open === "banner"}
          label={current ? "Change" : "Write one"}
          about="Service banner"
        />
        {current && (
          <OpenLink name="end-banner" isOpen={open === "end-banner"} label="Take it down" about="Service banner" />
        )}
      </div>
      {open === "end-banner" && current && <EndForm version={version} {...form} />}
      {open === "banner" && <BannerForm current={current} version={version} zone={zone} key={version} {...form} />}
    </section>
  );
}

function momentText(at: Date, zone: string | null): string {
  return interviewText({ at, zone: zone ?? OFFERED_ZONES[0], how: null });
}

function BannerLook({ text, level }: { text: string; level: BannerLevel }) {
  return (
    <p className={`notice notice--${level === "outage" ? "bad" : "info"} notice--page`}>
      <span>
        <strong>{`${BANNER_LABELS[level]}: `}</strong>
        <span>{text}</span>
      </span>
    </p>
  );
}

type BannerFormProps = ContentFormProps & { current: BannerState["banner"]; version: number; zone: string | null };

function BannerForm({ current, version, zone, needsCode, answer }: BannerFormProps) {
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  const own = zone ?? OFFERED_ZONES[0];
  const start = fieldsOf(current && { at: current.startsAt, zone: own, how: null });
  const end = fieldsOf(current && { at: current.endsAt, zone: own, how: null });
  const text = (name: string, stored = "") => ({
    name,
    defaultValue: form.valueOf(name, stored),
    error: errorOf(name),
  });
  const isPreview = answer?.values.intent === "preview-banner" && Object.keys(answer.errors).length === 0;
  const level = form.valueOf("level") === "outage" ? "outage" : "notice";
  const zones = OFFERED_ZONES.some((one) => one === own) ? OFFERED_ZONES : [own, ...OFFERED_ZONES];
  return (
    <Form
      method="post"
      className="stack stack--s4"
      aria-label="Service banner"
      noValidate
      preventScrollReset
      ref={formRef}
      onInput={onInput}
    >
      <FormProblem answer={answer} />
      {isPreview && !answer?.problem && (
        <Notice title="This is how it will look. Nothing is saved yet." role="status">
          <BannerLook text={form.valueOf("text")} level={level} />
        </Notice>
      )}
      <input type="hidden" name="version" value={version} />
      <TextArea {...text("text", current?.text)} label="Text" rows={2} limit={BANNER_TEXT.max} isCounted />
      <Select {...text("level", current?.level ?? "notice")} label="Level" options={LEVELS} />
      <div className="grid2">
        <TextInput {...text("startDay", start.interviewDate)} label="Begins on" hint="Empty: now" type="date" />
        <TextInput {...text("startTime", start.interviewTime)} label="Begins at" hint="Empty: now" type="time" />
        <TextInput {...text("endDay", end.interviewDate)} label="Ends on" type="date" />
        <TextInput {...text("endTime", end.interviewTime)} label="Ends at" type="time" />
      </div>
      <Select
        {...text("zone", own)}
        label="Time zone"
        options={zones.map((value) => ({ value, label: `${zoneName(value, WINTER)} (${value})` }))}
      />
      <KeptText name="banner" />
      <FreshCodeField isNeeded={needsCode} error={errorOf("code")} hint={CODE_HINT} />
      <div className="row row--near">
        <Button type="submit" name="intent" value="preview-banner">
          Preview
        </Button>
        <Button type="submit" variant="main" name="intent" value="save-banner">
          Save banner
        </Button>
      </div>
    </Form>
  );
}

function EndForm({ version, needsCode, answer }: ContentFormProps & { version: number }) {
  const { formRef, errorOf, onInput } = useFormResult(answer);
  return (
    <Form
      method="post"
      className="stack stack--s4"
      aria-label="Take the banner down"
      noValidate
      preventScrollReset
      ref={formRef}
      onInput={onInput}
    >
      <FormProblem answer={answer} />
      <input type="hidden" name="version" value={version} />
      <FreshCodeField isNeeded={needsCode} error={errorOf("code")} hint={CODE_HINT} />
      <div>
        <Button type="submit" variant="danger" name="intent" value="end-banner">
          Take it down now
        </Button>
      </div>
    </Form>
  );
}

/** A winter day, so that a zone's name does not change with the season. */
const WINTER = new Date(Date.UTC(2026, 0, 1));
