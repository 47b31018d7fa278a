import { currency } from '#commerce/money.ts'
import { shopDetails } from '#commerce/shop-details.ts'

/** JSON-LD for search engines. It cannot end the script it stands in, whatever a product is called. */
export function factsScript(facts: object): { type: string; children: string } {
  return {
    type: 'application/ld+json',
    children: JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll(
      '<',
      '\\u003c',
    ),
  }
}

export interface Crumb {
  name: string
  path: string
}

/** Where a page stands, from the home page on. */
export function breadcrumbFacts(crumbs: readonly Crumb[], origin: string) {
  return factsScript({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'All flowers', path: '/' }, ...crumbs].map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      item: origin + path,
    })),
  })
}

export function floristFacts(origin: string) {
  return factsScript({
    '@type': 'Florist',
    name: shopDetails.name,
    description: shopDetails.description,
    url: `${origin}/`,
    logo: `${origin}/logo.png`,
    image: `${origin}/logo.png`,
    email: shopDetails.email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: shopDetails.place,
      addressCountry: shopDetails.country,
    },
    areaServed: ['Cairo', 'Giza'],
    currenciesAccepted: currency,
    openingHours: shopDetails.openingHours,
  })
}
