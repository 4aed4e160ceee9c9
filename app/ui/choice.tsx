import type { ComponentProps, ReactNode } from "react";
import { ErrorText, type FieldError, FieldGroup, type FieldTexts, useEditedError } from "./field.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "className" | "type"> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: FieldError;
};

/** A checkbox whose whole row is clickable. */
export function Checkbox({ label, hint, error, id, ...input }: CheckboxProps) {
  const { ref, message, onInput } = useEditedError(error);
  const boxId = id ?? input.name;
  const describing = [hint ? `${boxId}-hint` : null, message ? `${boxId}-error` : null].filter(Boolean).join(" ");
  return (
    <div
      className={message ? "field field--bad" : "field"}
      onInput={onInput}
      ref={(element) => {
        ref.current = element;
      }}
    >
      <label className="check" htmlFor={boxId}>
        <input
          {...input}
          type="checkbox"
          id={boxId}
          aria-describedby={describing || undefined}
          aria-invalid={message ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <span className="hint" id={`${boxId}-hint`}>
          {hint}
        </span>
      )}
      {message && <ErrorText id={`${boxId}-error`}>{message}</ErrorText>}
    </div>
  );
}

/** An option of a group. `count` is shown at its end, with `countNoun` for screen readers. */
type Choice = {
  value: string;
  label: ReactNode;
  count?: ReactNode;
  isDisabled?: boolean | undefined;
};

type GroupProps = FieldTexts & {
  name: string;
  /** The id of the group; by default the name of its controls. */
  id?: string | undefined;
  choices: readonly Choice[];
  /** What the counts count, such as "jobs". */
  countNoun?: string | undefined;
  /** Lays the choices out side by side where there is room. */
  isSideBySide?: boolean | undefined;
  className?: string | undefined;
  onChange?: ComponentProps<"input">["onChange"];
};

export type CheckboxGroupProps = GroupProps & { defaultValues?: readonly string[] | undefined };

/** Checkboxes under one legend, all sent under the same name. */
export function CheckboxGroup({ defaultValues = [], ...group }: CheckboxGroupProps) {
  return <ChoiceGroup {...group} type="checkbox" isChosen={(value) => defaultValues.includes(value)} />;
}

export type RadioGroupProps = GroupProps & { defaultValue?: string | undefined; isRequired?: boolean | undefined };

/** Radio buttons under one legend. */
export function RadioGroup({ defaultValue, isRequired, ...group }: RadioGroupProps) {
  return <ChoiceGroup {...group} type="radio" isRequired={isRequired} isChosen={(value) => value === defaultValue} />;
}

type ChoiceGroupProps = GroupProps & {
  type: "checkbox" | "radio";
  isChosen: (value: string) => boolean;
  isRequired?: boolean | undefined;
};

function ChoiceGroup(props: ChoiceGroupProps) {
  const { type, isChosen, isRequired, name, id = name, choices, countNoun, isSideBySide, onChange, ...texts } = props;
  return (
    <FieldGroup id={id} {...texts}>
      <div className={isSideBySide ? "grid2 grid2--choices" : undefined}>
        {choices.map((choice) => (
          <label className="check" key={choice.value}>
            <input
              type={type}
              name={name}
              value={choice.value}
              defaultChecked={isChosen(choice.value)}
              disabled={choice.isDisabled}
              required={isRequired}
              onChange={onChange}
            />
            <span>{choice.label}</span>
            {choice.count !== undefined && (
              <span className="count">
                <span>{choice.count}</span>
                {countNoun && <span className="vh">{` ${countNoun}`}</span>}
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

export type SwitchProps = Omit<ComponentProps<"input">, "className" | "type" | "role"> & {
  name: string;
  label: ReactNode;
  /** The sentence under the label. */
  text?: ReactNode;
};

/** A setting that is on or off, shown by text and shape. Sends "on" under its name when it is on. */
export function Switch({ label, text, id, ...input }: SwitchProps) {
  const switchId = id ?? input.name;
  return (
    <label className="switch" htmlFor={switchId}>
      <span className="switch__text">
        <b>{label}</b>
        {text && <span className="soft">{text}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked */}
      <input {...input} id={switchId} type="checkbox" role="switch" />
      <span className="switch__w" aria-hidden="true" />
    </label>
  );
}
