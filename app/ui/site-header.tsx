import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { ButtonLink } from "./button.tsx";
import { Disclosure } from "./disclosure.tsx";
import { HighContrastButton } from "./high-contrast-button.tsx";
import { LogOutButton } from "./log-out-button.tsx";
import { Mark } from "./ring.tsx";
import { MAIN_LINKS } from "./site-links.ts";

export type SiteHeaderProps = {
  brand: string;
  /** Null for a visitor; else the target of Dashboard. */
  account: null | { dashboardHref: string };
  /** The query of a visitor's Log In and Sign Up, "?next=..." or nothing. */
  authSearch: string;
  /** Links to the new items of a signed-in person, beside the account and in a phone's menu. */
  countLinks?: (isMenu: boolean) => ReactNode;
};

/** The logo and the name, linked to home. */
export function Brand({ name, to }: { name: string; to: string }) {
  return (
    <Link className="brand" to={to}>
      <Mark />
      <span>{name}</span>
    </Link>
  );
}

/** The header of the public pages. Below 768 px the links and the account move into a menu. */
export function SiteHeader({ brand, account, authSearch, countLinks }: SiteHeaderProps) {
  return (
    <header className="top">
      <div className="wrap top__in">
        <Brand name={brand} to="/" />
        <nav className="nav" aria-label="Main">
          <MainLinks />
        </nav>
        <div className="top__acts">
          <HighContrastButton />
          {account ? (
            <>
              {countLinks?.(false)}
              <Link className="top__a only-wide" to={account.dashboardHref}>
                Dashboard
              </Link>
              <span className="only-wide">
                <LogOutButton className="btn btn--line" after="/login">
                  Log Out
                </LogOutButton>
              </span>
            </>
          ) : (
            <>
              <Link className="top__a only-wide" to={`/login${authSearch}`}>
                Log In
              </Link>
              <ButtonLink variant="line" className="only-wide" to={`/signup${authSearch}`}>
                Sign Up
              </ButtonLink>
            </>
          )}
          <Disclosure className="mnav mnav--pub only-slim" summaryClassName="btn" summary="Menu">
            <nav className="mnav__panel" aria-label="Mobile">
              <MainLinks />
              {account ? (
                <>
                  <Link to={account.dashboardHref}>Dashboard</Link>
                  {countLinks?.(true)}
                  <LogOutButton className="mnav__out" after="/login">
                    Log Out
                  </LogOutButton>
                </>
              ) : (
                <>
                  <NavLink to={`/login${authSearch}`}>Log In</NavLink>
                  <NavLink to={`/signup${authSearch}`}>Sign Up</NavLink>
                </>
              )}
            </nav>
          </Disclosure>
        </div>
      </div>
    </header>
  );
}

function MainLinks() {
  return MAIN_LINKS.map((link) => (
    <NavLink key={link.to} to={link.to} end={link.to === "/"}>
      {link.label}
    </NavLink>
  ));
}
