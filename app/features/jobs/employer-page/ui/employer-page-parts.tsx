import { paragraphsOf } from "../../rules.ts";
import { benefitsOf, type EmployerPage } from "../rules.ts";
import "./employer-page.css";

/** The parts that an employer added to its public page; nothing for those it left out. */
export function EmployerPageParts({ page }: { page: EmployerPage }) {
  const benefits = benefitsOf(page.benefits);
  return (
    <>
      {page.pictures.length > 0 && (
        <ul className="copictures" aria-label="Pictures">
          {page.pictures.map(({ slot, url, alt }) => (
            <li key={slot}>
              <img src={url} alt={alt ?? ""} loading="lazy" />
            </li>
          ))}
        </ul>
      )}
      {page.howWeWork && (
        <section className="prose typed" aria-labelledby="how-we-work">
          <h2 id="how-we-work">How we work</h2>
          {paragraphsOf(page.howWeWork).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move
            <p key={index} dir="auto">
              {text}
            </p>
          ))}
        </section>
      )}
      {benefits.length > 0 && (
        <section className="prose" aria-labelledby="benefits">
          <h2 id="benefits">Benefits</h2>
          <ul>
            {benefits.map((benefit, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: benefits have no other name and never move
              <li key={index} dir="auto">
                {benefit}
              </li>
            ))}
          </ul>
        </section>
      )}
      {page.people.length > 0 && (
        <section aria-labelledby="people" className="stack stack--s3">
          <h2 id="people">People</h2>
          <ul className="grid2">
            {page.people.map(({ name, role }) => (
              <li key={`${name} ${role}`}>
                <b dir="auto">{name}</b>
                <br />
                <span className="soft" dir="auto">
                  {role}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
