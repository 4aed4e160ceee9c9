import { useId } from "react";
import { useOwnTimeZone } from "#app/ui/date-time.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { WAY_LABELS, zoneName } from "../labels.ts";
import { fieldsOf, INTERVIEW_WAYS, type Interview, OFFERED_ZONES } from "../rules.ts";

export type InterviewFieldsProps = {
  interview: Interview | null;
  answer: FormResult | undefined;
  errorOf: (name: string) => string | undefined;
};

/** When and how people meet, all optional. The time zone is the browser's own, and is always shown. */
export function InterviewFieldset({ interview, answer, errorOf }: InterviewFieldsProps) {
  const id = useId();
  const own = useOwnTimeZone();
  const stored = fieldsOf(interview);
  const textOf = (name: keyof typeof stored) => {
    const typed = answer?.values[name];
    return typeof typed === "string" ? typed : stored[name];
  };
  const isOpen = interview === null && answer === undefined;
  const zone = isOpen && own !== null ? own : textOf("interviewZone");
  const of = (name: keyof typeof stored) => ({ id: `${id}-${name}`, name, error: errorOf(name) });
  return (
    <fieldset className="stack stack--s3">
      <legend className="label">
        When you meet <span className="opt">(optional)</span>
      </legend>
      <div className="grid2">
        <TextInput {...of("interviewDate")} label="Day" type="date" defaultValue={textOf("interviewDate")} />
        <TextInput {...of("interviewTime")} label="Time" type="time" defaultValue={textOf("interviewTime")} />
        <Select
          // Once the browser has reported its zone, the list starts with it.
          key={zone}
          {...of("interviewZone")}
          label="Time zone"
          defaultValue={zone}
          options={zonesWith(zone).map((value) => ({ value, label: zoneLabel(value) }))}
        />
        <Select
          {...of("interviewHow")}
          label="How"
          placeholder="Not decided"
          defaultValue={textOf("interviewHow")}
          options={INTERVIEW_WAYS.map((value) => ({ value, label: WAY_LABELS[value] }))}
        />
      </div>
    </fieldset>
  );
}

function zonesWith(zone: string): readonly string[] {
  return OFFERED_ZONES.some((one) => one === zone) || zone === "" ? OFFERED_ZONES : [zone, ...OFFERED_ZONES];
}

/** Returns "Eastern Standard Time (New York)", by a winter day, so that the name does not change with the season. */
function zoneLabel(zone: string): string {
  const place = zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;
  try {
    return `${zoneName(zone, new Date(Date.UTC(2026, 0, 1)))} (${place})`;
  } catch {
    return place;
  }
}
