import type { LucideIcon } from "lucide-react";
import LogOut from "lucide-react/icons/log-out";
import MenuIcon from "lucide-react/icons/menu";
import type { ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Avatar } from "./avatar.tsx";
import { CountDot } from "./badge.tsx";
import { Disclosure } from "./disclosure.tsx";
import { HighContrastButton } from "./high-contrast-button.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { Menu, MenuLink, MenuSeparator } from "./menu.tsx";
import { WaitingBar } from "./page-waiting.tsx";
import { Brand } from "./site-header.tsx";
import { useAbandonedLoads } from "./use-abandoned-loads.ts";
import "./area.css";

/** A navigation item of an area: icon, label, and the number of new items. */
export type AreaLink = {
  to: string;
  label: string;
  icon: LucideIcon;
  count?: number | undefined;
  /** Other pages that belong to this item. */
  within?: readonly string[];
  /** Whether pages below this address are items of their own. */
  isExact?: boolean;
};

export type AreaShellProps = {
  brand: string;
  /** The accessible name of the area: "Senior area". */
  label: string;
  dashboardHref: string;
  links: readonly AreaLink[];
  /** `firstName` is the short name. */
  person: { firstName: string; name: string; email: string; photoUrl?: string | null | undefined };
  /** The links of the profile menu, before Log Out. */
  profileLinks: readonly AreaLink[];
  /** Menus of the header: notifications and messages, as `HeaderMenu`. */
  headerMenus?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** The frame of the signed-in areas: header, sidebar with icons and labels, main area, footer. */
export function AreaShell(props: AreaShellProps) {
  useAbandonedLoads();
  const { brand, label, dashboardHref, links, person, profileLinks, headerMenus, footer, children } = props;
  // A phone has no room for the profile menu, so its extra links are in the list.
  const onlyInMenu = profileLinks.filter(({ to }) => !links.some((link) => link.to === to));
  return (
    <div className="page">
      <header className="top top--app">
        <div className="wrap top__in">
          <Brand name={brand} to={dashboardHref} />
          <div className="top__acts">
            <span className="only-wide">
              <HighContrastButton />
            </span>
            {headerMenus}
            <Menu
              className="only-wide"
              summary={
                <>
                  <Avatar name={person.name} photoUrl={person.photoUrl} />
                  <span className="word">{person.firstName}</span>
                  <span className="vh">Your account</span>
                </>
              }
            >
              <p className="menu__item soft">
                <span>
                  <span>{person.name}</span>
                  <br />
                  <span>{person.email}</span>
                </span>
              </p>
              <MenuSeparator />
              {profileLinks.map((link) => (
                <MenuLink key={link.to} to={link.to} icon={link.icon}>
                  {link.label}
                </MenuLink>
              ))}
              <LogOutButton className="menu__item" after="/">
                <LogOut className="i" />
                Log Out
              </LogOutButton>
            </Menu>
            <Disclosure
              className="mnav side-hide"
              summaryClassName="btn"
              summary={
                <>
                  <MenuIcon className="i" />
                  <span className="mnav__word" aria-hidden="true">
                    Menu
                  </span>
                  <span className="vh">Menu</span>
                </>
              }
            >
              <nav className="mnav__panel" aria-label="Mobile">
                {links.map((link) => (
                  <PlaceLink key={link.to} link={link}>
                    {link.label}
                  </PlaceLink>
                ))}
                {onlyInMenu.map((link) => (
                  <NavLink key={link.to} to={link.to}>
                    {link.label}
                  </NavLink>
                ))}
                <LogOutButton className="mnav__out" after="/">
                  Log Out
                </LogOutButton>
              </nav>
            </Disclosure>
          </div>
        </div>
      </header>
      <WaitingBar />
      <div className="shell">
        <nav className="side" aria-label={label}>
          <div className="side__in">
            {links.map((link) => (
              <PlaceLink key={link.to} link={link}>
                <link.icon className="i" />
                {link.label}
              </PlaceLink>
            ))}
            <hr />
            <LogOutButton className="side__out" after="/">
              <LogOut className="i" />
              Log Out
            </LogOutButton>
          </div>
        </nav>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer}
    </div>
  );
}

export type HeaderMenuProps = {
  label: string;
  icon: LucideIcon;
  count: number;
  /** The newest entries as MenuLink with MenuEntry, or one sentence if there are none. */
  children: ReactNode;
  allHref: string;
};

/** A dropdown of the header with its count and a View all link, which stays visible below many entries. */
export function HeaderMenu({ label, icon: Icon, count, children, allHref }: HeaderMenuProps) {
  return (
    <Menu
      summary={
        <>
          <Icon className="i" />
          <span className="word" aria-hidden="true">
            {label}
          </span>
          <span className="vh">{label}</span>
          <CountDot count={count} noun="new" />
        </>
      }
    >
      <div className="menu__newest">{children}</div>
      <MenuSeparator />
      <MenuLink to={allHref}>
        <b>View all</b>
        <span className="vh">{` ${label.toLowerCase()}`}</span>
      </MenuLink>
    </Menu>
  );
}

export type MenuEntryProps = {
  title: string;
  /** The text that marks a new entry, such as "New"; null if it is not. */
  mark: string | null;
  /** The subject, where titles may be equal. */
  about?: string | undefined;
  text: string;
  when: string;
};

/** An entry of a header's dropdown: at most two lines of text. */
export function MenuEntry({ title, mark, about, text, when }: MenuEntryProps) {
  return (
    <span className="menu__entry">
      <b>{title}</b> {mark && <span className="dot">{mark}</span>}
      {about && <span className="soft small">{about}</span>}
      <span className="menu__text">{text}</span>
      <span className="soft small">{when}</span>
    </span>
  );
}

/** A navigation item with its count: current on its own page, and on the one that belongs to it. */
function PlaceLink({ link, children }: { link: AreaLink; children: ReactNode }) {
  const { pathname } = useLocation();
  const isWithin = link.within?.some((path) => `${pathname}/`.startsWith(`${path}/`)) ?? false;
  const content = (
    <>
      {children}
      <CountDot count={link.count ?? 0} noun="new" />
    </>
  );
  if (!isWithin)
    return (
      <NavLink to={link.to} end={link.isExact ?? false}>
        {content}
      </NavLink>
    );
  return (
    <Link to={link.to} aria-current="true">
      {content}
    </Link>
  );
}
