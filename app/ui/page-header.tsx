import { createContext, type ReactNode, useContext } from "react";

export type PageHeaderProps = {
  title: ReactNode;
  /** A sentence about the purpose of the page. */
  text?: ReactNode;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  /** Large, for the top of a public page; otherwise the size of the signed-in areas. */
  isPublic?: boolean | undefined;
};

const TabContext = createContext(false);

/** For a page within another page's tab: its title is a lower heading, and the other page has the buttons. */
export const PageInTab = TabContext.Provider;

/** The page's only h1. It is focusable, so that a navigation can be announced there. */
export function PageHeader({ title, text, actions, isPublic }: PageHeaderProps) {
  const isInTab = useContext(TabContext);
  if (isPublic) {
    return (
      <div className="wrap pagehead">
        <PageTitle className="headline">{title}</PageTitle>
        {text && <p className="lede">{text}</p>}
        {actions && <div className="row">{actions}</div>}
      </div>
    );
  }
  return (
    <div className="row between pagetop">
      <div>
        {isInTab ? <h2>{title}</h2> : <PageTitle>{title}</PageTitle>}
        {text && <p className="soft">{text}</p>}
      </div>
      {actions && !isInTab && <div className="row row--near">{actions}</div>}
    </div>
  );
}

/** The h1 alone, for pages with a header of their own (home, job, article). */
export function PageTitle({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <h1 className={className} tabIndex={-1}>
      {children}
    </h1>
  );
}
