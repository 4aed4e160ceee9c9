import Check from "lucide-react/icons/check";
import { Form } from "react-router";
import { BRAND } from "#app/brand.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { HeroRings } from "#app/ui/hero-rings.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { PLATES } from "./home.ts";

/** The top of the home page: what this is, the two ways in, and a search that works at once. */
export function HomeHero() {
  return (
    <section className="hero">
      <div className="wrap hero__in">
        <div className="hero__text">
          <PageTitle className="display">{BRAND.tagline}</PageTitle>
          <p className="lede">
            Flexible, part-time and consulting work for people who know what they're doing, with employers looking for
            exactly that.
          </p>
          <Form className="hero__search" action="/find-jobs" role="search" aria-label="Jobs">
            <SearchInput name="q" label="What would you like to do?" hint="A job, a skill, an industry or a location" />
            <Button type="submit" variant="main">
              Search jobs
            </Button>
          </Form>
          <div className="row">
            <ButtonLink to="/find-jobs">Find Work</ButtonLink>
            <ButtonLink to="/hire-talent">Hire Talent</ButtonLink>
          </div>
          <ul className="hero__note">
            {["Free for seniors", "Pay and hours on every job", "No birth dates, ever"].map((fact) => (
              <li key={fact}>
                <Check className="i" />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="hero__fig" aria-hidden="true">
          <HeroRings plates={PLATES} />
        </div>
      </div>
    </section>
  );
}
