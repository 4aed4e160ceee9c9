import type { MetaDescriptor } from "react-router";
import { BRAND } from "#app/brand.ts";

/** Returns questions and answers as structured data. */
export function faqMarkup(questions: ReadonlyArray<{ question: string; answer: string }>): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  };
}

/** Returns the organization and its site search as structured data. `url` is the public origin. */
export function organizationMarkup(url: string): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@graph": [
        {
          "@type": "Organization",
          "@id": `${url}/#organization`,
          name: BRAND.name,
          url,
          logo: `${url}/favicon.svg`,
          description: BRAND.description,
          sameAs: BRAND.socialLinks.map((link) => link.href),
          contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: BRAND.contactEmail },
        },
        {
          "@type": "WebSite",
          name: BRAND.name,
          url,
          publisher: { "@id": `${url}/#organization` },
          potentialAction: {
            "@type": "SearchAction",
            target: `${url}/find-jobs?q={search_term_string}`,
            "query-input": "required name=search_term_string",
          },
        },
      ],
    },
  };
}
