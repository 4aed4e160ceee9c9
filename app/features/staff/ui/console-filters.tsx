import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";

export type ConsoleFiltersProps = {
  /** What the form does, for screen readers: "Filter cases". */
  label: string;
  /** The page without filters; null if none is set. */
  clearHref: string | null;
  /** Whether the fields share the width evenly. */
  isEven?: boolean;
  children: ReactNode;
};

/** A form of filters above a list, which go into the address. */
export function ConsoleFilters({ label, clearHref, isEven = false, children }: ConsoleFiltersProps) {
  return (
    <Form
      className={isEven ? "consolefilters consolefilters--even" : "consolefilters"}
      role="search"
      aria-label={label}
    >
      {children}
      <div className="row row--near">
        <Button type="submit">Filter</Button>
        {clearHref !== null && <ButtonLink to={clearHref}>Clear</ButtonLink>}
      </div>
    </Form>
  );
}
