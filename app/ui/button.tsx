import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Spinner } from "./spinner.tsx";

/** `main` is the one main action of a page; every other strong button is `primary`. */
export type ButtonVariant = "main" | "primary" | "line" | "plain" | "quiet" | "danger";

type Look = {
  variant?: ButtonVariant | undefined;
  big?: boolean | undefined;
  wide?: boolean | undefined;
  /** Square, for an icon alone; give the button an `aria-label`. */
  iconOnly?: boolean | undefined;
};

export type ButtonProps = ComponentProps<"button"> &
  Look & {
    /** The text beside the spinner during a submission, such as "Saving...". */
    busy?: string | false | undefined;
  };

function classesOf({ variant = "plain", big, wide, iconOnly }: Look, extra?: string): string {
  const classes = ["btn"];
  if (variant !== "plain") classes.push(`btn--${variant}`);
  if (big) classes.push("btn--big");
  if (wide) classes.push("btn--wide");
  if (iconOnly) classes.push("btn--icon");
  if (extra) classes.push(extra);
  return classes.join(" ");
}

/**
 * A button. Busy and disabled ones stay in the tab order (`aria-disabled`) and ignore clicks, so that focus is never
 * lost; without JavaScript the server refuses what must not happen.
 */
export function Button(props: ButtonProps) {
  const { variant, big, wide, iconOnly, busy, disabled, className, onClick, children, ...rest } = props;
  const isHeld = Boolean(disabled) || Boolean(busy);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isHeld) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      className={classesOf({ variant, big, wide, iconOnly }, className)}
      aria-disabled={isHeld || rest["aria-disabled"] || undefined}
      aria-busy={Boolean(busy) || undefined}
      onClick={press}
    >
      {busy ? (
        <span className="btn__in" key="busy">
          <Spinner />
          <span>{busy}</span>
        </span>
      ) : (
        <span className="btn__in" key="idle">
          {children}
        </span>
      )}
    </button>
  );
}

export type ButtonLinkProps = LinkProps & Look & { children: ReactNode };

/** A link styled as a button: for navigation, never for changes. */
export function ButtonLink({ variant, big, wide, iconOnly, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={classesOf({ variant, big, wide, iconOnly }, className)} />;
}
