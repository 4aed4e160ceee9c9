import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { Disclosure } from "./disclosure.tsx";

export type MenuProps = {
  /** What the button shows. */
  summary: ReactNode;
  /** The accessible name, where several menus look alike: "More: Toolroom Coach". */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A button that opens a short list of links and actions. */
export function Menu({ summary, label, className, children }: MenuProps) {
  return (
    <Disclosure
      className={className ? `menu ${className}` : "menu"}
      summaryClassName="btn"
      summary={summary}
      summaryLabel={label}
    >
      <div className="menu__list">{children}</div>
    </Disclosure>
  );
}

export type MenuLinkProps = Omit<LinkProps, "className"> & { icon?: LucideIcon | undefined };

/** A link. */
export function MenuLink({ icon: Icon, children, ...link }: MenuLinkProps) {
  return (
    <Link {...link} className="menu__item">
      {Icon && <Icon className="i" />}
      <span>{children}</span>
    </Link>
  );
}

export type MenuButtonProps = Omit<ComponentProps<"button">, "className"> & { icon?: LucideIcon | undefined };

/** An action. Inside a form pass `type="submit"`. */
export function MenuButton({ icon: Icon, children, ...button }: MenuButtonProps) {
  return (
    <button type="button" {...button} className="menu__item" data-closes>
      {Icon && <Icon className="i" />}
      <span>{children}</span>
    </button>
  );
}

/** A line between two groups of a menu. */
export function MenuSeparator() {
  return <hr className="menu__sep" />;
}
