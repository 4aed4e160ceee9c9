import { Link } from "react-router";
import { BASE_LINKS, FOOTER_COLUMNS } from "./site-links.ts";

export type SiteFooterProps = {
  brand: string;
  year: number;
  contactEmail: string;
  /** E.g. "Monday to Friday, 8:00 AM to 7:00 PM Eastern". */
  supportHours: string;
  /** E.g. "24-48 hours". */
  replyTime: string;
  socialLinks: ReadonlyArray<{ label: string; href: string }>;
  /** Without the space above, for an area shell. */
  isFlush?: boolean | undefined;
};

/** The footer of every page; the help block is always in the same place. */
export function SiteFooter(props: SiteFooterProps) {
  const { brand, year, contactEmail, supportHours, replyTime, socialLinks, isFlush } = props;
  return (
    <footer className={isFlush ? "foot foot--flush" : "foot"}>
      <div className="wrap">
        <div className="foot__grid">
          {FOOTER_COLUMNS.map((column) => (
            <div key={column.title}>
              <h2>{column.title}</h2>
              <ul className="foot__list">
                {column.links.map((link) => (
                  <li key={link.label}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div id="help" tabIndex={-1}>
            <h2>Help from a person</h2>
            <p>{`${supportHours}.`}</p>
            <p>
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </p>
            <p>
              <Link to="/contact?about=call">Ask us to call you</Link>
            </p>
            <p className="soft small">{`We reply within ${replyTime}.`}</p>
            {socialLinks.length > 0 && (
              <ul className="foot__list">
                {socialLinks.map((link) => (
                  <li key={link.href}>
                    <a href={link.href} rel="me noopener">
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div className="foot__base">
          <p>{`© ${year} ${brand}`}</p>
          <ul className="foot__list">
            {BASE_LINKS.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>{link.label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
