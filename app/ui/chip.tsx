import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router";

/** An active filter, as a link that removes it. */
export function RemoveChipLink({
  label,
  what,
  ...link
}: { label: string; what: string } & Omit<LinkProps, "children">) {
  return (
    <Link {...link} className="chip" aria-label={`Remove ${what}: ${label}`}>
      <span>{label}</span>
      <X className="i" />
    </Link>
  );
}

type ChipButtonProps = { label: string; what: string } & Omit<ComponentProps<"button">, "children" | "className">;

/** A selected item, as a button that removes it: solid, with a cross. */
export function RemoveChip({ label, what, ...button }: ChipButtonProps) {
  return (
    <button type="button" {...button} className="chip" aria-label={`Remove ${what}: ${label}`}>
      <span>{label}</span>
      <X className="i" />
    </button>
  );
}

/** A suggestion, as a button that adds it: dashed, with a plus. */
export function AddChip({ label, what, ...button }: ChipButtonProps) {
  return (
    <button type="button" {...button} className="chip chip--add" aria-label={`Add ${what}: ${label}`}>
      <Plus className="i" />
      <span>{label}</span>
    </button>
  );
}
